import { expect, test } from 'vitest'
import { aRule, tickets } from '#tests/builders/sales-rules.ts'
import { repairedTickets, type TicketBounds, ticketRefusals } from './repair-tickets.ts'
import type { SalesRuleResult } from './sales-rule.ts'

const bounds = (about: Partial<TicketBounds> = {}): TicketBounds => ({
  rules: [],
  seats: 40,
  maximums: {},
  ...about,
})

const group = (most: number, ids: string[], about: Partial<SalesRuleResult> = {}) =>
  aRule({ allowedQuantity: most, groupMax: most, pricePointIds: ids, ticketTypes: ids, ...about })

const apart = (ids: string[]) => group(0, ids, { isPreventRule: true })

const quantities = (list: { quantity: number }[]) => list.map(({ quantity }) => quantity)

test.each([
  ['seven of six together', [4, 3], { rules: [group(6, ['adult', 'child'])] }, 'limit 6 of 7', [4, 2]],
  ['five of four adults', [5, 2], { rules: [aRule()] }, 'limit 4 of 5', [4, 2]],
  ['four for two seats', [3, 1], { seats: 2 }, 'seats 2 of 4', [2, 0]],
  ['none left at all', [1, 1], { seats: 0 }, 'seats 0 of 2', [0, 0]],
  ['more of a ticket than the venue sells', [5, 0], { maximums: { adult: 3 } }, 'maximum 3 of 5', [3, 0]],
  ['kinds that exclude each other', [3, 1], { rules: [apart(['adult', 'child'])] }, 'apart 0 of 4', [3, 0]],
  [
    'bought before',
    [3, 0],
    { rules: [aRule({ purchasedQuantity: 3, reason: 'Transaction' as const })] },
    'limit 1 of 3',
    [1, 0],
  ],
])(
  '%s is refused with its numbers, and repaired by the smallest change',
  (_, [adult, child], about, reason, repaired) => {
    const chosen = [tickets('adult', adult!), tickets('child', child!)]
    const [first] = ticketRefusals(chosen, bounds(about))
    expect(first && `${first.reason} ${first.most} of ${first.chosen}`).toBe(reason)
    expect(quantities(repairedTickets(chosen, bounds(about)))).toEqual(repaired)
  },
)

test('tickets of combos count for the rules, and what they break alone is not mended here', () => {
  const ruled = (most: number, inCombos: number) =>
    bounds({ rules: [group(most, ['adult', 'child'])], beside: [ofCombos('adult', inCombos)] })
  const chosen = [tickets('adult', 3), tickets('child', 2)]
  expect(ticketRefusals(chosen, ruled(6, 2))).toMatchObject([{ most: 6, chosen: 7 }])
  expect(quantities(repairedTickets(chosen, ruled(6, 2)))).toEqual([3, 1])
  expect(ticketRefusals(chosen, ruled(6, 7))).toEqual([])
})

test('of tickets at the member’s price and at the listed one those at the listed one leave first', () => {
  const chosen = [tickets('adult', 2), tickets('adult', 4, true)]
  expect(quantities(repairedTickets(chosen, bounds({ seats: 5 })))).toEqual([2, 3])
})

test('what is possible is refused for nothing and left alone', () => {
  const chosen = [tickets('adult', 4), tickets('child', 2)]
  const about = bounds({ rules: [aRule(), group(6, ['adult', 'child'])], seats: 6 })
  expect(ticketRefusals(chosen, about)).toEqual([])
  expect(repairedTickets(chosen, about)).toEqual(chosen)
})

/** The same numbers each time, between 0 and most. */
function dice(seed: number) {
  let state = seed
  return (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * (most + 1))
  }
}

const KINDS = ['adult', 'child', 'senior', 'student']

const ofCombos = (personTypeId: string, quantity: number) => ({
  ...tickets(personTypeId, quantity),
  inCombo: true,
})

function randomCase(seed: number) {
  const roll = dice(seed)
  const some = () => KINDS.filter(() => roll(1) === 1)
  const rules = Array.from({ length: roll(4) }, () => {
    const ids = some()
    const kind = roll(3)
    if (kind === 0) return apart(ids)
    if (kind === 1)
      return aRule({ allowedQuantity: roll(6), pricePointIds: [KINDS[roll(3)]!], isRetail: roll(1) === 1 })
    return group(roll(8), ids, { purchasedQuantity: roll(2) })
  })
  const chosen = KINDS.flatMap(id => [tickets(id, roll(5)), tickets(id, roll(2), true)])
  const beside = KINDS.map(id => ofCombos(id, roll(3)))
  const about = { rules, seats: roll(20), maximums: { adult: roll(6), child: null }, beside }
  return { chosen, about: bounds(about) }
}

test('applying a repair always makes the order possible, and nothing of it could be left out', () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const { chosen, about } = randomCase(seed)
    const repaired = repairedTickets(chosen, about)
    expect(ticketRefusals(repaired, about), `seed ${seed}`).toEqual([])
    const taken = chosen.flatMap(({ quantity }, at) => (repaired[at]!.quantity < quantity ? [at] : []))
    for (const at of taken) {
      const oneMore = repaired.map((ticket, index) =>
        index === at ? { ...ticket, quantity: ticket.quantity + 1 } : ticket,
      )
      expect(ticketRefusals(oneMore, about), `seed ${seed}`).not.toEqual([])
    }
  }
})
