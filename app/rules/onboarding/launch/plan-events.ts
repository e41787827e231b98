import type { CartDraft } from '#app/contract/carts.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import { type LaunchStart, type LaunchVenue, pricesAt, soldEvents } from './launch-venue.ts'
import type { TrialPurchase } from './trial-purchase.ts'
import { addOnsToBuy, laterStarts, sentAddOn, type TrialVisit, typeName } from './trial-visits.ts'

/** So many price lists of an event are bought from. */
const MAX_LISTS = 12

type Tickets = Record<string, number>
type Buyer = { event: EventTemplate; level: string | null }

/** An event as somebody may have it, at the first start of each of its price lists: so everybody whom it is sold to is there once. */
export function planTickets(venue: LaunchVenue, { event, level }: Buyer): TrialPurchase[] {
  const first = new Map<string, LaunchStart>()
  for (const start of laterStarts(venue, event)) {
    const list = listOf(event, start)
    if (!first.has(list)) first.set(list, start)
  }
  return [...first.values()].slice(0, MAX_LISTS).map(start => planStart(venue, { event, start, level }))
}

/** The list that holds at a start; the first where a start names none, or one that there is not. */
function listOf({ type, priceLists }: EventTemplate, { priceListId }: LaunchStart): string {
  const named = type === 'fixedPrice' ? undefined : priceLists.find(({ id }) => id === priceListId)
  return (named ?? priceLists[0])?.id ?? ''
}

function planStart(venue: LaunchVenue, { event, start, level }: TrialVisit & Buyer): TrialPurchase {
  const before = event.prerequisiteEventIds
    .flatMap(id => soldEvents(venue).filter(other => other.id === id))
    .flatMap(other => laterStarts(venue, other).map(later => ({ event: other, start: later })))
  const needed = before.find(visit => visit.start.date === start.date) ?? before[0]
  const visits = [...(needed ? [needed] : []), { event, start }]
  const tickets = Object.fromEntries(
    pricesAt(event, start).map(({ personTypeId, minimum }) => [personTypeId, Math.max(1, minimum)]),
  )
  const addOns = addOnsToBuy(venue, event)
  const cart = (people: Tickets): CartDraft => ({ templates: visits.map(visit => visitOf(visit, people)) })
  const extras = addOns.map(addOn => ({ id: `addon.${addOn.id}`, ...sentAddOn(addOn) }))
  const types = Object.keys(tickets)
  const at = { kind: 'event', id: event.id } as const
  return {
    name: event.name,
    level,
    at,
    whole: withAddOns(cart(tickets), extras),
    parts: [
      ...types.map(type => ({
        name: typeName(venue, type),
        at,
        carts: companies(tickets, type).map(cart),
      })),
      ...addOns.map(({ id, name }, index) => ({
        name,
        at: { kind: 'addon', id } as const,
        carts: types.map(type => withAddOns(cart(pick(tickets, [type])), extras.slice(index, index + 1))),
      })),
    ],
  }
}

/** A person alone, and with one of every other kind. */
const companies = (tickets: Tickets, type: string): Tickets[] => [
  pick(tickets, [type]),
  ...Object.keys(tickets)
    .filter(other => other !== type)
    .map(other => pick(tickets, [type, other])),
]

const pick = (tickets: Tickets, types: readonly string[]): Tickets =>
  Object.fromEntries(Object.entries(tickets).filter(([type]) => types.includes(type)))

type SentTemplate = NonNullable<CartDraft['templates']>[number]

const visitOf = ({ event, start }: TrialVisit, people: Tickets): SentTemplate => ({
  eventTemplateId: event.id,
  events: [
    {
      eventId: start.id,
      tickets: pricesAt(event, start)
        .filter(({ personTypeId }) => people[personTypeId])
        .map(({ personTypeId, minimum }) => ({
          id: `${start.id}~${personTypeId}`,
          ticketTypeId: personTypeId,
          quantity: Math.max(people[personTypeId] ?? 1, minimum),
        })),
    },
  ],
})

type SentAddOns = NonNullable<SentTemplate['events'][number]['addOns']>

/** With add-ons at the last event of the cart. */
function withAddOns({ templates = [], ...cart }: CartDraft, addOns: SentAddOns): CartDraft {
  const last = templates.at(-1)
  if (!last) return cart
  const events = last.events.map(slot => ({ ...slot, addOns }))
  return { ...cart, templates: [...templates.slice(0, -1), { ...last, events }] }
}
