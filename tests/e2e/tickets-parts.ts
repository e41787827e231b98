import type { Page } from '@playwright/test'
import { venueDay } from '#tests/builders/dates.ts'
import { hydrated } from './buyer.ts'

export const DAY = venueDay(10)

export const tickets = (query: Record<string, string>, venue = 'harborlight') =>
  `/orders/${venue}/tickets?${new URLSearchParams(query)}`

export const adults = (page: Page, event: string) =>
  block(page, event).getByRole('spinbutton', { name: 'Quantity of Adult' })

export const block = (page: Page, event: string) => page.getByRole('region', { name: event })

/** Unfolds a visit that is one line of the day. */
export async function unfold(page: Page, event: string) {
  await hydrated(page)
  const day = page.getByRole('region', { name: 'Your day' })
  await day
    .getByRole('button', { name: `Change ${event}` })
    .first()
    .click()
}

export async function addAdults(page: Page, { event, count }: { event: string; count: number }) {
  await hydrated(page)
  for (let i = 0; i < count; i += 1)
    await block(page, event).getByRole('button', { name: 'Increase quantity of Adult' }).click()
}
