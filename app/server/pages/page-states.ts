import type { Services } from '#app/api/kernel/context.ts'
import { createSharedReadings } from '#app/api/kernel/shared-readings.ts'
import { languagesOf } from '#app/api/kernel/venue-in.ts'
import { findPageState, findScarceHoldEnd, type PageState } from '#app/data/queries/pages/read.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { openHours } from '#app/rules/hours/open-hours.ts'
import { pageEnd } from '#app/rules/pages/page-end.ts'
import type { VenueLanguages } from '#app/rules/venues/choose-language.ts'
import type { SeatChanges } from './watched-seats.ts'

/** How long what the database said may be believed where other nodes write too, in ms. */
const BELIEVED = 200

/** What the pages of a venue are now drawn from. */
export type VenuePages = {
  /** another one whenever something changes that pages tell */
  epoch: string
  seats: SeatChanges
  languages: VenueLanguages
  /** when a page that is drawn now may say something else by time alone, in ms since 1970 */
  end: number
  /** the same for a page that watches seats: when the next hold is over, whatever it holds */
  seatEnd: number
}

type Reading = VenuePages & { readAt: number; writes: number }

export type PageStates = {
  /** What was read last, when it is still sure: nothing was written here since, and it is young enough for what others wrote. */
  sure: (tenantId: string) => VenuePages | null
  /** What the database says, read after this was asked. Null for an unknown venue. */
  read: (tenantId: string) => Promise<VenuePages | null>
}

type StateServices = Pick<Services, 'database' | 'venues' | 'clock'>

/** Milliseconds that only go on, whatever becomes of the clock. */
export type Stopwatch = () => number

/** Knows of each venue how new its pages must be. One small query at most for everybody who asks within a fifth of a second. */
export function createPageStates(
  { database, venues, clock }: StateServices,
  stopwatch: Stopwatch,
): PageStates {
  const readings = new Map<string, Reading>()
  const scarceHoldEnd = holdEndReader(database)
  const share = createSharedReadings<VenuePages | null>()

  const read = async (tenantId: string) => {
    const writes = database.writesOf(tenantId)
    const readAt = stopwatch()
    const now = clock()
    const state = await findPageState(database.forTenant(tenantId), tenantId, now)
    const venue = state && (await venues.open(tenantId))
    if (!venue || !state) return null
    const { hours, venue: about } = venue.document
    const { epoch, seats, nextStart, nextHoldEnd } = state
    const endOf = (nextEnd: number | null) =>
      timeEnd({ nextStart, nextHoldEnd: nextEnd }, { now, hours, timeZone: about.timeZone })
    const reading = {
      epoch,
      seats,
      languages: languagesOf(venue),
      end: endOf(nextHoldEnd && (await scarceHoldEnd(tenantId, { epoch, now }))),
      seatEnd: endOf(nextHoldEnd),
      readAt,
      writes,
    }
    readings.set(tenantId, reading)
    return reading
  }

  return {
    sure: tenantId => {
      const reading = readings.get(tenantId)
      if (!reading || reading.writes !== database.writesOf(tenantId)) return null
      return stopwatch() - reading.readAt < BELIEVED ? reading : null
    },
    read: tenantId => share(tenantId, () => read(tenantId)),
  }
}

/**
 * When the next of the holds is over that decide what pages tell of free seats. Those change together with the epoch alone, so that this is
 * not asked again for every order.
 */
function holdEndReader(database: Services['database']) {
  const known = new Map<string, { epoch: string; end: number | null }>()
  return async (tenantId: string, { epoch, now }: { epoch: string; now: Date }) => {
    const last = known.get(tenantId)
    if (last?.epoch === epoch && (last.end === null || last.end > now.getTime())) return last.end
    const end = await findScarceHoldEnd(database.forTenant(tenantId), tenantId, now)
    known.set(tenantId, { epoch, end })
    return end
  }
}

type EndFacts = { now: Date; hours: Parameters<typeof openHours>[1]; timeZone: string }

function timeEnd(
  { nextStart, nextHoldEnd }: Pick<PageState, 'nextStart' | 'nextHoldEnd'>,
  { now, hours, timeZone }: EndFacts,
): number {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms))
  const { spans } = openHours(localDateAt(now, timeZone), hours)
  const times = { nextStart: instant(nextStart), nextHoldEnd: instant(nextHoldEnd), hours: spans, timeZone }
  return pageEnd(now, times).getTime()
}
