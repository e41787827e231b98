import type { Log } from '#app/api/kernel/log.ts'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { ComboPayload } from '#app/contract/combos.ts'
import type {
  AlternativesPayload,
  EventOnDayPayload,
  EventSummaryPayload,
  EventTemplatePayload,
  SlotPayload,
} from '#app/contract/events.ts'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { ReviewPagePayload } from '#app/contract/reviews.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readAlternatives, readSimilar } from '#app/pages/read-alternatives.ts'
import { type FreeEvent, readFreeEntries } from '#app/pages/read-free-entries.ts'
import { askedDate, askedIds, todayOf } from '#app/pages/search-params.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'
import { writeParty } from '#app/rules/tickets/party.ts'
import { readWriting } from './reviews/read-writing.server.ts'
import type { WriteReviewProps } from './reviews/write-review.tsx'

export type FoundEvent = {
  kind: 'event'
  event: EventTemplatePayload
  /** the day whose times are shown, and the next one with a free seat */
  date: LocalDate
  next: LocalDate | null
  /** the next day on which it is held, also where every seat of it is gone; null where none is known */
  held: LocalDate | null
  slots: readonly SlotPayload[]
  reviews: ReviewPagePayload | null
  /** what somebody with an invitation may do */
  writing: WriteReviewProps | null
  /** what there is instead; null where the day has seats */
  alternatives: AlternativesPayload | null
  /** another event like it on the day */
  similar: EventOnDayPayload | null
  /** what a verified member enters free of charge */
  free: FreeEvent | null
  /** levels that may be joined, for a stranger at an event for members */
  levels: readonly MembershipCategoryPayload[]
}

export type FoundCombo = {
  kind: 'combo'
  combo: ComboPayload
  date: LocalDate | null
  next: LocalDate | null
  /** the events of the day that is shown, by id; null where no day is */
  day: ReadonlyMap<string, EventSummaryPayload> | null
}

type DetailQuery = { id: string; log: Log }

/** Reviews come five at a time (ORD-038); the whole list has a screen of its own. */
const REVIEWS_PER_PAGE = 5
const MAX_REVIEWS = 100

/** The event or combo of the address; null when the venue has neither. */
export async function readDetail(visit: Visit, query: DetailQuery): Promise<FoundEvent | FoundCombo | null> {
  const isCombo = visit.url.searchParams.get('comboId') === query.id
  if (isCombo) return (await readCombo(visit, query)) ?? readEvent(visit, query)
  return (await readEvent(visit, query)) ?? readCombo(visit, query)
}

async function readEvent(visit: Visit, { id, log }: DetailQuery): Promise<FoundEvent | null> {
  const { api, url, venue } = visit
  const requestedDate = askedDate(url)
  const params = { eventTemplateId: id }
  const membershipIds = askedIds(url, 'membershipIds')
  const timesOf = (date: LocalDate) =>
    withFallback(api.events.times({ params, query: { ...slotWindow(date), membershipIds } }), {
      log,
      what: 'times',
      fallback: { payload: [] },
    })
  const early = requestedDate ? timesOf(requestedDate) : null
  const reviews = venue.company.reviews
    ? withFallback(api.reviews.ofEvent({ params, query: { pageSize: shownReviews(url) } }), {
        log,
        what: 'reviews',
        fallback: null,
      })
    : null
  const writing = withFallback(readWriting(visit, id), { log, what: 'invitation', fallback: null })
  const answer = await api.events
    .template({ params, query: { membershipIds, party: writeParty(visitorParty(visit)) } })
    .catch(unlessMissing)
  if (!answer) return null

  const event = answer.payload
  /** that of the next free start, or of the next one at all where every seat is gone */
  const first = event.startTime?.slice(0, 10) ?? null
  const next = event.availableSeats > 0 ? first : null
  const date = requestedDate ?? first ?? todayOf(visit)
  const slots = await (early ?? timesOf(date))
  const [[alternatives = null], free, levels] = await Promise.all([
    hasSeats(slots.payload) ? [] : readAlternatives(visit, { eventIds: [id], date, log }),
    readFreeEntries(visit, [event]),
    event.memberAccess === 'membership-required' ? readLevels(visit, log) : [],
  ])
  return {
    kind: 'event',
    event,
    date,
    next,
    held: first,
    slots: slots.payload,
    reviews: (await reviews)?.payload ?? null,
    writing: await writing,
    alternatives,
    similar: await readSimilar(visit, { alternatives, date, log }),
    free,
    levels,
  }
}

const hasSeats = (slots: readonly SlotPayload[]) => slots.some(({ availableSeats }) => availableSeats > 0)

async function readLevels({ api }: Visit, log: Log): Promise<readonly MembershipCategoryPayload[]> {
  const answer = api.members.categories({ query: { action: 'MembershipPurchase' } })
  return (await withFallback(answer, { log, what: 'memberships', fallback: null }))?.payload ?? []
}

async function readCombo(visit: Visit, { id, log }: DetailQuery): Promise<FoundCombo | null> {
  const { api, url } = visit
  const params = { comboTemplateId: id }
  const membershipIds = askedIds(url, 'membershipIds')
  const date = askedDate(url)
  const window = date ? slotWindow(date) : {}
  const [answer, next] = await Promise.all([
    api.combos
      .get({
        params,
        query: { summary: '', membershipIds, party: writeParty(visitorParty(visit)), ...window },
      })
      .catch(unlessMissing),
    withFallback(api.combos.nextAvailable({ params }), { log, what: 'next day', fallback: null }),
  ])
  if (!answer) return null
  const free = next?.payload.date ?? null
  const day = await readDay(visit, { date: date ?? free, log })
  return { kind: 'combo', combo: answer.payload, date, next: free, day }
}

async function readDay(
  { api }: Visit,
  { date, log }: { date: LocalDate | null; log: Log },
): Promise<FoundCombo['day']> {
  if (!date) return null
  const response = api.events.summaries({ query: slotWindow(date) })
  const answer = await withFallback(response, { log, what: 'times', fallback: null })
  return answer && new Map(answer.payload.map(event => [event.id, event]))
}

function shownReviews(url: URL): number {
  const pages = Number(url.searchParams.get('reviews'))
  return Number.isInteger(pages) && pages > 1
    ? Math.min(pages * REVIEWS_PER_PAGE, MAX_REVIEWS)
    : REVIEWS_PER_PAGE
}

/** What the venue does not have is no failure; everything else is. */
function unlessMissing(error: unknown): null {
  const refusal = refusalOf(error)
  if (refusal && (refusal.status === 404 || refusal.status === 400)) return null
  throw error
}
