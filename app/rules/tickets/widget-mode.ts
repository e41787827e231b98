/** The modes of an event card and of an add-on card (ORD-129). */
export const EVENT_MODES = ['view', 'GA', 'carted', 'selected', 'added'] as const
export type EventMode = (typeof EVENT_MODES)[number]
export type AddOnMode = 'view' | 'carted' | 'added'

/** What can be done with a card. */
export type WidgetAction = 'add' | 'remove' | 'edit' | 'change-date'

/** The mode of an event card that a text names; 'view' for any other text (ORD-129). */
export function eventMode(mode: string | undefined): EventMode {
  return EVENT_MODES.find(known => known === mode) ?? 'view'
}

/** The actions a card offers: remove, edit and change date in added mode only (ORD-131). */
export function cardActions(mode: EventMode): readonly WidgetAction[] {
  if (mode === 'added') return ['remove', 'edit', 'change-date']

  return mode === 'view' || mode === 'GA' ? ['add'] : []
}

/** The mode of an event that is only offered: general admission says what it is. */
export function offeredMode(admission: string): EventMode {
  return admission === 'generalAdmission' ? 'GA' : 'view'
}

/** The mode of an event of the order: added; while dates change, selected where its own does, else carted: it stands by. */
export function orderedMode(eventId: string, changing: readonly string[]): EventMode {
  if (changing.length === 0) return 'added'

  return changing.includes(eventId) ? 'selected' : 'carted'
}
