import { z } from 'zod'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { isLocalDate } from '#app/rules/calendar/dates.ts'
import { calendarHref, comboHref, type LinkBase } from '#app/rules/links/storefront-links.ts'
import { formKey } from '../../form-key.ts'
import { byId, fieldsByKey, fieldText, isSent, quantity } from '../../form-record.ts'
import type { Intent } from '../../intent.ts'
import type { OrderAddress } from '../../order-address.ts'
import { type ComboChoices, chosenTickets } from './combo-model.ts'

/** A combo as the form has it: its events with the admissions one person gets, and what was chosen. */
export type SentCombo = {
  key: string
  comboTemplateId: string
  visits: { id: string; perPerson: number }[]
  /** the day it is shown for */
  date?: string
}
/** `withAddOns`: the combos whose add-ons were shown. */
export type SentCombos = { combos: SentCombo[]; choices: ComboChoices; withAddOns: string[] }

const fieldOf = (key: string, ...path: string[]) => ['combos', formKey(key), ...path].join('.')

export const comboField = (key: string) => fieldOf(key, 'comboTemplateId')
export const comboDateField = (key: string) => fieldOf(key, 'date')
/** Says that the add-ons of a combo are among the fields, so that those that are not named are not chosen. */
export const comboAddOnsField = (key: string) => fieldOf(key, 'addOns')
export const visitField = (key: string, eventId: string) => fieldOf(key, 'visits', formKey(eventId))
export const visitSlotField = (key: string, eventId: string) => fieldOf(key, 'slots', formKey(eventId))
export const comboQuantityField = (key: string, row: string) => fieldOf(key, 'quantities', formKey(row))

const comboEntries = () =>
  fieldsByKey(
    z.object({
      comboTemplateId: fieldText(),
      date: fieldText(),
      addOns: isSent(),
      visits: fieldsByKey(quantity()),
      slots: byId(fieldText()),
      quantities: byId(quantity()),
    }),
  )

/** The combos with what is chosen of each. */
export const comboFields = () => comboEntries().transform(sentCombos)

function sentCombos(entries: z.output<ReturnType<typeof comboEntries>>): SentCombos {
  return {
    combos: entries.flatMap(([key, { comboTemplateId, date, visits }]) =>
      comboTemplateId
        ? [
            {
              key,
              comboTemplateId,
              ...(isLocalDate(date) ? { date } : {}),
              visits: visits.map(([id, admissions]) => ({ id, perPerson: Math.max(admissions, 1) })),
            },
          ]
        : [],
    ),
    choices: Object.fromEntries(entries.map(([key, { slots, quantities }]) => [key, { slots, quantities }])),
    withAddOns: entries.flatMap(([key, { addOns }]) => (addOns ? [key] : [])),
  }
}

/** Where a combo's button leads: to the days on which its events can be had, or back to the choice of them. */
export function comboLeave(base: LinkBase, { combos: { combos }, intent, cart }: Leaving): string | null {
  if (intent.name !== 'change-combo' && intent.name !== 'modify-combo') return null
  const combo = combos.find(({ key }) => key === intent.comboKey)
  if (!combo) return null
  const eventIds = combo.visits.map(({ id }) => id)
  const starts = cart?.orders.find(({ id }) => id === combo.key)?.events[0]?.startTime
  const date = starts?.slice(0, 10) ?? combo.date
  const order = { comboId: combo.comboTemplateId, eventIds, date, cart: true }
  if (intent.name === 'modify-combo') return comboHref(base, order)
  return calendarHref(base, { ...order, cdEventIds: eventIds })
}

type Leaving = { combos: SentCombos; intent: Intent; cart?: CartPayload }

/** The cart's combos as they are sent. Add-ons stay with the item; one without a ticket leaves the cart. */
export function draftCombos(
  { combos, choices }: SentCombos,
  { cart, intent }: { cart: CartPayload | null; intent: Intent },
): NonNullable<CartDraft['comboItems']> {
  const kept = combos.filter(({ key }) => !isRemoved(key, intent))
  return kept.flatMap(({ key, comboTemplateId, visits }) => {
    const chosen = choices[key]
    const tickets = chosenTickets({ visits, ...shapeOf(chosen?.quantities ?? {}) }, chosen)
    if (tickets.length === 0) return []
    const events = visits.map(({ id }) => {
      const slotId = chosen?.slots[id]
      return { eventTemplateId: id, ...(slotId ? { eventId: slotId } : {}) }
    })
    const addOns = cart?.comboItems.find(({ id }) => id === key)?.addOns ?? []
    return [{ id: key, comboTemplateId, events, tickets, addOns }]
  })
}

const isRemoved = (key: string, intent: Intent) => intent.name === 'remove-combo' && intent.comboKey === key

/** What the address asks for that is not in the cart yet: a combo without tickets, with its events; `ofCombos` are of any. */
export function comboWish(
  { comboId, eventIds, changedIds }: Pick<OrderAddress, 'comboId' | 'eventIds' | 'changedIds'>,
  { sent: { combos, choices }, intent }: { sent: SentCombos; intent: Intent },
): { comboId: string | null; eventIds: string[]; ofCombos: string[] } {
  const named = combos.find(combo => combo.comboTemplateId === comboId)
  const isOf = (eventId: string) => (combo: SentCombo) => combo.visits.some(({ id }) => id === eventId)
  const ofCombos = eventIds.filter(
    id => (named && isOf(id)(named)) || (changedIds.includes(id) && combos.some(isOf(id))),
  )
  const quantities = Object.values((named && choices[named.key]?.quantities) ?? {})
  const isWished = named && !isRemoved(named.key, intent) && quantities.every(quantity => quantity === 0)
  return isWished
    ? { comboId, eventIds: eventIds.filter(id => isOf(id)(named)), ofCombos }
    : { comboId: null, eventIds: [], ofCombos }
}

/** Whether the quantities are those of persons or of single events, and of which types. */
function shapeOf(quantities: Record<string, number>) {
  const rows = Object.keys(quantities)
  const even = rows.every(row => !row.includes(':'))
  const ids = new Set(rows.map(row => row.split(':').at(-1) ?? ''))
  return { even, types: [...ids].map(id => ({ id, name: '', description: '', maximum: null })) }
}
