import type { Page } from '@playwright/test'
import { CONTACT, cardField, fillAddress, fillCard, fillContact, hydrated, PROCESS } from './buyer.ts'
import { expect, test } from './fixtures.ts'

const toReview = (page: Page) => page.getByRole('button', { name: 'Continue to review' }).click()

/** A member with a card on file, with the renewal of their membership in the cart, up to the payment step. */
async function openRenewal(page: Page) {
  await page.goto('/auth/harborlight/members')
  await page.locator('[name="membershipId"]').fill('HL-20977')
  await page.locator('[name="lastName"]').fill('Lindqvist')
  await page.locator('main form button[type="submit"]').click()
  await expect(page).not.toHaveURL(/\/members$/)
  const address = {
    country: 'US',
    streetAddress1: '2210 Bluff Street',
    city: 'Santa Mira',
    state: 'CA',
    zipCode: '95062',
  }
  const primary = {
    cardType: 'primary',
    firstName: 'Marcus',
    lastName: 'Lindqvist',
    email: 'marcus.lindqvist@example.com',
    phoneNumber: CONTACT.phoneNumber,
    ...address,
  }
  const renewal = {
    id: 'renewal',
    type: 'Renewal',
    membershipId: 'HL-20977',
    membershipCategoryId: 'individual',
    membershipOfferingId: 'year',
    pricePointId: 'adult',
    isAutorenew: true,
    membershipInfo: { membershipCards: [primary] },
  }
  const answer = await page.request.put('/v1/b2c/shopping_cart', {
    headers: { 'x-tenant-id': 'harborlight' },
    data: { memberships: [renewal] },
  })
  expect(answer.status()).toBe(200)
  await page.goto(PROCESS)
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByLabel('First name')).toBeVisible()
}

test('[CHK-036] a member renews with the card on file; a new card opens the empty fields instead', async ({
  page,
}) => {
  await openRenewal(page)
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
  await expect(page.getByTitle('Card details')).toHaveCount(0)
  await fillContact(page)
  await page.getByRole('button', { name: 'Add a new card' }).click()
  await expect(cardField(page, 'Card number')).toHaveValue('')
  await expect(page.getByText('Visa ending in 4242')).toHaveCount(0)
  await expect(page.getByLabel('Last name')).toHaveValue('Lovelace')
  await fillAddress(page)
  await fillCard(page, '5555555555554444')
  await toReview(page)
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible()
})

test('an order that the card on file pays is placed without typing a card', async ({ page }) => {
  await openRenewal(page)
  await fillContact(page)
  await fillAddress(page)
  await toReview(page)
  await expect(page.getByText('Visa ending in 4242')).toBeVisible()
})
