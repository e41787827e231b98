import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { parseQuantity } from '#app/rules/tickets/quantity.ts'
import { type ComboChoices, chosenTickets } from './combo-model.ts'

/** A combo as the form has it: its events with the admissions one person gets, and what was chosen. */
export type SentCombo = {
  key: string
  comboTemplateId: string
  visits: { id: string; perPerson: number }[]
}
export type SentCombos = { combos: SentCombo[]; choices: ComboChoices }

/** The combos of the order's form. */
export function readCombos(form: FormData): SentCombos {
  const combos = new Map<string, SentCombo>()
  const choices: ComboChoices = {}
  const of = (name: string) => {
    const key = decoded(name)
    choices[key] ??= { slots: {}, quantities: {} }
    const combo = combos.get(key) ?? { key, comboTemplateId: '', visits: [] }
    combos.set(key, combo)
    return { combo, chosen: choices[key] }
  }
  for (const [name, value] of form) {
    const [kind = '', key, ...rest] = name.split(':')
    if (!kind.startsWith('combo') || !key || typeof value !== 'string') continue
    const { combo, chosen } = of(key)
    const about = rest.join(':')
    if (kind === 'combo') combo.comboTemplateId = value
    if (kind === 'combo-part') combo.visits.push({ id: about, perPerson: Math.max(parseQuantity(value), 1) })
    if (kind === 'combo-slot') chosen.slots[about] = value
    if (kind === 'combo-quantity' && about) chosen.quantities[about] = parseQuantity(value)
  }
  return { combos: [...combos.values()].filter(({ comboTemplateId }) => comboTemplateId), choices }
}

/** The item that a `remove-combo` button names. */
export function removedCombo(form: FormData): string | null {
  const [name, key] = String(form.get('intent') ?? '').split(':')
  return name === 'remove-combo' && key ? decoded(key) : null
}

/** The cart's combos as they are sent. Add-ons stay with the item; one without a ticket leaves the cart. */
export function draftCombos(
  { combos, choices }: SentCombos,
  { cart, removed }: { cart: CartPayload | null; removed: string | null },
): NonNullable<CartDraft['comboItems']> {
  const kept = combos.filter(({ key }) => key !== removed)
  return kept.flatMap(({ key, comboTemplateId, visits }) => {
    const chosen = choices[key]
    const tickets = chosenTickets({ visits, ...shapeOf(chosen?.quantities ?? {}) }, chosen)
    if (tickets.length === 0) return []
    const events = visits.map(({ id }) => {
      const eventId = chosen?.slots[id]
      return { eventTemplateId: id, ...(eventId ? { eventId } : {}) }
    })
    const addOns = cart?.comboItems.find(({ id }) => id === key)?.addOns ?? []
    return [{ id: key, comboTemplateId, events, tickets, addOns }]
  })
}

/** Whether the quantities are those of persons or of single events, and of which types. */
function shapeOf(quantities: Record<string, number>) {
  const rows = Object.keys(quantities)
  const even = rows.every(row => !row.includes(':'))
  const ids = new Set(rows.map(row => row.split(':').at(-1) ?? ''))
  return { even, types: [...ids].map(id => ({ id, name: '', description: '', maximum: null })) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
