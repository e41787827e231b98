import { timeText } from '#app/rules/calendar/date-text.ts'
import type { DayHours } from '#app/rules/hours/open-hours.ts'
import type { Message } from '#app/rules/shell/message.ts'

type HoursMessage = Message<'hours-closed' | 'hours-range' | 'hours-open'>

/** The notice in the venue's words, the times on the clock of its locale: 'Hours: Open 8:00 am to 5:00 pm', or 'Closed' (ORD-314, CHK-313). */
export function hoursText(
  day: DayHours,
  { formatMessage, locale }: { formatMessage: (message: HoursMessage) => string; locale: string },
): string {
  if (day.spans.length === 0) return formatMessage({ text: 'hours-closed' })

  const spans = day.spans.map(({ open, close }) =>
    formatMessage({
      text: 'hours-range',
      args: { from: timeText(open, locale), to: timeText(close, locale) },
    }),
  )

  return formatMessage({ text: 'hours-open', args: { times: spans } })
}
