import { withTickets } from '#app/rules/limits/evaluate-limits.ts'
import {
  mostBeside,
  mostQuantities,
  ruleRefusal,
  rulesBeside,
  strictestRefusals,
  type TicketRefusal,
} from '#app/rules/limits/repair-tickets.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import type { SalesRuleResult } from '#app/rules/limits/sales-rule.ts'
import { ticketsOfCombo } from '../../limited-items.ts'
import { type ComboOrderChoice, type OrderCombo, rowKey, seatsLeft, visitSlot } from './combo-model.ts'

type PlacedRefusal = { eventName: string; refusal: TicketRefusal }
type RowQuantity = { row: string; quantity: number }

/** What the limits of its events make of a combo, beside all else of the order. */
export type ComboLimits = {
  /** how many of a row they allow, the others staying as they are; never more than `bound` */
  most: (row: string, bound: number) => number
  /** which limits are broken, and the smallest change that mends all that is too much, of seats as well; null while nothing is */
  over: { refusals: PlacedRefusal[]; changes: RowQuantity[]; kept: RowQuantity[] } | null
  /** limits that take nothing more of what is chosen */
  reached: PlacedRefusal[]
}

const NOTHING: ComboOrderChoice = { slots: {}, quantities: {} }

/** `beside`: what other items have of its events. What they break by themselves is mended there. */
export function comboLimits(
  combo: OrderCombo,
  choice: ComboOrderChoice | undefined,
  beside: readonly LimitedTickets[],
): ComboLimits {
  const chosen = choice ?? NOTHING
  const rules = rulesBeside(combo.limits, beside)
  const counted = (quantities: ComboOrderChoice['quantities']) =>
    withTickets(rules, [...ticketsOfCombo(combo, { ...chosen, quantities }), ...beside])
  const isPossible = (quantities: ComboOrderChoice['quantities']) =>
    isWithinSeats(combo, { ...chosen, quantities }) && counted(quantities).every(({ fails }) => !fails)
  const now = counted(chosen.quantities)
  const rows = Object.keys(chosen.quantities).filter(row => (chosen.quantities[row] ?? 0) > 0)
  const isOver = !isPossible(chosen.quantities)
  const withOneMore = isOver
    ? []
    : rows.map(row => counted({ ...chosen.quantities, [row]: (chosen.quantities[row] ?? 0) + 1 }))
  const placed = (found: readonly SalesRuleResult[]) => placedRefusals(found, { combo, chosen })
  return {
    most: (row, bound) =>
      mostBeside([0], {
        index: 0,
        most: bound,
        isPossible: ([quantity = 0]) => isPossible({ ...chosen.quantities, [row]: quantity }),
      }),
    over: isOver
      ? { refusals: placed(now.filter(({ fails }) => fails)), ...repair(rows, { chosen, isPossible }) }
      : null,
    reached: placed(now.filter((_, index) => withOneMore.some(results => results[index]?.fails))),
  }
}

/** Whether there are seats for it at each start that is chosen, and no more of a kind than the venue sells. */
function isWithinSeats(combo: OrderCombo, chosen: ComboOrderChoice): boolean {
  const left = seatsLeft(combo, chosen)
  const hasSeats = combo.visits.every(visit => !visitSlot(visit, chosen) || (left[visit.id] ?? 0) >= 0)
  const isSold = combo.types.every(({ id, maximum }) =>
    [rowKey(id), ...combo.visits.map(visit => rowKey(id, visit.id))].every(
      row => maximum === null || (chosen.quantities[row] ?? 0) <= maximum,
    ),
  )
  return hasSeats && isSold
}

type OverCombo = {
  chosen: ComboOrderChoice
  isPossible: (quantities: ComboOrderChoice['quantities']) => boolean
}

function repair(
  rows: readonly string[],
  { chosen, isPossible }: OverCombo,
): Pick<NonNullable<ComboLimits['over']>, 'changes' | 'kept'> {
  const asRows = (quantities: readonly number[]) =>
    rows.map((row, index) => ({ row, quantity: quantities[index] ?? 0 }))
  const asQuantities = (quantities: readonly number[]) =>
    Object.fromEntries(asRows(quantities).map(({ row, quantity }) => [row, quantity]))
  const before = rows.map(row => chosen.quantities[row] ?? 0)
  const kept = asRows(mostQuantities(before, quantities => isPossible(asQuantities(quantities))))
  return {
    changes: kept.filter(({ quantity }, index) => quantity !== before[index]),
    kept: kept.filter(({ quantity }) => quantity > 0),
  }
}

type ChosenCombo = { combo: OrderCombo; chosen: ComboOrderChoice }

/** What rules say of the events of a combo, of each event the strictest, in the order of its visits. */
function placedRefusals(rules: readonly SalesRuleResult[], { combo, chosen }: ChosenCombo): PlacedRefusal[] {
  const chosenIds = ticketsOfCombo(combo, chosen).map(({ personTypeId }) => personTypeId)
  return combo.visits.flatMap(({ id, name: eventName }) => {
    const refusals = rules.filter(({ eventId }) => eventId === id).map(ruleRefusal)
    return strictestRefusals(refusals, chosenIds).map(refusal => ({ eventName, refusal }))
  })
}
