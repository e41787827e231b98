import type { Locator, Page } from '@playwright/test'
import {
  ADDRESS,
  CONTACT,
  complete,
  completeByForm,
  fillAddress,
  fillContact,
  GOOD_CARD,
  hydrated,
  order,
  PROCESS,
  pay,
  send,
  tokenFor,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

type MembershipItem = Record<string, unknown> & { id: string; membershipCategoryId: string }

/** Adds memberships to what the browser has in its cart. */
async function addMemberships(
  { request }: Pick<Page, 'request'>,
  memberships: MembershipItem[],
  tenantId = 'harborlight',
) {
  const items = memberships.map(item => ({
    type: 'MembershipPurchase',
    membershipOfferingId: 'year',
    ...item,
  }))
  const answer = await request.put('/v1/b2c/shopping_cart', {
    headers: { 'x-tenant-id': tenantId },
    data: { updateType: 'push', memberships: items },
  })
  expect(answer.status()).toBe(200)
}

const family = { id: 'family', membershipCategoryId: 'family' }
const gift = { id: 'gift', membershipCategoryId: 'individual', pricePointId: 'adult', isGift: true }
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

async function fillPerson(fields: Locator, { firstName, lastName, email: address }: typeof CONTACT) {
  await fields.getByLabel('Name', { exact: true }).fill(`${firstName} ${lastName}`)
  const email = fields.getByLabel('Email', { exact: true })
  if (await email.isVisible()) await email.fill(address)
}

const called = (firstName: string) => ({
  ...CONTACT,
  firstName,
  email: `${firstName.toLowerCase()}@example.com`,
})

/** A family of three and a gift, from ticket delivery to the card. */
async function fillEverybody(page: Page) {
  await page.getByLabel('Email').fill(CONTACT.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: /Step 2 of 4: Member Information/ })).toBeVisible()
  const ada = group(page, 'Primary cardholder')
  await expect(ada.getByLabel('Email')).toHaveValue(CONTACT.email)
  await fillPerson(ada, CONTACT)
  for (const [index, name] of ['Byron', 'Anne'].entries()) {
    await page.getByRole('button', { name: 'Add cardholder' }).click()
    await fillPerson(group(page, `Additional cardholder ${index + 1}`), called(name))
  }
  await page.getByRole('button', { name: 'Continue to Membership' }).click()
  await expect(
    panel(page, 'Family').getByText('Ada Lovelace, Byron Lovelace, and Anne Lovelace'),
  ).toBeVisible()
  await fillPerson(group(page, 'Gift giver'), CONTACT)
  await fillPerson(group(page, 'Gift recipient'), called('Mary'))
  await page.getByLabel('Gift message').fill('For your birthday')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByText('Individual: For Mary Lovelace, from Ada Lovelace')).toBeVisible()
}

/** The memberships of the order that was confirmed. */
async function boughtMemberships(page: Page) {
  const number = /confirm\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`/v1/b2c/orders/${number}`, {
    headers: { 'x-tenant-id': 'harborlight' },
  })
  const { payload } = (await answer.json()) as {
    payload: { memberships: { name: string; isGift: boolean }[] }
  }
  return payload.memberships.map(({ name, isGift }) => [name, isGift])
}

test('[CHK-022] a family and a gift are bought beside tickets: each membership has its panel, and its people become members', async ({
  page,
}) => {
  test.setTimeout(90_000)
  await order(page, { day: 15 })
  await addMemberships(page, [family, gift])
  await page.goto(PROCESS)
  await hydrated(page)
  await fillEverybody(page)
  await expect(page.getByRole('heading', { name: /Step 3 of 4: Payment/ })).toBeFocused()
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  await expect(page.getByRole('main').getByText(/Member number/)).toHaveCount(2)
  expect(await boughtMemberships(page)).toEqual([
    ['Ada Lovelace', false],
    ['Mary Lovelace', true],
  ])
})

/** The venue that asks for every field of everybody, with a household of three cards in the order. */
async function openFullForm(page: Page) {
  await page.goto('/events/lantern/list')
  await addMemberships(
    page,
    [{ id: 'household', membershipCategoryId: 'household', pricePointId: 'one' }],
    'lantern',
  )
  await page.goto('/checkout/lantern/process')
  await hydrated(page)
}

test('[CHK-029] an additional cardholder has no address, is typed at once after being added and is gone when removed', async ({
  page,
}) => {
  await openFullForm(page)
  await page.getByRole('button', { name: 'Add cardholder' }).click()
  const added = group(page, 'Additional cardholder 1')
  await expect(added.getByLabel('First name')).toBeFocused()
  for (const label of ['Country', 'Street address', 'City', 'State', 'Zip/Postal Code']) {
    await expect(added.getByLabel(label)).toHaveCount(0)
    await expect(group(page, 'Primary cardholder').getByLabel(label)).toHaveCount(1)
  }
  await page.getByRole('button', { name: 'Remove Additional cardholder 1' }).click()
  await expect(added).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Additional cardholders' })).toBeFocused()
})

test('[MEM-197] what is wrong is said at the fields, the first has the focus, and what was typed stays', async ({
  page,
}) => {
  await openFullForm(page)
  const primary = group(page, 'Primary cardholder')
  await primary.getByLabel('Last name').fill('Lovelace')
  await primary.getByLabel('Country').selectOption('CA')
  await expect(primary.getByText('(e.g. A1A 1A1)')).toBeVisible()
  await primary.getByLabel('Postal code').fill('k1a0b1')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(primary.getByText('Please enter a first name')).toBeVisible()
  await expect(primary.getByText('Please enter a valid state')).toBeVisible()
  await expect(
    primary.getByText('Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).'),
  ).toBeVisible()
  await expect(primary.getByLabel('First name')).toBeFocused()
  await page.reload()
  await expect(primary.getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(primary.getByLabel('Province').getByRole('option', { name: 'Ontario' })).toBeAttached()
})

test('[CHK-026] a membership that cannot be bought as it is says so with what it needs, and can be taken out', async ({
  page,
}) => {
  await addMemberships(page, [
    { id: 'club', membershipCategoryId: 'otter-club', membershipOfferingId: 'season', pricePointId: 'child' },
  ])
  await page.goto(PROCESS)
  await hydrated(page)
  const club = panel(page, 'Otter Club')
  await expect(
    club.getByText('Required. You must have a valid membership to purchase. Please edit your order.'),
  ).toBeVisible()
  await expect(club.getByText('Otter Club needs one of these memberships:')).toBeVisible()
  await expect(club.getByRole('link', { name: 'Verify membership' })).toBeVisible()
  await expect(club.getByRole('link', { name: 'See memberships' })).toBeVisible()
  await expect(club.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toHaveCount(0)
  await club.getByRole('button', { name: 'Take it out of the order' }).click()
  await expect(panel(page, 'Otter Club')).toHaveCount(0)
})

/** A member's late renewal, as the visitor who verified it. */
async function openRenewal(page: Page) {
  await page.goto('/auth/harborlight/members')
  await page.locator('[name="membershipId"]').fill('HL-15502')
  await page.locator('[name="lastName"]').fill('Brandt')
  await page.locator('main form button[type="submit"]').click()
  await page.waitForURL(/\/events\//)
  const renewal = { id: 'renewal', type: 'PostTermRenewal', membershipCategoryId: 'grandparents' }
  await addMemberships(page, [{ ...renewal, membershipId: 'HL-15502' }])
  await page.goto(PROCESS)
}

test('[CHK-027] Remove marks a cardholder of the membership as Removed, and Undo Remove takes it back', async ({
  page,
}) => {
  await openRenewal(page)
  await hydrated(page)
  await expect(page.getByText('Walter Brandt')).toBeVisible()
  const ilse = group(page, 'Additional cardholder 1')
  await expect(ilse.getByLabel('Name', { exact: true })).toHaveValue('Ilse Brandt')
  await page.getByRole('button', { name: 'Remove Ilse Brandt' }).click()
  await expect(page.getByText('Removed', { exact: true })).toBeVisible()
  await expect(ilse).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo Remove: Ilse Brandt' }).click()
  await expect(ilse.getByLabel('Name', { exact: true })).toHaveValue('Ilse Brandt')
  await expect(page.getByText('Removed', { exact: true })).toHaveCount(0)
})

test('[CHK-020] ticket delivery asks for one thing, the email that tickets are sent to, and has one button', async ({
  page,
}) => {
  await order(page)
  await page.goto(PROCESS)
  const step = page.getByRole('region', { name: /Ticket Delivery/ })
  await expect(step.getByRole('textbox')).toHaveCount(1)
  await expect(step.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(step.getByRole('button')).toHaveText(['Continue'])
})

test('[CHK-021] ticket delivery folds to the email that was entered, with Change', async ({ page }) => {
  await order(page)
  await page.goto(PROCESS)
  await hydrated(page)
  await page.getByLabel('Email').fill('tickets@example.com')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  const step = page.getByRole('region', { name: /Ticket Delivery/ })
  await expect(step.getByText('Tickets are sent to tickets@example.com')).toBeVisible()
  await expect(step.getByRole('textbox')).toHaveCount(0)
  await step.getByRole('button', { name: 'Change Ticket Delivery' }).click()
  await expect(step.getByRole('textbox')).toHaveValue('tickets@example.com')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same family and gift are bought by plain forms', async ({ page }) => {
    test.setTimeout(90_000)
    await order(page, { day: 16 })
    await addMemberships(page, [family, gift])
    await page.goto(PROCESS)
    await fillEverybody(page)
    await fillContact(page)
    await fillAddress(page)
    await page.getByRole('button', { name: 'Continue to review' }).click()
    await expect(page.getByRole('heading', { name: 'Enter your card' })).toBeVisible()
    await page.getByLabel('Card number').fill(GOOD_CARD)
    await page.getByLabel('Expiration date').fill('7/31')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Use this card' }).click()
    await expect(complete(page)).toBeVisible()
    await completeByForm(page)
    await page.waitForURL(/\/confirm\//)
    expect(await boughtMemberships(page)).toEqual([
      ['Ada Lovelace', false],
      ['Mary Lovelace', true],
    ])
  })

  test('a cardholder is removed and taken back by plain forms', async ({ page }) => {
    await openRenewal(page)
    await page.getByRole('button', { name: 'Remove Ilse Brandt' }).click()
    await expect(page.getByText('Removed', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Undo Remove: Ilse Brandt' }).click()
    await expect(group(page, 'Additional cardholder 1').getByLabel('Name', { exact: true })).toHaveValue(
      'Ilse Brandt',
    )
  })
})
