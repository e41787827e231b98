import { z } from 'zod'
import { calendarDate, endpoint, envelope, saleChannels } from './endpoint.ts'
import { memberQuery, windowQuery } from './events.ts'

/** One day of a calendar (ORD-104). */
const calendarDayPayload = z.object({
  date: z.string(),
  number: z.int(),
  /** nothing can be bought for this day */
  disabled: z.boolean(),
  /** there are starts to come, and none has a seat left */
  soldOut: z.boolean(),
  selected: z.boolean(),
  today: z.boolean(),
  note: z.string(),
  /** least price this visitor can choose, cents; null when nothing is for sale */
  lowestPrice: z.int().nullable(),
  availability: z.enum(['none', 'few', 'some', 'many']),
})

/** Every day of the asked months, and where the next free seat is. */
export const calendarPayload = z.object({
  days: z.array(calendarDayPayload),
  startTime: z.string().nullable(),
})

/** The last day for which anything is on sale; null where nothing is. */
const saleEndPayload = z.object({ date: z.string().nullable() })

export type CalendarDayPayload = z.infer<typeof calendarDayPayload>
export type CalendarPayload = z.infer<typeof calendarPayload>

/** Months from that of `startTime` to that of `endTime`; three from today's on by default. `date` is the chosen day. */
export const calendarQuery = z.object({ ...windowQuery, ...memberQuery, ...saleChannels, date: calendarDate })

const tags = ['Calendars']

export const calendars = {
  all: endpoint({
    method: 'GET',
    path: '/event/templates/calendar',
    summary: 'Availability over all events',
    tags,
  })
    .input(z.object({ query: calendarQuery.optional() }))
    .output(envelope(calendarPayload)),
  saleEnd: endpoint({
    method: 'GET',
    path: '/event/templates/calendar/end',
    summary: 'How far ahead tickets are on sale',
    tags,
  })
    .input(z.object({ query: z.object({ ...memberQuery, ...saleChannels }).optional() }))
    .output(envelope(saleEndPayload)),
  ofEvent: endpoint({
    method: 'GET',
    path: '/event/templates/{eventTemplateId}/calendar',
    summary: 'Availability of one event',
    tags,
    refusals: ['NOT_FOUND'],
  })
    .input(z.object({ params: z.object({ eventTemplateId: z.string() }), query: calendarQuery.optional() }))
    .output(envelope(calendarPayload)),
}
