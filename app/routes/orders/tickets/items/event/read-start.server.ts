import type { Visit } from '#app/pages/open-page.ts'
import type { LocalDate, LocalTime } from '#app/rules/calendar/dates.ts'

/** When a start is; null for one that is not there. */
export const readStart = (
  { api }: Visit,
  slotId: string,
): Promise<{ date: LocalDate; time: LocalTime } | null> =>
  api.events.instance({ params: { eventId: slotId } }).then(
    ({ payload: { date, time } }) => ({ date, time }),
    () => null,
  )
