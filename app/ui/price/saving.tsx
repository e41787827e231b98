import { useMoney } from '#app/ui/price/money-format.tsx'
import { SAVING_TEXTS } from '#app/ui/price/saving-texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

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
