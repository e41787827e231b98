import type { CartDraft } from '#app/contract/carts.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { EventTemplate } from '#app/contract/venue-file/events.ts'
import {
  isSoldOnline,
  type LaunchStart,
  type LaunchVenue,
  pricesAt,
  soldEvents,
  usableStarts,
} from './launch-venue.ts'

/**
 * Something to buy as somebody: everything at once, and where that is refused each `part` by itself, by any of its carts. `level`: the
 * membership category of a verified member; null for the public.
 */
export type TrialPurchase = {
  name: string
  level: string | null
  whole: CartDraft
  parts: { name: string; carts: CartDraft[] }[]
}

type Tickets = Record<string, number>
type Visit = { event: EventTemplate; start: LaunchStart }

/** Everything that the storefront sells, as every kind of visitor who may have it. */
export function planPurchases(venue: LaunchVenue): TrialPurchase[] {
  const levels = [null, ...visitorLevels(venue)]
  const asEverybody = (noun: Restricted, plan: (level: string | null) => TrialPurchase | null) =>
    levels
      .filter(level => mayHave(noun, level))
      .map(plan)
      .filter(purchase => purchase !== null)
  return [
    ...soldEvents(venue).flatMap(event => asEverybody(event, level => planEvent(venue, { event, level }))),
    ...venue.file.combos.flatMap(combo => asEverybody(combo, level => planCombo(venue, { combo, level }))),
    ...planLevels(venue),
    ...planDonations(venue),
  ]
}

/** The levels whose members may be visitors. */
export const visitorLevels = ({ file }: LaunchVenue): string[] =>
  file.company.membership ? file.memberships.categories.map(({ id }) => id) : []

type Restricted = { memberOnlyEvent: boolean; membershipRestrictions: readonly string[] }

const mayHave = ({ memberOnlyEvent, membershipRestrictions: levels }: Restricted, level: string | null) =>
  !memberOnlyEvent || (level !== null && (levels.length === 0 || levels.includes(level)))

/** From tomorrow on: what begins today may begin while the purchases are made. */
const laterStarts = (venue: LaunchVenue, event: EventTemplate) =>
  usableStarts(venue, event).filter(({ date }) => date > venue.today)

function planEvent(
  venue: LaunchVenue,
  { event, level }: { event: EventTemplate; level: string | null },
): TrialPurchase | null {
  const [start] = laterStarts(venue, event)
  if (!start) return null
  const before = event.prerequisiteEventIds
    .flatMap(id => soldEvents(venue).filter(other => other.id === id))
    .flatMap(other => laterStarts(venue, other).map(at => ({ event: other, start: at })))
  const needed = before.find(visit => visit.start.date === start.date) ?? before[0]
  const visits = [...(needed ? [needed] : []), { event, start }]
  const prices = pricesAt(event, start)
  const tickets = Object.fromEntries(
    prices.map(({ personTypeId, minimum }) => [personTypeId, Math.max(1, minimum)]),
  )
  const addOns = venue.file.addOns.filter(
    ({ id, salesChannels, totalQuantity }) =>
      event.addOnIds.includes(id) && isSoldOnline(salesChannels) && totalQuantity !== 0,
  )
  const cart = (people: Tickets): CartDraft => ({ templates: visits.map(visit => visitOf(visit, people)) })
  const whole = cart(tickets)
  const extras = addOns.map(({ id, inventoryId, quantity, quantityType }) => ({
    id: `addon.${id}`,
    inventoryId: inventoryId ?? id,
    quantity: quantityType === 'exactly' ? quantity : 1,
  }))
  const types = Object.keys(tickets)
  return {
    name: event.name,
    level,
    whole: withAddOns(whole, extras),
    parts: [
      ...types.map(type => ({
        name: typeName(venue, type),
        carts: companies(tickets, type).map(cart),
      })),
      ...addOns.map(({ name }, index) => ({
        name,
        carts: types.map(type => withAddOns(cart(pick(tickets, [type])), extras.slice(index, index + 1))),
      })),
    ],
  }
}

const typeName = ({ file }: LaunchVenue, id: string) =>
  file.personTypes.find(type => type.id === id)?.name ?? id

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

const visitOf = ({ event, start }: Visit, people: Tickets): SentTemplate => ({
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

function planCombo(
  venue: LaunchVenue,
  { combo, level }: { combo: ComboTemplate; level: string | null },
): TrialPurchase | null {
  const visits = comboVisits(venue, combo)
  if (!visits) return null
  const sold = (type: string) => visits.every(visit => priceOf(visit, type) !== undefined)
  const types = [
    ...new Set(
      (combo.type === 'fixedPrice'
        ? combo.prices.filter(({ price }) => price >= 0)
        : visits.flatMap(({ event, start }) => pricesAt(event, start))
      ).map(({ personTypeId }) => personTypeId),
    ),
  ].filter(type => combo.type === 'fixedPrice' || sold(type))
  const cart = (people: readonly string[]): CartDraft => ({
    comboItems: [
      {
        id: 'combo',
        comboTemplateId: combo.id,
        events: visits.map(({ event, start }) => ({ eventTemplateId: event.id, eventId: start.id })),
        tickets: visits.flatMap(({ event }) =>
          people.map(ticketTypeId => ({ eventTemplateId: event.id, ticketTypeId, quantity: 1 })),
        ),
      },
    ],
  })
  const pairs = (type: string) => types.filter(other => other !== type).map(other => [type, other])
  return {
    name: combo.name,
    level,
    whole: cart(types),
    parts: types.map(type => ({
      name: typeName(venue, type),
      carts: [[type], ...pairs(type)].map(cart),
    })),
  }
}

const priceOf = ({ event, start }: Visit, type: string) =>
  pricesAt(event, start).find(({ personTypeId }) => personTypeId === type)

/** Starts for the parts of a combo on the first day that has all of them; null where there is none. */
function comboVisits(venue: LaunchVenue, { entries }: ComboTemplate): Visit[] | null {
  const parts = entries.map(({ eventIds, type, quantity }) => ({
    needed: type === 'any' ? quantity : 1,
    visits: soldEvents(venue)
      .filter(({ id }) => eventIds.includes(id))
      .map(event => ({ event, starts: laterStarts(venue, event) })),
  }))
  const days = parts[0]?.visits.flatMap(({ starts }) => starts.map(({ date }) => date)) ?? []
  for (const day of [...new Set(days)].sort()) {
    const chosen = parts.map(({ needed, visits }) => {
      const on = visits.flatMap(({ event, starts }) => {
        const start = starts.find(({ date }) => date === day)
        return start ? [{ event, start }] : []
      })
      return on.length >= needed ? on.slice(0, needed) : null
    })
    if (chosen.every(visits => visits !== null)) return chosen.flat()
  }
  return null
}

/** Every price of every level that is sold here, for its buyer and, where it may be, as a gift. */
function planLevels({ file }: LaunchVenue): TrialPurchase[] {
  const { company, memberships } = file
  if (!company.membership || !company.membershipSales || !company.salesAllowed) return []
  const sold = memberships.categories.filter(
    ({ canJoin, salesChannels }) => canJoin && isSoldOnline(salesChannels),
  )
  return sold.flatMap(category => {
    const base = memberships.categories.find(({ auxiliaryCategoryIds: ids }) => ids.includes(category.id))
    const level = (category.auxiliary ? base?.id : undefined) ?? category.restrictions[0] ?? null
    const points = category.offerings
      .filter(({ salesChannels }) => isSoldOnline(salesChannels))
      .flatMap(offering =>
        offering.prices.filter(({ price }) => price >= 0).map(point => ({ offering, point })),
      )
    const mayGive = category.rules.canGift && !category.auxiliary
    const giftsOf = (renewal: string) => (mayGive && renewal !== 'required' ? [false, true] : [false])
    return points.flatMap(({ offering, point }) =>
      giftsOf(offering.autorenewalType).map(isGift => ({
        name: `${category.name}, ${offering.name}`,
        level,
        whole: {
          memberships: [
            {
              id: 'membership',
              type: 'MembershipPurchase' as const,
              membershipCategoryId: category.id,
              membershipOfferingId: offering.id,
              pricePointId: point.id,
              auxiliary: category.auxiliary,
              isGift,
              isAutorenew: offering.autorenewalType === 'required',
              membershipInfo: isGift ? GIFT : PERSONS,
            },
          ],
        },
        parts: [],
      })),
    )
  })
}

const PERSON = {
  firstName: 'Robin',
  lastName: 'Tester',
  email: 'robin@sandbox.invalid',
  phoneNumber: '(212) 555-0100',
  country: 'US',
  streetAddress1: '12 Pier Street',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}
const PRIMARY = { cardType: 'primary' as const, ...PERSON }
const PERSONS = { isEdited: true, membershipCards: [PRIMARY] }
const GIFT = { ...PERSONS, gifterInfo: { ...PERSON, firstName: 'Gil' } }

/** Every gift of money, each with the least that it takes. */
function planDonations({ file }: LaunchVenue): TrialPurchase[] {
  if (!file.company.donations) return []
  const offered = file.donations.options.filter(
    ({ type, price, salesChannels }) => isSoldOnline(salesChannels) && (type === 'donation' || price > 0),
  )
  return offered.map(({ id, inventoryId, name, type, minimum, suggestedAmounts }) => ({
    name,
    level: null,
    whole: {
      donations: [
        {
          id: 'donation',
          inventoryId: inventoryId ?? id,
          type,
          amount: type === 'donation' ? (suggestedAmounts[0] ?? minimum) : 0,
        },
      ],
    },
    parts: [],
  }))
}
