/** The id of the heading of an event's block. */
export const eventHeadingId = (eventId: string) => `event-${eventId}`

/** The part of the address that begins the page at the block of an event. */
export const blockHash = (eventId: string) => `#event-${encodeURIComponent(eventId)}`

/** The id of the heading of a combo's block. */
export const comboHeadingId = (key: string) => `combo-${encodeURIComponent(key)}`

/** The part of the address that begins the page at the block of a combo. */
export const comboHash = (key: string) => `#${comboHeadingId(key)}`

/** The id of the line of the day of an event, or of a combo. */
export const lineId = (itemId: string) => `day-${encodeURIComponent(itemId)}`

/** The part of the address that begins the page at that line. */
export const lineHash = (itemId: string) => `#${lineId(itemId)}`

/** A visit of a combo among those of the day. */
export const comboVisitId = (key: string, eventId: string) => `${key}:${eventId}`
