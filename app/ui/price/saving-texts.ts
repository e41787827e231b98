/** The sentence of each kind of saving. */
export const SAVING_TEXTS = {
  each: 'event-card-saving',
  from: 'event-card-saving-from',
  to: 'event-card-saving-to',
} as const
