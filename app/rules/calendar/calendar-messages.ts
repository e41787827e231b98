import type { modalAvailability } from '#app/rules/calendar/change-date.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** What the modal says of an event's availability (ORD-293). */
export const modalAvailabilityMessage = {
  loading: { text: 'calendar-modal-loading' },
  'not-available': { text: 'calendar-modal-unavailable' },
  available: { text: 'calendar-modal-available' },
} as const satisfies Record<ReturnType<typeof modalAvailability>, Message>
