import type { Page } from '@playwright/test'
import { venueDay } from './dates.ts'

export const DAY = venueDay(10)

export const tickets = (query: Record<string, string>, venue = 'harborlight') =>
  `/orders/${venue}/tickets?${new URLSearchParams(query)}`

export const adults = (page: Page, event: string) =>
  block(page, event).getByRole('spinbutton', { name: 'Quantity of Adult' })

export const block = (page: Page, event: string) => page.getByRole('region', { name: event })

export async function addAdults(page: Page, { event, count }: { event: string; count: number }) {
  for (let i = 0; i < count; i += 1)
    await block(page, event).getByRole('button', { name: 'Increase quantity of Adult' }).click()
}
