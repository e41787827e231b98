import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CartDocument } from '#app/rules/carts/stored-cart.ts'
import { pushItems } from './push-items.ts'

type TestTicket = { event: string; slot: string; type: string; quantity: number }

function aCart(chosen: readonly TestTicket[]): CartDocument {
  const templates = chosen.map(({ event, slot, type, quantity }) => ({
    eventTemplateId: event,
    events: [
      {
        eventId: slot,
        tickets: [{ id: `${slot}~${type}`, ticketTypeId: type, quantity, isRetail: false }],
        addOns: [],
      },
    ],
  }))
  return {
    templates,
    comboItems: [],
    memberships: [],
    donations: [],
    forms: [],
    couponCodes: [],
    membershipIds: [],
  }
}

const ticketsOf = (cart: CartDocument) =>
  cart.templates.flatMap(template => template.events.flatMap(slot => slot.tickets))
const countOf = (cart: CartDocument) => ticketsOf(cart).reduce((sum, ticket) => sum + ticket.quantity, 0)

const chosen = fc.array(
  fc.record({
    event: fc.constantFrom('boat', 'galleries'),
    slot: fc.constantFrom('morning', 'noon'),
    type: fc.constantFrom('adult', 'child'),
    quantity: fc.integer({ min: 0, max: 5 }),
  }),
  { maxLength: 8 },
)

test('pushing loses no ticket and makes none', () => {
  fc.assert(
    fc.property(chosen, chosen, (before, added) => {
      const [cart, more] = [aCart(before), aCart(added)]
      expect(countOf(pushItems(cart, more))).toBe(countOf(cart) + countOf(more))
    }),
  )
})

test('after a push each slot of an event stands once, and each kind of ticket once in it', () => {
  fc.assert(
    fc.property(chosen, chosen, (before, added) => {
      const { templates } = pushItems(aCart(before), aCart(added))
      const keys = templates.flatMap(template =>
        template.events.flatMap(slot =>
          slot.tickets.map(ticket => `${template.eventTemplateId} ${slot.eventId} ${ticket.ticketTypeId}`),
        ),
      )
      expect(new Set(keys).size).toBe(keys.length)
    }),
  )
})
