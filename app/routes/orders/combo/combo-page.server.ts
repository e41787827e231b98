import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { ComboPayload } from '#app/contract/combos.ts'
import type { EventSummaryPayload } from '#app/contract/events.ts'
import { comboPictures } from '#app/pages/combo-pictures.ts'
import { nextComboDay } from '#app/pages/next-combo-day.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { plainText } from '#app/pages/read-prose.ts'
import { askedDate, askedIds, linkBase } from '#app/pages/search-params.ts'
import { visitorParty } from '#app/pages/visitor-party.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { addDays, type LocalDate } from '#app/rules/calendar/dates.ts'
import { asksForCart } from '#app/rules/carts/cart-panel.ts'
import { type ComboQueue, fillCombo, isComboComplete } from '#app/rules/combos/fill-combo.ts'
import { calendarHref, comboHref, eventDetailHref, ticketsHref } from '#app/rules/links/storefront-links.ts'
import { slotWindow } from '#app/rules/slots/slot-window.ts'
import { isChoosable } from '#app/rules/slots/time-slot.ts'
import { partySize, writeParty } from '#app/rules/tickets/party.ts'
import type {
  ComboCandidate,
  ComboChoice,
  ComboDayLink,
  ComboItem,
  ComboPage,
  FormStep,
} from './combo-model.ts'

type ComboRequest = { combo: ComboPayload; date: LocalDate | null; chosen: string[] }

/** The combo of the address with what is chosen of it; null when the venue has no such combo. */
export async function loadComboPage(visit: Visit): Promise<ComboPage | null> {
  const { api, url } = visit
  const comboTemplateId = url.searchParams.get('comboId')?.trim()
  if (!comboTemplateId) return null
  const date = askedDate(url)
  const membershipIds = askedIds(url, 'membershipIds')
  const party = writeParty(visitorParty(visit))
  const query = { summary: '', membershipIds, party }
  const response = api.combos.get({ params: { comboTemplateId }, query })
  const [answer, day] = await Promise.all([response.catch(unlessMissing), loadDay(visit, date)])
  if (!answer) return null
  return comboPage(visit, { combo: answer.payload, date, chosen: askedIds(url, 'eventIds'), day })
}

/** The events of the day by id; null where no day is chosen yet or it cannot be read. */
async function loadDay({ api, context }: Visit, date: LocalDate | null) {
  if (!date) return null
  const response = api.events.summaries({ query: slotWindow(date) })
  const answer = await withFallback(response, { log: context.log, what: 'times', fallback: null })
  return answer && new Map(answer.payload.map(event => [event.id, event]))
}

function unlessMissing(error: unknown): null {
  const refusal = refusalOf(error)
  if (refusal && (refusal.status === 404 || refusal.status === 400)) return null
  throw error
}

type Day = ReadonlyMap<string, EventSummaryPayload> | null

async function comboPage(visit: Visit, request: ComboRequest & { day: Day }): Promise<ComboPage> {
  const { combo, date } = request
  const filled = fillCombo(
    combo.templates.entries.map(({ type, templateIds, quantity }) => ({
      type,
      eventIds: templateIds,
      quantity,
    })),
    request.chosen,
  )
  const chosen = filled.queues.flatMap(queue => queue.chosen)
  const itemOf = itemsOf(visit, request)
  const all = combo.templates.entries.filter(({ type }) => type === 'any')
  const included = filled.included.flatMap(itemOf)
  const base = linkBase(visit)
  const order = { comboId: combo.id, eventIds: chosen, membershipIds: askedIds(visit.url, 'membershipIds') }
  const plain = filled.queues.map((queue, index) =>
    queueOf(queue, {
      visit,
      request,
      chosen,
      name: all[index]?.name ?? '',
      included: filled.included,
      itemOf,
    }),
  )
  const queues = await withOtherDays(plain, ({ id }) =>
    date ? otherDayOf(visit, { order, date, eventIds: [...filled.included, ...chosen, id] }) : null,
  )
  const cart = asksForCart(visit.url) || undefined
  const soldOut = [...included, ...queues.flatMap(queue => queue.chosen)].filter(item => item.unavailable)
  const next = date ? ticketsHref(base, { ...order, date, cart }) : calendarHref(base, { ...order, cart })
  return {
    name: combo.name,
    text: plainText(combo.shortDescription),
    pictures: comboPictures(combo),
    isInOrder: asksForCart(visit.url),
    price: combo.lowestPrice,
    party: combo.partyPrice && { ...combo.partyPrice, count: partySize(visitorParty(visit)) },
    saving: combo.saving,
    detailHref: eventDetailHref(base, { eventId: combo.id, comboId: combo.id, date: date ?? undefined }),
    day: date && dateText({ date }, { pattern: 'long', locale: visit.venue.locale }),
    calendarHref: calendarHref(base, { ...order, date: date ?? undefined, cart }),
    included,
    queues,
    chosen,
    picked: chosen.length,
    places: filled.queues.reduce((sum, { part }) => sum + part.quantity, 0),
    complete: isComboComplete(filled),
    soldOut: soldOut.map(({ name }) => name),
    nextDay:
      date && soldOut.length > 0
        ? await nextDayOf(visit, { order, date, eventIds: [...filled.included, ...chosen] })
        : null,
    next: hop(next),
  }
}

type PlainCandidate = Omit<ComboCandidate, 'day'>
type PlainQueue = Omit<ComboChoice, 'candidates'> & { candidates: PlainCandidate[] }
type DayOf = (candidate: PlainCandidate) => Promise<ComboDayLink | null> | null

/** Choices that are open lead from each event that cannot be had on the day to a day on which it can. */
function withOtherDays(queues: readonly PlainQueue[], dayOf: DayOf): Promise<ComboChoice[]> {
  const leads = async (candidate: PlainCandidate, open: number): Promise<ComboCandidate> => ({
    ...candidate,
    day: open > 0 && candidate.unavailable && !candidate.isChosen ? await dayOf(candidate) : null,
  })
  return Promise.all(
    queues.map(async queue => ({
      ...queue,
      candidates: await Promise.all(queue.candidates.map(candidate => leads(candidate, queue.open))),
    })),
  )
}

type SoldOutOrder = {
  order: Parameters<typeof comboHref>[1] & { comboId: string }
  date: LocalDate
  eventIds: string[]
}

/** The next day on which the combo can be had as it is chosen, and this page on that day. */
async function nextDayOf(
  visit: Visit,
  { order, date, eventIds }: SoldOutOrder,
): Promise<ComboDayLink | null> {
  const { comboId } = order
  const next = await nextComboDay(visit, { comboId, eventIds, from: addDays(date, 1) })
  return next ? dayOn(visit, { order, date: next }) : null
}

/** The next day after this one on which these events can be had together, or else the first of all. */
async function otherDayOf(visit: Visit, wish: SoldOutOrder): Promise<ComboDayLink | null> {
  const { order, eventIds } = wish
  const later = await nextDayOf(visit, wish)
  if (later) return later
  const first = await nextComboDay(visit, { comboId: order.comboId, eventIds })
  return first ? dayOn(visit, { order, date: first }) : null
}

function dayOn(visit: Visit, { order, date }: Pick<SoldOutOrder, 'order' | 'date'>): ComboDayLink {
  const cart = asksForCart(visit.url) || undefined
  return {
    dateText: dateText({ date }, { pattern: 'weekdayShort', locale: visit.venue.locale }),
    href: comboHref(linkBase(visit), { ...order, date, cart }),
  }
}

type Items = (eventId: string) => ComboItem[]

/** An event as the page shows it: with its times of the day where a day is chosen. */
function itemsOf({ venue }: Visit, { combo, day }: ComboRequest & { day: Day }): Items {
  const summaries = new Map(combo.summaries.map(summary => [summary.id, summary]))
  return eventId => {
    const summary = summaries.get(eventId)
    if (!summary) return []
    const starts = day?.get(eventId)?.times ?? []
    const times = starts.filter(isChoosable)
    const [first] = times
    return [
      {
        id: eventId,
        name: summary.name,
        text: plainText(summary.shortDescription),
        picture: summary.images.find(image => image.primary) ?? summary.images[0] ?? null,
        times: first
          ? venue.text('combo-times', { time: timeText(first.time, venue.locale), count: times.length })
          : null,
        unavailable: day === null || first ? null : starts.length > 0 ? 'sold-out' : 'not-held',
      },
    ]
  }
}

type Queue = {
  visit: Visit
  request: ComboRequest
  chosen: string[]
  name: string
  included: readonly string[]
  itemOf: Items
}

function queueOf(queue: ComboQueue, { visit, request, chosen, name, included, itemOf }: Queue): PlainQueue {
  const { part, open } = queue
  const withChoice = (eventIds: string[]): FormStep =>
    hop(
      comboHref(linkBase(visit), {
        comboId: request.combo.id,
        eventIds,
        date: request.date ?? undefined,
        cart: asksForCart(visit.url) || undefined,
        membershipIds: askedIds(visit.url, 'membershipIds'),
      }),
    )
  const without = (eventId: string) => withChoice(chosen.filter(other => other !== eventId))
  const optionOf = (id: string) => itemOf(id).map(item => ({ ...item, hop: without(id) }))
  const isUnavailable = (id: string) => itemOf(id).some(({ unavailable }) => unavailable !== null)
  const out = open === 0 ? (queue.chosen.find(isUnavailable) ?? queue.chosen.at(-1)) : undefined
  const replaces = out === undefined ? null : (itemOf(out)[0]?.name ?? null)
  const withCandidate = (id: string) =>
    out === undefined ? [...chosen, id] : chosen.map(other => (other === out ? id : other))
  const isElsewhere = (id: string) =>
    included.includes(id) || (chosen.includes(id) && !queue.chosen.includes(id))
  const candidateOf = (id: string): PlainCandidate[] =>
    queue.chosen.includes(id)
      ? optionOf(id).map(option => ({ ...option, isChosen: true, replaces: null }))
      : itemOf(id).map(item => ({ ...item, hop: withChoice(withCandidate(id)), isChosen: false, replaces }))
  return {
    name,
    quantity: part.quantity,
    open,
    chosen: queue.chosen.flatMap(optionOf),
    candidates: part.eventIds.filter(id => !isElsewhere(id)).flatMap(candidateOf),
  }
}

/** An address as a form that asks for it: its path and its fields. */
function hop(href: string): FormStep {
  const { pathname, searchParams } = new URL(href, 'http://here')
  return { action: pathname, fields: [...searchParams] }
}
