import { useMoney } from '#app/ui/price/money-format.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The sentence of each kind of saving. */
const SAVING_TEXTS = {
  each: 'event-card-saving',
  from: 'event-card-saving-from',
  to: 'event-card-saving-to',
} as const

/** Cents: the same for everybody, at least so much, or at most. */
export type SavingProps = { amount: number; kind: 'each' | 'from' | 'to' }

/** What a combo saves, in words: 'Save $5', 'Save $5 or more', 'Save up to $5'. */
export function useSavingText() {
  const text = useText()
  const { money } = useMoney()
  return ({ amount, kind }: SavingProps) => text(SAVING_TEXTS[kind], { amount: money(amount) })
}

/** The same as an element. */
export const Saving = (saving: SavingProps) => <>{useSavingText()(saving)}</>
