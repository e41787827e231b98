import { z } from 'zod'
import { count, fileDate, id, slotId, WEEKDAYS, wallTime, weekday } from './fields.ts'

/** One start of an event (ORD-103), wall time of the venue. It replaces what a rule says for the same date and time. */
export const slot = z
  .strictObject({
    id: slotId.optional().describe('Reference of the slot; made from event, date and time when left out'),
    date: fileDate.describe('The day'),
    time: wallTime.describe('The start'),
    capacity: count.describe('Seats'),
    sold: count.default(0).describe('Seats already sold'),
    priceListId: id.optional().describe('Prices of this slot; the first list of the event when left out'),
  })
  .meta({ id: 'Slot', description: 'One start of an event' })

/** Many starts at once: these times on these weekdays, from one date to another, both included. */
export const slotRule = z
  .strictObject({
    from: fileDate.describe('First day'),
    to: fileDate.describe('Last day'),
    weekdays: z
      .array(weekday)
      .min(1, 'must name at least one weekday')
      .max(7)
      .default([...WEEKDAYS])
      .describe('On which weekdays; every day when left out'),
    times: z.array(wallTime).min(1, 'must hold at least one time').max(1_440).describe('Starts of each day'),
    capacity: count.describe('Seats of each start'),
    sold: count.default(0).describe('Seats already sold of each start'),
    priceListId: id.optional().describe('Prices of these starts; the first list of the event when left out'),
    except: z.array(fileDate).max(2_000).default([]).describe('Days left out'),
  })
  .meta({ id: 'SlotRule', description: 'Starts by weekday, time and range of dates' })

/** The id of a slot that has none of its own: the same for the same start at every import. */
export function slotIdOf({ eventId, date, time }: { eventId: string; date: string; time: string }): string {
  return `${eventId}.${date}.${time.replace(':', '')}`
}

export type VenueSlot = z.output<typeof slot>
export type VenueSlotRule = z.output<typeof slotRule>
