import type { ComboPart } from '#app/rules/combos/combo-availability.ts'

/** A choice of a combo and what of it is made: `open` places are still to be filled. */
export type ComboQueue = { part: ComboPart; chosen: string[]; open: number }

/** A combo with the visitor's choice: what always belongs to it, the queues, and what fits into none of them. */
export type FilledCombo = { included: string[]; queues: ComboQueue[]; left: string[] }

/** An event of a combo and how many admissions to it one person gets. */
export type ComboEvent = { eventTemplateId: string; perPerson: number }

/**
 * The chosen events in the queues they fill, each event once. Where an event could stand in several queues it stands
 * where it leaves room for the others, so that a choice that can complete the combo does (ORD-053, ORD-167).
 */
export function fillCombo(parts: readonly ComboPart[], chosen: readonly string[]): FilledCombo {
  const included = [...new Set(parts.flatMap(part => (part.type === 'event' ? part.eventIds : [])))]
  const places = parts
    .filter(part => part.type === 'any')
    .map(part => ({ part, chosen: [] as string[], open: part.quantity }))
  const picks = [...new Set(chosen)].filter(eventId => !included.includes(eventId))
  const left = picks.filter(eventId => !place(eventId, { places, seen: new Set() }))
  return { included, queues: places.map(queue => inOrderOf(queue, picks)), left }
}

/** Whether every queue has its required quantity (ORD-167); a combo without parts never is complete. */
export function isComboComplete({ included, queues }: FilledCombo): boolean {
  return included.length + queues.length > 0 && queues.every(queue => queue.open === 0)
}

/** Whether an event can be picked in a queue. */
export function isCandidate(part: ComboPart, eventId: string): boolean {
  return part.type === 'any' && part.eventIds.includes(eventId)
}

/** The events of a combo in its own order: those always included, then the chosen ones. */
export function comboEvents(parts: readonly ComboPart[], { included, queues }: FilledCombo): ComboEvent[] {
  const fixed = included.map(eventTemplateId => ({
    eventTemplateId,
    perPerson: parts
      .filter(part => part.type === 'event' && part.eventIds.includes(eventTemplateId))
      .reduce((sum, part) => sum + part.quantity, 0),
  }))
  const picked = queues.flatMap(queue => queue.chosen)
  return [...fixed, ...picked.map(eventTemplateId => ({ eventTemplateId, perPerson: 1 }))]
}

type Search = { places: ComboQueue[]; seen: Set<ComboQueue> }

/** Puts an event into a queue, moving others on where that makes room; false when there is no way. */
function place(eventId: string, { places, seen }: Search): boolean {
  return places.some(queue => {
    if (seen.has(queue) || !isCandidate(queue.part, eventId)) return false
    seen.add(queue)
    if (queue.open > 0) queue.open -= 1
    else {
      const moved = queue.chosen.find(other => place(other, { places, seen }))
      if (moved === undefined) return false
      queue.chosen.splice(queue.chosen.indexOf(moved), 1)
    }
    queue.chosen.push(eventId)
    return true
  })
}

const inOrderOf = ({ chosen, ...queue }: ComboQueue, picks: readonly string[]): ComboQueue => ({
  ...queue,
  chosen: picks.filter(eventId => chosen.includes(eventId)),
})
