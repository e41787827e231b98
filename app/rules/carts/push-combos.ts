import type { CartDocument } from '#app/rules/carts/stored-cart.ts'

type ChosenCombo = CartDocument['comboItems'][number]

/**
 * The combos with these added: the same combo with the same events at the same times is one, its tickets and add-ons
 * counted together. Another choice of the same combo stands beside it, under an id of its own.
 */
export function pushCombos(combos: readonly ChosenCombo[], added: readonly ChosenCombo[]): ChosenCombo[] {
  const list = [...combos]
  for (const combo of added) {
    const place = list.findIndex(other => keyOf(other) === keyOf(combo))
    const known = list[place]
    if (known) list[place] = joinCombos(known, combo)
    else list.push(withOwnId(combo, list))
  }
  return list
}

const keyOf = ({ comboTemplateId, events }: ChosenCombo) =>
  JSON.stringify([
    comboTemplateId,
    ...events.map(event => `${event.eventTemplateId} ${event.eventId ?? ''}`).sort(),
  ])

function withOwnId(combo: ChosenCombo, others: readonly ChosenCombo[]): ChosenCombo {
  const { id } = combo
  const isTaken = (candidate: string) => others.some(other => other.id === candidate)
  if (!id || !isTaken(id)) return combo
  const number = others.findIndex((_, index) => !isTaken(`${id}~${index + 2}`)) + 2
  return { ...combo, id: `${id}~${number}` }
}

function joinCombos(a: ChosenCombo, b: ChosenCombo): ChosenCombo {
  return {
    ...a,
    tickets: joined(
      [...a.tickets, ...b.tickets],
      ticket => `${ticket.eventTemplateId} ${ticket.ticketTypeId}`,
    ),
    addOns: joined([...a.addOns, ...b.addOns], addOn => addOn.addOnId),
  }
}

function joined<Item extends { quantity: number }>(
  items: readonly Item[],
  keyOfItem: (item: Item) => string,
): Item[] {
  const byKey = new Map<string, Item>()
  for (const item of items) {
    const known = byKey.get(keyOfItem(item))
    byKey.set(keyOfItem(item), known ? { ...known, quantity: known.quantity + item.quantity } : item)
  }
  return [...byKey.values()]
}
