import { expect, test } from 'vitest'
import { erringTicket } from '#app/rules/limits/erring-ticket.ts'

const ticket = (personTypeId: string, quantity: number, isRetail = false) => ({
  personTypeId,
  quantity,
  isRetail,
})
const order = [ticket('senior', 0), ticket('adult', 2), ticket('child', 1), ticket('child', 1, true)]
const rule = (pricePointIds: string[], isRetail = false) => ({ pricePointIds, isRetail })

test.each([
  { why: 'no rule', tickets: order, rule: undefined, erring: order[1] },
  { why: 'a rule that names another person type', tickets: order, rule: rule(['child']), erring: order[2] },
  { why: 'a rule about the listed price', tickets: order, rule: rule(['child'], true), erring: order[3] },
  { why: 'a rule that names nothing of the order', tickets: order, rule: rule(['senior']), erring: order[1] },
  {
    why: 'tickets at the listed price alone',
    tickets: [ticket('child', 1, true)],
    rule: rule(['child']),
    erring: ticket('child', 1, true),
  },
  { why: 'no ticket', tickets: [ticket('adult', 0)], rule: rule(['adult']), erring: null },
])(
  '[ORD-280] after $why the first ticket to correct is $erring.personTypeId',
  ({ tickets, rule, erring }) => {
    expect(erringTicket(tickets, rule)).toEqual(erring)
  },
)
