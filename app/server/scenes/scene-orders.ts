import type { CartDraft } from '#app/contract/carts.ts'
import type { ChangePolicy } from '#app/contract/venue-file/change-policy.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import type { StoredEvent } from '#app/rules/catalogue/catalogue.ts'
import { checkoutHref } from '#app/rules/links/storefront-links.ts'
import { STAGE } from '#app/rules/scenes/stage-venue.ts'
import type { SceneVisitor } from './scene-visitor.ts'

/** Scenes take no start of today: it may begin any minute. */
const FROM = 1
/** Spans of days in which scenes look for a start one after the other: nearly every event has one in the first. */
const SPANS = [9, 60] as const
/** Seats that a start has at least. */
const MIN_SEATS = 4

type Template = NonNullable<CartDraft['templates']>[number]

/** Events of the venue that anybody may buy by themselves, those first that ask nothing and are on often. */
export const plainEvents = ({ venue }: Pick<SceneVisitor, 'venue'>): StoredEvent[] =>
  venue.events
    .filter(
      ({ retired, memberOnlyEvent, prerequisiteEventIds }) =>
        !retired && !memberOnlyEvent && !prerequisiteEventIds?.length,
    )
    .toSorted((a, b) => questionsOf(a) - questionsOf(b) || b.slotRules.length - a.slotRules.length)

const questionsOf = ({ orderFormIds }: StoredEvent) => orderFormIds?.length ?? 0

export const eventsWithForms = (visitor: SceneVisitor): StoredEvent[] =>
  plainEvents(visitor).filter(({ orderFormIds }) => (orderFormIds?.length ?? 0) > 0)

type VisitTime = { isChangeable?: boolean }

/** Tickets of an event at its first start with seats, or the first that can still be moved and cancelled; null where it has none. */
export async function ticketsOf(
  visitor: SceneVisitor,
  event: StoredEvent,
  visit: VisitTime = {},
): Promise<Template | null> {
  const prices = event.priceLists[0]?.prices.filter(({ price }) => price >= 0) ?? []
  const priceEntries = prices.slice(0, 2)
  const start = priceEntries.length === 0 ? null : await firstStart(visitor, { event, ...visit })
  if (!start) return null
  const tickets = priceEntries.map(({ personTypeId, minimum = 0 }) => ({
    id: `${event.id}-${personTypeId}`,
    ticketTypeId: personTypeId,
    quantity: Math.max(1, minimum),
  }))
  return { eventTemplateId: event.id, events: [{ eventId: start.id, tickets }] }
}

async function firstStart(
  { api, venue, now }: SceneVisitor,
  { event, isChangeable }: VisitTime & { event: StoredEvent },
) {
  const today = localDateAt(now(), venue.document.venue.timeZone)
  let from = isChangeable ? changeableDay(event.orderChanges ?? venue.document.company.orderChanges) : FROM
  for (const until of SPANS) {
    const query = { startTime: addDays(today, from), endTime: addDays(today, until) }
    const { payload } = await (await api()).events.times({ params: { eventTemplateId: event.id }, query })
    const start = payload.find(({ availableSeats }) => availableSeats >= MIN_SEATS)
    if (start) return start
    from = until
  }
  return null
}

/** The day of the first start of an event that has seats; null where it has none. */
export async function dayOf(visitor: SceneVisitor, event: StoredEvent): Promise<string | null> {
  const start = await firstStart(visitor, { event })
  return start?.startTime.slice(0, 10) ?? null
}

/** The first day whose visits can be moved and cancelled all day long, where that may be at all. */
const changeableDay = ({ moveHours = 0, cancelHours = 0 }: ChangePolicy): number =>
  FROM + Math.ceil(Math.max(moveHours, cancelHours) / 24)

type Ordering = VisitTime & { events: readonly StoredEvent[]; most: number; more?: CartDraft }

/** Puts tickets of as many of these events as the venue has starts for into the order; false where that is none. */
export async function orderEvents(visitor: SceneVisitor, ordering: Ordering): Promise<boolean> {
  const { events, most, more, ...visit } = ordering
  const found = new Map<StoredEvent, Template>()
  for (const event of events) {
    const template = found.size < most ? await ticketsOf(visitor, event, visit) : null
    if (template) found.set(event, template)
  }
  if (found.size === 0) return false
  const isWhole = await isOrdered(visitor, { ...more, templates: [...found.values()] })
  return isWhole || orderOneByOne(visitor, { ...ordering, found })
}

/** Some do not go together, or not by themselves: each is tried with those before it. */
async function orderOneByOne(
  visitor: SceneVisitor,
  { events, most, more, found, ...visit }: Ordering & { found: ReadonlyMap<StoredEvent, Template> },
): Promise<boolean> {
  const templates: Template[] = []
  for (const event of events) {
    if (templates.length === most) break
    const template = found.get(event) ?? (await ticketsOf(visitor, event, visit))
    if (template && (await isOrdered(visitor, { ...more, templates: [...templates, template] })))
      templates.push(template)
  }
  return templates.length > 0
}

/** Whether the shop takes this order; it is the visitor's then. */
export async function isOrdered(visitor: SceneVisitor, body: CartDraft): Promise<boolean> {
  const api = await visitor.api()
  return api.carts.put({ body }).then(
    () => true,
    () => false,
  )
}

/** Who pays, with an address of their own in every scene: what is mailed in one of them is told from the mails of others. */
export const sceneBuyer = ({ email }: SceneVisitor) => ({
  firstName: STAGE.visitor.firstName,
  lastName: STAGE.visitor.lastName,
  email,
  phoneNumber: '555 010 9999',
})

/** An address in the venue's own country; where that is told by regions, one of the venue's. */
export function addressOf({ venue }: SceneVisitor): Record<string, string> {
  const { country, address } = venue.document.venue
  return {
    country: address?.country ?? country ?? 'US',
    streetAddress1: address?.streetAddress1 ?? '12 Main Street',
    streetAddress2: '',
    city: address?.city ?? 'Springfield',
    state: address?.state ?? '',
    zip: address?.zipCode ?? '10001',
  }
}

export const checkoutOf = ({ tenantId }: SceneVisitor) => checkoutHref({ tenantId }, {})

const GOOD_CARD = '4242424242424242'

/** An order of one event, or of more, with the card in it: checkout stands at its last step. False where the venue sells nothing. */
export async function payable(
  visitor: SceneVisitor,
  { card = GOOD_CARD, most = 1, ...visit }: VisitTime & { card?: string; most?: number } = {},
): Promise<boolean> {
  if (!(await orderEvents(visitor, { events: plainEvents(visitor), most, ...visit }))) return false
  const checkout = checkoutOf(visitor)
  await visitor.press(checkout, { intent: 'delivery', deliveryEmail: visitor.email })
  await visitor.press(checkout, typedPaymentOf(visitor, card))
  return true
}

export const typedPaymentOf = (visitor: SceneVisitor, card = GOOD_CARD) => ({
  intent: 'payment',
  ...sceneBuyer(visitor),
  ...addressOf(visitor),
  ...visitor.payWith(card),
})

/** Buys what is in the order; gives the address of the confirmation, null where it was refused. */
export async function complete(visitor: SceneVisitor): Promise<string | null> {
  const location = await visitor.press(checkoutOf(visitor), { intent: 'complete' })
  return location.includes('/confirm/') ? location : null
}

/** The number of an order that was just bought, of a visit that can still be changed; null where the venue sells nothing. */
export async function buy(visitor: SceneVisitor): Promise<{ confirmation: string; number: string } | null> {
  if (!(await payable(visitor, { isChangeable: true }))) return null
  const confirmation = await complete(visitor)
  const number = /\/confirm\/([^?/]+)/.exec(confirmation ?? '')?.[1]
  return confirmation && number ? { confirmation, number: decodeURIComponent(number) } : null
}

/** The visitor of the stage, signed in. */
export const signIn = ({ be }: SceneVisitor) => {
  const { id, email, firstName, lastName } = STAGE.visitor
  return be({ visitor: { id, email, name: `${firstName} ${lastName}` } })
}
