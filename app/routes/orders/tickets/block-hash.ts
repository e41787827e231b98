/** The part of the address that begins the page at the block of an event. */
export const blockHash = (eventId: string) => `#event-${encodeURIComponent(eventId)}`
