import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

export const SHOP = { 'x-tenant-id': 'harborlight' }

/** Stores a cart through the API, as another program does; the browser holds the session. */
export async function putCart({ request }: Pick<Page, 'request'>, data: object) {
  const answer = await request.put('/v1/b2c/shopping_cart', { headers: SHOP, data })
  expect(answer.status()).toBe(200)
  return (await answer.json()).payload
}

export const individual = (about: object = {}) => ({
  id: 'individual',
  type: 'MembershipPurchase',
  membershipCategoryId: 'individual',
  membershipOfferingId: 'year',
  pricePointId: 'adult',
  ...about,
})

export const confirmed = (page: Page) => page.waitForURL(/\/confirm\//, { timeout: 25_000 })
