import type { TimeChip } from '#app/rules/slots/time-chip.ts'
import type { ChipLink } from '#app/ui/chips/chips.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** The times of an event as chips that lead to its tickets, or nowhere for somebody who may not buy them; few seats and none are said in words. */
export const useTimeLinks = (times: readonly TimeChip[], ticketsHref: string | null): ChipLink[] => {
  const text = useText()
  const notes = {
    available: () => undefined,
    few: (left: number) => text('event-card-few-left', { count: left }),
    'sold-out': () => text('event-card-sold-out'),
  }
  return times.map(({ time, label, state, left = 0 }) => ({
    value: time,
    label,
    state,
    note: notes[state](left),
    href: ticketsHref === null ? null : `${ticketsHref}&time=${encodeURIComponent(time)}`,
  }))
}
