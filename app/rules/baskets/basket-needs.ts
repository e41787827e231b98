import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import type { PriceBook } from '#app/rules/pricing/price-book.ts'

type ChosenCombo = CartDocument['comboItems'][number]

/** An event at a slot that somebody visits. */
export type BasketPlace = { eventId: string; slotId: string; date: string }

/** The admissions that are needed, of each person type at each of the places. */
export type BasketNeeds = {
  places: BasketPlace[]
  /** by person type: for each place how many come */
  people: Map<string, number[]>
  /** the cart without them: what stays as it is */
  fixed: CartDocument
}

/**
 * What a cart is chosen for: who goes to which event at which time. Tickets that a member buys at the listed price are a choice and
 * stay, and so do combos with add-ons of their own and combos that would give an event a second time.
 */
export function basketNeeds(document: CartDocument, { slots }: Pick<PriceBook, 'slots'>): BasketNeeds {
  const movable = document.comboItems.filter(combo => isMovable(combo, document))
  const admissions = [...singleAdmissions(document), ...movable.flatMap(comboAdmissions)]
  const placeIds = [...new Set(admissions.map(({ slotId }) => slotId))]
  const places = placeIds.flatMap((slotId): BasketPlace[] => {
    const slot = slots.get(slotId)
    return slot ? [{ eventId: slot.eventId, slotId, date: slot.date }] : []
  })
  const people = new Map<string, number[]>()
  for (const { slotId, personTypeId, quantity } of admissions) {
    const counts = people.get(personTypeId) ?? places.map(() => 0)
    const at = places.findIndex(place => place.slotId === slotId)
    people.set(personTypeId, counts.with(at, (counts[at] ?? 0) + quantity))
  }
  const comboItems = document.comboItems.filter(combo => !movable.includes(combo))
  return { places, people, fixed: { ...withoutSingles(document), comboItems } }
}

type Admission = { slotId: string; personTypeId: string; quantity: number }

const singleAdmissions = ({ templates }: CartDocument): Admission[] =>
  templates.flatMap(({ events }) =>
    events.flatMap(({ eventId: slotId, tickets }) =>
      tickets
        .filter(({ isRetail, quantity }) => !isRetail && quantity > 0)
        .map(({ ticketTypeId: personTypeId, quantity }) => ({ slotId, personTypeId, quantity })),
    ),
  )

const comboAdmissions = ({ events, tickets }: ChosenCombo): Admission[] =>
  tickets
    .filter(({ quantity }) => quantity > 0)
    .map(({ eventTemplateId, ticketTypeId: personTypeId, quantity }) => {
      const slotId = events.find(event => event.eventTemplateId === eventTemplateId)?.eventId ?? ''
      return { slotId, personTypeId, quantity }
    })

/** An order shows one time of an event: a combo comes apart only where its events have no other. */
function isMovable(combo: ChosenCombo, document: CartDocument): boolean {
  const starts = startsOf(document)
  const isOnlyStart = ({ eventTemplateId, eventId }: ChosenCombo['events'][number]) =>
    eventId !== undefined && starts.get(eventTemplateId)?.size === 1
  return combo.addOns.every(({ quantity }) => quantity === 0) && combo.events.every(isOnlyStart)
}

function startsOf({ templates, comboItems }: CartDocument): Map<string, Set<string>> {
  const starts = new Map<string, Set<string>>()
  const pairs = [
    ...templates.flatMap(({ eventTemplateId, events }) =>
      events.map(({ eventId }) => [eventTemplateId, eventId] as const),
    ),
    ...comboItems.flatMap(({ events }) =>
      events.map(({ eventTemplateId, eventId = '' }) => [eventTemplateId, eventId] as const),
    ),
  ]
  for (const [eventId, slotId] of pairs)
    starts.set(eventId, new Set([...(starts.get(eventId) ?? []), slotId]))
  return starts
}

const withoutSingles = (document: CartDocument): CartDocument => ({
  ...document,
  templates: document.templates.map(template => ({
    ...template,
    events: template.events.map(slot => ({
      ...slot,
      tickets: slot.tickets.filter(({ isRetail }) => isRetail),
    })),
  })),
})
