import { z } from 'zod'
import { fileDate, sentence, WEEKDAYS, wallTime, weekday } from './fields.ts'
import { translationsOf } from './translations.ts'

const openingSpan = z
  .strictObject({
    open: wallTime.describe('Doors open'),
    close: wallTime.describe('Doors close; earlier than open means the next morning'),
  })
  .meta({ id: 'OpeningSpan', description: 'One span of opening, wall time of the venue' })

const spans = z.array(openingSpan).max(6)

const EVERY_DAY = Object.fromEntries(WEEKDAYS.map(day => [day, [{ open: '08:00', close: '17:00' }]]))

/** Opening hours (ORD-128): by weekday, and by date where a day differs. An empty list is closed. */
export const hours = z
  .strictObject({
    standard: z
      .partialRecord(weekday, spans)
      .default(EVERY_DAY)
      .describe('Hours by weekday; a day left out is closed. Without this key: 08:00 to 17:00 every day'),
    exceptions: z
      .array(
        z.strictObject({
          date: fileDate.describe('The day that differs'),
          hours: spans.default([]).describe('Its hours; empty is closed'),
          note: sentence.default('').describe('Why, in a few words: Thanksgiving, members evening'),
          translations: translationsOf({ note: sentence.optional() }),
        }),
      )
      .max(2_000)
      .default([])
      .describe('Days that differ from their weekday'),
  })
  .describe('Opening hours')

/** Short notes on days of the calendar, for all events or for one. */
export const calendarNotes = z
  .array(
    z.strictObject({
      date: fileDate.describe('The day'),
      note: z.string().trim().min(1).max(60).describe('A few words shown in the day cell'),
      translations: translationsOf({ note: z.string().trim().min(1).max(60).optional() }),
      eventId: z.string().max(64).optional().describe('Only in the calendar of this event'),
    }),
  )
  .max(5_000)
  .default([])
  .describe('Notes shown in the cells of the calendar')
