import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { nextSaleDay } from '#app/rules/calendar/next-sale-day.ts'
import type { ListSource } from './list-page.server.ts'

type EmptyDay = Pick<ListSource, 'strip' | 'saleEnd' | 'events'> & {
  date: LocalDate
  query: { membershipIds: string[]; party: string[] }
}

/** Of a day with nothing: the next one that sells, and what is on then. Nothing is asked where the day has something. */
export async function readNextDay(
  { api, context }: Visit,
  { date, strip, saleEnd, events, query }: EmptyDay,
): Promise<ListSource['next']> {
  if (events.length > 0) return null
  const next = nextSaleDay({ date, days: strip, saleEnd })
  if (!next) return null
  const answer = api.events.summaries({ query: { ...query, startTime: next } })
  const fallback = { payload: [] }
  const read = await withFallback(answer, { log: context.log, what: 'events of the next day', fallback })
  return { date: next, events: read.payload }
}
