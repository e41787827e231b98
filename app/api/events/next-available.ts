import type { NextAvailablePayload } from '#app/contract/events.ts'
import { findNextSlot, type SlotRow } from '#app/data/queries/slots/read.ts'
import { nextAvailableWindow } from '#app/rules/slots/slot-window.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { findEvent } from './find-event.ts'
import { venueTime } from './venue-time.ts'
import { readWindow, type WindowQuery } from './window.ts'

type Input = { params: { eventTemplateId: string }; query?: WindowQuery }

export const nextAvailable = api.events.nextAvailable.handler(async ({ input, context }) => ({
  payload: await findNext(input, context),
}))

export const nextAvailableShort = api.events.nextAvailableShort.handler(async ({ input, context }) => ({
  payload: await findNext(input, context),
}))

/** Where the next free seat is; all of today unless a window is given (ORD-302). */
async function findNext({ params, query }: Input, context: ApiContext): Promise<NextAvailablePayload> {
  const event = findEvent(context.venue, params.eventTemplateId)
  const { venue, now } = context
  const openWindow =
    query?.startTime || query?.endTime ? query : nextAvailableWindow(now, venue.document.venue.timeZone)
  const window = readWindow(openWindow, context)
  const slot = await findNextSlot(context.db, context.tenantId, { ...window, eventIds: [event.id] })
  return nextPayload(slot, context.venue.document.venue.timeZone)
}

/** A slot as the answer to "when next?"; nulls when there is none. */
function nextPayload(slot: SlotRow | null, timeZone: string): NextAvailablePayload {
  if (!slot) return { startTime: null, date: null, time: null, availableSeats: 0 }
  const { date, time, startsAt, free } = slot
  return { startTime: venueTime({ seconds: startsAt, timeZone }), date, time, availableSeats: free }
}
