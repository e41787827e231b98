import { offerIntents, takenOffer } from '#app/rules/baskets/offer-intents.ts'
import { isLocalDate, type LocalDate } from '#app/rules/calendar/dates.ts'
import type { Cents } from '#app/rules/money/cents.ts'
import { type Party, readParty, writeParty } from '#app/rules/tickets/party.ts'
import { cardActions, orderedMode } from '#app/rules/tickets/widget-mode.ts'
import { formKey, idOfKey } from './form-key.ts'

const OF_ORDER = ['checkout', 'update', 'cancel', 'hold', 'more', 'refuse-offer'] as const
const OF_EVENT = ['add', 'remove', 'edit', 'change-date'] as const
const OF_COMBO = ['remove-combo', 'change-combo', 'modify-combo'] as const

/** What a button of a combo asks for: to take it out, to give it another date, to choose its events again. */
export type ComboIntent = { name: (typeof OF_COMBO)[number]; comboKey: string }

/** To have an event on another day, for those whom its block names: of a day that is sold out no quantities are shown. */
export type DayIntent = { name: 'move-day'; eventId: string; date: LocalDate; party: Party }

/** What one press of a button asks for, and of which item of the order. */
export type Intent =
  | { name: (typeof OF_ORDER)[number] }
  | { name: (typeof OF_EVENT)[number]; eventId: string }
  | ComboIntent
  | DayIntent
  | { name: 'fold'; eventId: string }
  | { name: 'drop-membership'; membershipId: string }
  | { name: 'drop-donation'; donationId: string }
  | { name: 'take-offer'; after: Cents }

const UPDATE: Intent = { name: 'update' }

/** The value of a button, `remove:jelly-lab`. */
export function intentValue(intent: Intent): string {
  if (intent.name === 'take-offer') return offerIntents(intent).take
  if (intent.name === 'move-day') return dayValue(intent)
  const { name, ...item } = intent
  const [id] = Object.values<string>(item)
  return id === undefined ? name : `${name}:${formKey(id)}`
}

/** What the value of the pressed button asks for; Enter in a field counts as an update, and so does what no button says. */
export function readIntent(value: string): Intent {
  const after = takenOffer(value)
  if (after !== null) return { name: 'take-offer', after }
  const [action, key = '', ...more] = value.split(':')
  const ofOrder = OF_ORDER.find(name => name === action)
  if (ofOrder) return { name: ofOrder }
  const id = idOfKey(key)
  if (action === 'move-day') return dayIntent(id, more)
  return id === null ? UPDATE : intentOf(action, id)
}

const dayValue = ({ name, eventId, date, party }: DayIntent) =>
  [name, formKey(eventId), date, writeParty(party).join(',')].join(':')

function dayIntent(eventId: string | null, [date = '', ...party]: readonly string[]): Intent {
  return eventId !== null && isLocalDate(date)
    ? { name: 'move-day', eventId, date, party: readParty(party.join(':').split(',')) }
    : UPDATE
}

function intentOf(action: string | undefined, id: string): Intent {
  const ofEvent = OF_EVENT.find(name => name === action)
  if (ofEvent) return { name: ofEvent, eventId: id }
  const ofCombo = OF_COMBO.find(name => name === action)
  if (ofCombo) return { name: ofCombo, comboKey: id }
  if (action === 'fold') return { name: action, eventId: id }
  if (action === 'drop-membership') return { name: action, membershipId: id }
  return action === 'drop-donation' ? { name: action, donationId: id } : UPDATE
}

/** The intent where the mode of its event offers it, else an update (ORD-131). `changing`: the events whose dates are being changed. */
export function offeredIntent(intent: Intent, changing: readonly string[]): Intent {
  const isOfBlock =
    intent.name === 'remove' ||
    intent.name === 'edit' ||
    intent.name === 'change-date' ||
    intent.name === 'move-day'
  if (!isOfBlock) return intent
  const action = intent.name === 'move-day' ? 'change-date' : intent.name
  return cardActions(orderedMode(intent.eventId, changing)).includes(action) ? intent : UPDATE
}

/** Whether the press takes an item out of the order. */
export const isRemoval = ({ name }: Intent) =>
  name === 'remove' || name === 'remove-combo' || name === 'drop-membership' || name === 'drop-donation'

/** Whether what the press changes can be put back. */
export const isUndoable = (intent: Intent) => isRemoval(intent) || intent.name === 'move-day'

/** Whether the press leads away from the order page, which nothing of the order holds up. */
export const isLeaving = ({ name }: Intent) =>
  name === 'more' || name === 'change-date' || name === 'change-combo' || name === 'modify-combo'
