import type { Page } from '@playwright/test'

/** Every screen of the storefront and how to get to it, for the tests that look at all of them. */
export type Screen = { name: string; open: (page: Page, venue: string) => Promise<void> }

const at = (path: string) => async (page: Page, venue: string) => {
  await page.goto(path.replace('{venue}', venue))
}

export const SCREENS: Screen[] = [
  { name: 'the events list', open: at('/events/{venue}/list') },
  { name: 'all reviews', open: at('/events/{venue}/reviews') },
  { name: 'an event', open: openEvent },
  { name: 'the calendar', open: at('/orders/{venue}/calendar') },
  { name: 'an empty order', open: at('/orders/{venue}/tickets') },
  { name: 'the order page', open: openTickets },
  { name: 'sign-in', open: at('/auth/{venue}/login') },
  { name: 'member verification', open: at('/auth/{venue}/members') },
  { name: 'a part that opens later', open: at('/membership/{venue}/join') },
]

/** The first event that can be had on one of the next days. */
async function openEvent(page: Page, venue: string) {
  await page.goto(`/events/${venue}/list`)
  await page.locator(`a[href*="/events/${venue}/detail/"]`).first().click()
  await page.waitForURL(/\/detail\//)
}

async function openTickets(page: Page, venue: string) {
  await openEvent(page, venue)
  await page.locator(`a[href*="/orders/${venue}/tickets"][href*="eventId="]`).first().click()
  await page.waitForURL(/\/orders\/.*\/tickets/)
}
