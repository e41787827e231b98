import type { Page } from '@playwright/test'
import {
  ADDRESS,
  CONTACT,
  completeByForm,
  GOOD_CARD,
  hydrated,
  PROCESS,
  pay,
  send,
  tokenFor,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'
import { orderEvents } from './order-events.ts'

const FORMS = '/orders/harborlight/forms'
/** Sleepover asks for `sleeper`, `boat-contact` (once) and `breakfast-table`; breakfast with the otters for the last. */
const NIGHT = ['sleepover', 'otter-breakfast']

const proceed = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click()
const main = (page: Page) => page.getByRole('main')

async function answerSleeper(page: Page) {
  await page.getByLabel('Names and ages of everyone').fill('Ada, 7')
  await proceed(page)
}
async function answerContact(page: Page) {
  await page.getByLabel('Name of the person').fill('Charles')
  await page.getByLabel('Their telephone').fill('555 010 9999')
  await proceed(page)
}

test('[ORD-055] the forms page has the title of the forms, whatever the address asks for', async ({
  page,
}) => {
  const all =
    'formIds eventId eventIds comboId addonId membershipIds membershipCategoryId membershipOfferingId membershipPricePointId isGift action date cart'
  const query = new URLSearchParams(all.split(' ').map(name => [name, 'x']))
  await orderEvents(page, { events: ['jelly-lab'] })
  const response = await page.goto(`${FORMS}?${query}`)
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle('Response Forms | Harborlight Aquarium')
  await expect(page.getByRole('heading', { name: 'Your bench' })).toBeVisible()
})

test('[ORD-056, ORD-159, ORD-163, ORD-164, ORD-166] an order with three forms is answered form by form, bought, and keeps the answers', async ({
  page,
}) => {
  expect(await orderEvents(page, { events: NIGHT }), 'ORD-159').toContain(FORMS)
  await page.goto(PROCESS)
  await expect(page, 'ORD-166').toHaveURL(new RegExp(FORMS))

  await expect(main(page).getByText('1 of 3'), 'ORD-056').toBeVisible()
  await expect(page.getByRole('heading', { name: 'Who sleeps where' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'For' }).getByRole('listitem')).toHaveCount(1)
  await page.getByLabel('Signed consent').setInputFiles({
    name: 'consent.html',
    mimeType: 'text/html',
    buffer: Buffer.from('%PDF-1.7 signed'),
  })
  await answerSleeper(page)
  await expect(main(page).getByText('2 of 3')).toBeVisible()
  await answerContact(page)
  await expect(main(page).getByText('3 of 3')).toBeVisible()
  const listed = page.getByRole('region', { name: 'For' }).getByRole('listitem')
  await expect(listed).toHaveText([/Sleepover/, /Breakfast with the Otters/])
  await page.getByLabel('Other', { exact: true }).check()
  await page.getByLabel('Your answer').fill('shellfish')
  await page.getByLabel('High chairs').fill('0')
  await proceed(page)
  await expect(page, 'ORD-164').toHaveURL(new RegExp(PROCESS))

  await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
  await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
  await page.goto(PROCESS)
  await hydrated(page)
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  const { forms } = await boughtOrder(page)
  expect(forms.map(({ formId, itemId }) => `${formId} ${itemId}`)).toEqual([
    'sleeper sleepover',
    'boat-contact sleepover',
    'breakfast-table sleepover',
    'breakfast-table otter-breakfast',
  ])
  expect(new Set(forms.map(({ formResponseId }) => formResponseId)).size, 'ORD-163').toBe(4)
  expect(forms[0]?.uploads).toMatchObject([{ fileName: 'consent.pdf', mimeType: 'application/pdf' }])
  expect(forms[3]?.fields[0]).toMatchObject({ value: ['Other: shellfish'], otherValue: 'shellfish' })
})

test('[ORD-059] a modal says that the responses are being saved', async ({ page }) => {
  await orderEvents(page, { events: ['jelly-lab'] })
  await page.goto(FORMS)
  await hydrated(page)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(/forms\.data/, async route => {
    await held
    await route.continue()
  })
  await page.getByLabel('Medium').check()
  await proceed(page)
  await expect(page.getByRole('dialog', { name: 'Saving' })).toContainText(
    'Saving your responses please wait....',
  )
  release()
  await expect(page).toHaveURL(new RegExp(PROCESS))
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('[ORD-057] cancelling leads back to the order and sends nothing', async ({ page }) => {
  await orderEvents(page, { events: ['jelly-lab'] })
  await page.goto(FORMS)
  await page.getByLabel('Medium').check()
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page).toHaveURL(/\/orders\/harborlight\/tickets/)
  await expect(page.getByRole('region', { name: 'Jelly Lab' })).toBeVisible()
  await page.goto(PROCESS)
  await expect(page).toHaveURL(new RegExp(FORMS))
  await expect(page.getByLabel('Medium')).not.toBeChecked()
})

test('[ORD-058, ORD-159] when no form is left the page says so and leads to checkout; answers can be changed', async ({
  page,
}) => {
  await orderEvents(page, { events: ['jelly-lab'] })
  await page.goto(FORMS)
  await page.getByLabel('Medium').check()
  await proceed(page)
  await expect(page).toHaveURL(new RegExp(PROCESS))
  expect(await orderEvents(page, { events: ['jelly-lab'] })).toContain(PROCESS)
  await page.goto(FORMS)
  await expect(page.getByText('All forms have been completed. Continue to checkout.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit Your bench' }).click()
  await expect(page.getByLabel('Medium')).toBeChecked()
  await page.getByLabel('Extra large').check()
  await proceed(page)
  await expect(page).toHaveURL(new RegExp(PROCESS))
  await page.goto(FORMS)
  await page.getByRole('link', { name: 'Edit Your bench' }).click()
  await expect(page.getByLabel('Extra large')).toBeChecked()
  await page.goto(FORMS)
  await page.getByRole('link', { name: 'Continue to checkout' }).click()
  await expect(page).toHaveURL(new RegExp(PROCESS))
})

test('answers that do not fit are said at their question, with the focus there, everything typed kept and nothing loaded again', async ({
  page,
}) => {
  await orderEvents(page, { events: ['harbor-cruise'] })
  await page.goto(FORMS)
  await hydrated(page)
  const requests: string[] = []
  page.on('request', request => {
    if (new URL(request.url()).pathname.endsWith('.data')) requests.push(request.method())
  })
  await page.getByLabel('Name of the person').fill('Charles')
  await page.getByLabel('Their telephone').fill('12')
  await page.getByLabel('Their email').fill('charles@')
  await proceed(page)
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(page.getByText('Please enter a valid email')).toBeVisible()
  await expect(page.getByLabel('Their telephone')).toBeFocused()
  await expect(page.getByLabel('Name of the person')).toHaveValue('Charles')
  expect(requests).toEqual(['POST'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an order with forms is answered, a file among the answers, and bought', async ({ page }) => {
    await orderEvents(page, { events: NIGHT })
    await page.goto(FORMS)
    await page.getByLabel('Signed consent').setInputFiles({
      name: 'consent.png',
      mimeType: 'image/png',
      buffer: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    })
    await page.getByLabel('Anything the night keeper should know?').fill('A plush squid')
    await proceed(page)
    await expect(page.getByText('Please answer this question')).toBeVisible()
    await expect(page.getByText('consent.png is kept.')).toBeVisible()
    await expect(page.getByLabel('Anything the night keeper')).toHaveValue('A plush squid')
    await answerSleeper(page)
    await answerContact(page)
    await proceed(page)
    await expect(page).toHaveURL(new RegExp(PROCESS))

    await send(page, { intent: 'delivery', deliveryEmail: CONTACT.email })
    await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, ...(await tokenFor(page, GOOD_CARD)) })
    await page.goto(PROCESS)
    await completeByForm(page)
    await page.waitForURL(/\/confirm\//)
    const { forms } = await boughtOrder(page)
    expect(forms).toHaveLength(4)
    expect(forms[0]?.uploads).toMatchObject([{ fileName: 'consent.png' }])
  })
})

type OrderForms = {
  forms: {
    formId: string
    itemId: string
    formResponseId: string
    fields: { value: unknown; otherValue: string }[]
    uploads: { fileName: string; mimeType: string }[]
  }[]
}

/** The order of the confirmation in sight, as the API gives it to its buyer. */
async function boughtOrder(page: Page): Promise<OrderForms> {
  const number = /confirm\/([^?]+)/.exec(page.url())?.[1] ?? ''
  const answer = await page.request.get(`/v1/b2c/orders/${number}`, {
    headers: { 'x-tenant-id': 'harborlight' },
  })
  return ((await answer.json()) as { payload: OrderForms }).payload
}
