import type { CardOffering } from '#app/ui/membership-card/membership-card-model.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const words = {
  none: 'membership-ends',
  optional: 'membership-may-renew',
  required: 'auto-renew-icon',
} as const

/** What comes after the term of a membership; nothing comes after a life. */
export const RenewalWords = ({ renewal }: Pick<CardOffering, 'renewal'>) => {
  const text = useText()
  return renewal === 'life' ? null : <span>{text(words[renewal])}</span>
}
