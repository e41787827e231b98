import { useText } from '#theme/texts/runtime/text-provider.tsx'

type KeptTickets = {
  /** how many of each there are after it, in the words of a line */
  kept: readonly { quantity: number; words: string }[]
  /** nothing but one quantity is chosen */
  isOfOne: boolean
}

/** What the button says that takes away what is too much: a number where one quantity is chosen, else how many of each stay. */
export function useRepairLabel() {
  const text = useText()
  return ({ kept, isOfOne }: KeptTickets): string => {
    const [only] = kept
    return isOfOne || !only
      ? text('event-limit-repair', { count: only?.quantity ?? 0 })
      : text('event-limit-repair-to', { tickets: kept.map(({ words }) => words) })
  }
}
