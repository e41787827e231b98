import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { ticketItemId } from '#app/rules/carts/ticket-item-id.ts'
import { pushCombos } from '../carts/push-combos.ts'
import { cleanCart } from '../carts/update-cart.ts'
import type { BasketNeeds } from './basket-needs.ts'
import type { ComboPlacement } from './combo-placements.ts'
import type { PersonOption } from './person-options.ts'

type ChosenTemplate = CartDocument['templates'][number]
type ChosenCombo = CartDocument['comboItems'][number]
type ChosenTicket = ChosenTemplate['events'][number]['tickets'][number]

type Arrangement = {
  needs: BasketNeeds
  placements: readonly ComboPlacement[]
  options: readonly PersonOption[]
}

/**
 * The cart in which everybody gets their admissions as the options say. Add-ons of an event that nobody buys a single ticket for go with
 * a combo that offers them; null where none does.
 */
export function basketDocument({ needs, placements, options }: Arrangement): CartDocument | null {
  const { fixed, places } = needs
  const templates = places.reduce(
    (list, _, at) => withTickets(list, { needs, at, options }),
    [...fixed.templates],
  )
  const combos = placements.flatMap((placement, index) =>
    comboItem(placement, {
      needs,
      people: options.map(option => ({
        personTypeId: option.personTypeId,
        quantity: option.combos[index] ?? 0,
      })),
    }),
  )
  const moved = moveAddOns({ templates, combos }, placements)
  return moved && cleanCart({ ...fixed, templates, comboItems: pushCombos(fixed.comboItems, moved) })
}

type Tickets = { needs: BasketNeeds; at: number; options: readonly PersonOption[] }

function withTickets(templates: ChosenTemplate[], { needs, at, options }: Tickets): ChosenTemplate[] {
  const { eventId, slotId } = needs.places[at]!
  const tickets = options.flatMap(({ personTypeId, single, retail }) => [
    ticketOf({ slotId, personTypeId, quantity: single[at]!, isRetail: false }),
    ticketOf({ slotId, personTypeId, quantity: retail[at]!, isRetail: true }),
  ])
  const known = templates.find(({ eventTemplateId }) => eventTemplateId === eventId)
  const slot = known?.events.find(event => event.eventId === slotId)
  const next = { eventId: slotId, addOns: slot?.addOns ?? [], tickets: joined(slot?.tickets ?? [], tickets) }
  const event = { eventTemplateId: eventId, events: replaced(known?.events ?? [], slot, next) }
  return replaced(templates, known, event)
}

/** The list with one thing in place of another; at its end where there was none. */
const replaced = <Item>(list: readonly Item[], known: Item | undefined, next: Item): Item[] =>
  known ? list.map(item => (item === known ? next : item)) : [...list, next]

type TicketCount = { slotId: string; personTypeId: string; quantity: number; isRetail: boolean }

const ticketOf = ({ slotId, personTypeId, quantity, isRetail }: TicketCount): ChosenTicket => ({
  id: ticketItemId({ slotId, ticketTypeId: personTypeId, isRetail }),
  ticketTypeId: personTypeId,
  quantity,
  isRetail,
})

function joined(known: readonly ChosenTicket[], added: readonly ChosenTicket[]): ChosenTicket[] {
  const isSame = (a: ChosenTicket) => (b: ChosenTicket) =>
    a.ticketTypeId === b.ticketTypeId && a.isRetail === b.isRetail
  const more = known.map(ticket => {
    const quantity = added.find(isSame(ticket))?.quantity ?? 0
    return { ...ticket, quantity: ticket.quantity + quantity }
  })
  return [...more, ...added.filter(ticket => !known.some(isSame(ticket)))]
}

type ComboPeople = { needs: BasketNeeds; people: { personTypeId: string; quantity: number }[] }

function comboItem({ combo, admissions }: ComboPlacement, { needs, people }: ComboPeople): ChosenCombo[] {
  const coming = people.filter(({ quantity }) => quantity > 0)
  if (coming.length === 0) return []
  const events = needs.places.flatMap(({ eventId, slotId }, at) =>
    admissions[at] ? [{ eventTemplateId: eventId, eventId: slotId, perPerson: admissions[at] }] : [],
  )
  return [
    {
      id: combo.id,
      comboTemplateId: combo.id,
      comboTemplateName: combo.name,
      comboTemplateType: combo.type,
      events: events.map(({ eventTemplateId, eventId }) => ({ eventTemplateId, eventId })),
      tickets: events.flatMap(({ eventTemplateId, perPerson }) =>
        coming.map(({ personTypeId, quantity }) => ({
          eventTemplateId,
          ticketTypeId: personTypeId,
          quantity: quantity * perPerson,
        })),
      ),
      addOns: [],
    },
  ]
}

/** The combos with the add-ons of slots that have no ticket left; null where nothing offers one of them. */
function moveAddOns(
  { templates, combos }: { templates: readonly ChosenTemplate[]; combos: readonly ChosenCombo[] },
  placements: readonly ComboPlacement[],
): ChosenCombo[] | null {
  const homeless = templates.flatMap(({ events }) => events.filter(isWithoutTickets).flatMap(addOnsOf))
  let list: ChosenCombo[] | null = [...combos]
  for (const addOn of homeless) list = list && withAddOn(list, { ...addOn, placements })
  return list
}

type ChosenSlot = ChosenTemplate['events'][number]
type LeftAddOn = { slotId: string; addOnId: string; quantity: number }

const isWithoutTickets = ({ tickets }: ChosenSlot) => tickets.every(({ quantity }) => quantity === 0)

const addOnsOf = ({ eventId: slotId, addOns }: ChosenSlot): LeftAddOn[] =>
  addOns
    .filter(({ quantity }) => quantity > 0)
    .map(({ inventoryId, quantity }) => ({ slotId, addOnId: inventoryId, quantity }))

function withAddOn(
  combos: readonly ChosenCombo[],
  { slotId, addOnId, quantity, placements }: LeftAddOn & { placements: readonly ComboPlacement[] },
): ChosenCombo[] | null {
  const offers = ({ comboTemplateId }: ChosenCombo) =>
    placements.some(({ combo }) => combo.id === comboTemplateId && combo.addOnIds.includes(addOnId))
  const host = combos.find(combo => combo.events.some(({ eventId }) => eventId === slotId) && offers(combo))
  if (!host) return null
  const known = host.addOns.find(one => one.addOnId === addOnId)
  const next = { addOnId, quantity: quantity + (known?.quantity ?? 0), unitPrice: 0 }
  return replaced(combos, host, { ...host, addOns: replaced(host.addOns, known, next) })
}
