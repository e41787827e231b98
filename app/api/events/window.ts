import type { SlotScope } from '#app/data/queries/slots/read.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { utcToWallTime, type WallTime } from '#app/rules/calendar/wall-time.ts'
import { catalogueMaps } from '#app/rules/catalogue/catalogue-maps.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { cartOfName, type Sealer } from '../carts/cart-names.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

export type WindowQuery = { startTime?: string; endTime?: string }
type Reader = Pick<ApiContext, 'venue' | 'now' | 'session'> & Sealer

const MAX_DAYS = 800

/** The starts a query asks for; without `startTime` from today on, without `endTime` to the end of the first day. */
export function readWindow(query: WindowQuery | undefined, context: Reader): SlotScope {
  const scope = offered(context)
  const from = query?.startTime
    ? wallOf(query.startTime, context, '00:00')
    : { date: scope.today, time: '00:00' }
  const until = query?.endTime ? wallOf(query.endTime, context, '23:59') : { date: from.date, time: '23:59' }
  refuseImpossible(from, until)
  return { ...scope, from, until }
}

/** As `readWindow`, but open towards the future when nothing is asked. */
export function readOpenWindow(query: WindowQuery | undefined, context: Reader): SlotScope {
  if (query?.startTime || query?.endTime) return readWindow(query, context)
  const scope = offered(context)
  return { ...scope, from: { date: scope.today, time: '00:00' }, until: null }
}

/** A date-time of a query on the venue's wall clock; an offset is converted, a date alone gets `time`. */
function wallOf(text: string, { venue }: Pick<ApiContext, 'venue'>, time: string): WallTime {
  if (text.length === 10) return { date: text, time }
  const hasOffset = /(Z|[+-]\d{2}:?\d{2})$/.test(text)
  return hasOffset
    ? utcToWallTime(new Date(text), venue.document.venue.timeZone)
    : { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** Which starts can still be bought at `now`. General admission is entry to the venue: its last start that has begun counts until the doors close. */
function offered(context: Reader): Omit<SlotScope, 'from' | 'until'> {
  const { venue, now, session } = context
  const { date, time } = utcToWallTime(now, venue.document.venue.timeZone)
  const { spans } = openHours(date, venue.document.hours)
  const open = spans.some(span => time < span.close || span.close <= span.open)
  return {
    now,
    cartId: cartOfName(context, session.cartId).id,
    today: date,
    allDayEventIds: open ? catalogueMaps(venue).generalAdmissionIds : [],
  }
}

function refuseImpossible(from: WallTime, until: WallTime) {
  const sentence =
    `${until.date}T${until.time}` < `${from.date}T${from.time}` ? 'must not be before startTime' : ''
  const tooLong =
    until.date > addDays(from.date, MAX_DAYS) ? `must be at most ${MAX_DAYS} days after startTime` : ''
  const wrong = sentence || tooLong
  if (wrong) throw refuse('BAD_REQUEST', { errors: { 'query.endTime': wrong } })
}
