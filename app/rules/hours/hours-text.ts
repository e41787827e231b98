import { twelveHour } from '#app/rules/calendar/date-text.ts'
import type { DayHours } from '#app/rules/hours/open-hours.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** What is said about a day: closed, or its spans on the 12-hour clock (ORD-314). */
export type HoursNotice = { code: 'closed' } | { code: 'open'; spans: { open: string; close: string }[] }

/** The notice for a day's hours, without words (ORD-314). */
export function hoursNotice({ spans }: DayHours): HoursNotice {
  if (spans.length === 0) return { code: 'closed' }

  return {
    code: 'open',
    spans: spans.map(({ open, close }) => ({ open: twelveHour(open), close: twelveHour(close) })),
  }
}

type HoursMessage = Message<'hours-closed' | 'hours-range' | 'hours-open'>

/** The notice in the venue's words: 'Hours: Open 8:00 am to 5:00 pm', or 'Closed' (ORD-314, CHK-313). */
export function hoursText(day: DayHours, say: (message: HoursMessage) => string): string {
  const notice = hoursNotice(day)
  if (notice.code === 'closed') return say({ text: 'hours-closed' })

  const spans = notice.spans.map(({ open, close }) =>
    say({ text: 'hours-range', args: { from: open, to: close } }),
  )

  return say({ text: 'hours-open', args: { times: spans.join(', ') } })
}
