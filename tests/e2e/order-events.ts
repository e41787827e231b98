import type { Page } from '@playwright/test'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import { venueDay } from '#tests/builders/dates.ts'

type EventsChoice = { venue?: string; events: string[]; from?: number; count?: number; type?: string }

/**
 * Orders tickets of these events, each at its first free start from so many days on, by sending the form of the order page.
 * Gives where Place Order leads; the browser holds the session.
 */
export async function orderEvents(
  { request }: Pick<Page, 'request'>,
  { venue = 'harborlight', events, from = 20, count = 1, type = 'adult' }: EventsChoice,
): Promise<string> {
  const form: Record<string, string> = { intent: 'checkout' }
  for (const event of events) {
    form[slotField(event)] = await firstFree({ request }, { venue, event, from, count })
    form[quantityField(event, type)] = String(count)
  }
  const answer = await request.post(`/orders/${venue}/tickets`, { form, maxRedirects: 0 })
  return answer.headers().location ?? ''
}

type Start = { id: string; availableSeats: number }

async function firstFree(
  { request }: Pick<Page, 'request'>,
  { venue, event, from, count }: { venue: string; event: string; from: number; count: number },
): Promise<string> {
  const window = new URLSearchParams({ startTime: venueDay(from), endTime: venueDay(90) })
  const answer = await request.get(`/v1/b2c/event/templates/${event}/times?${window}`, {
    headers: { 'x-tenant-id': venue },
  })
  const { payload } = (await answer.json()) as { payload: Start[] }
  return payload.find(({ availableSeats }) => availableSeats >= count)?.id ?? ''
}
