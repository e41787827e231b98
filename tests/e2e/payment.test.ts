import {
  ADDRESS,
  buy,
  CONTACT,
  cardField,
  complete,
  fillCard,
  openPayment,
  openReview,
  PROCESS,
  pay,
  send,
  tokenFor,
  waitForAge,
} from './buyer.ts'
import { expect, test } from './fixtures.ts'

const DECLINED = '4000000006108007'
const WRONG_ZIP = '4000000006107009'
const ANSWER_LOST = '4000000007002001'
const SLOW = '4000000007001003'

test('[CHK-033] first name, last name, email and phone are asked for, and the phone must be there', async ({
  page,
}) => {
  await openPayment(page)
  for (const label of ['First name', 'Last name', 'Email', 'Phone'])
    await expect(page.getByRole('textbox', { name: label, exact: true })).toBeVisible()
  await expect(page.getByLabel('Phone')).toHaveAttribute('required', '')
})

test('[CHK-035] the card has number, CVC, month and year', async ({ page }) => {
  await openPayment(page)
  for (const label of ['Card number', 'CVC', 'Expiration month', 'Expiration year']) {
    await expect(cardField(page, label)).toBeVisible()
  }
})

test('[CHK-044] the help of the CVC shows after pointing at it for 300 ms', async ({ page }) => {
  await openPayment(page)
  const button = page.getByRole('button', { name: 'What is the CVC?' })
  await button.scrollIntoViewIfNeeded()
  await button.evaluate(element => {
    const shown = new Promise<number>(resolve => {
      element.addEventListener(
        'pointermove',
        ({ timeStamp }) => {
          new MutationObserver(() => {
            if (document.querySelector('[role=tooltip]')) resolve(performance.now() - timeStamp)
          }).observe(document.body, { childList: true, subtree: true })
        },
        { once: true },
      )
    })
    Object.assign(window, { shown })
  })
  await button.hover()
  await expect(page.getByRole('tooltip')).toContainText('The three digits on the back of your card')
  const waited = await page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown)
  expect(waited).toBeGreaterThan(290)
  expect(waited).toBeLessThan(1_500)
})

test('[CHK-184] [CHK-187] the card number keeps 16 digits, the month two', async ({ page }) => {
  await openPayment(page)
  await cardField(page, 'Card number').fill('4242 4242-4242 4242 99x')
  await expect(cardField(page, 'Card number')).toHaveValue('4242424242424242')
  await cardField(page, 'Expiration month').pressSequentially('123')
  await expect(cardField(page, 'Expiration month')).toHaveValue('12')
})

test('[CHK-284] a declined card leads back to payment, its field marked and in focus, the rest as it was', async ({
  page,
}) => {
  await openReview(page, { card: DECLINED, day: 15 })
  await pay(page)
  await expect(cardField(page, 'Card number')).toBeFocused()
  await expect(cardField(page, 'Card number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert').filter({ hasText: 'Your card was declined.' })).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Ada')
  await expect(page.getByLabel('City')).toHaveValue('Monterey')
  await fillCard(page)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await pay(page)
  await expect(page).toHaveURL(/\/confirm\//)
})

test('[CHK-281] a wrong address opens billing again and keeps the card', async ({ page }) => {
  await openReview(page, { card: WRONG_ZIP, day: 15 })
  await pay(page)
  await expect(page.getByLabel('Zip/postal code')).toBeFocused()
  await expect(page.getByText('Visa ending in 7009')).toBeVisible()
  await page.getByRole('button', { name: 'Add a new card' }).click()
  await expect(cardField(page, 'Card number')).toBeVisible()
})

test('[CHK-288] a rejected captcha shows the words of the venue and blocks the button', async ({ page }) => {
  await openReview(page)
  await page.route(/process\.data/, route => {
    const request = route.request()
    if (request.method() !== 'POST') return route.continue()
    const form = new URLSearchParams(request.postData() ?? '')
    form.set('captchaToken', 'nonsense')
    return route.continue({ postData: form.toString() })
  })
  await pay(page)
  await expect(
    page.getByText('Your order cannot be completed at this time. Please call us for assistance.'),
  ).toBeVisible()
  await expect(complete(page)).toHaveAttribute('aria-disabled', 'true')
})

test('the captcha is asked for before anything is sent', async ({ page }) => {
  await openReview(page)
  await complete(page).click()
  await expect(page.getByText('Please confirm that you are not a robot')).toBeVisible()
  await expect(page.getByRole('checkbox')).toBeFocused()
})

test('after a lost answer the same press gives the one order', async ({ page }) => {
  await openReview(page, { card: ANSWER_LOST, day: 16 })
  await pay(page)
  await expect(page.getByText('you will not be charged twice', { exact: false })).toBeVisible()
  // While the first answer may still come, the press is told to wait and can be repeated.
  await expect(async () => {
    if (!page.url().includes('/confirm/')) await pay(page)
    await expect(page).toHaveURL(/\/confirm\//, { timeout: 4_000 })
  }).toPass({ timeout: 25_000 })
  const first = page.url()
  expect(first).not.toContain(await buy(page, { day: 16 }))
})

test('two presses of the button at once give one order', async ({ page }) => {
  await openReview(page, { card: SLOW, day: 17 })
  const formToken =
    /name="formToken" value="([^"]+)"/.exec(await (await page.request.get(PROCESS)).text())?.[1] ?? ''
  const other =
    /name="formToken" value="([^"]+)"/.exec(await (await page.request.get(PROCESS)).text())?.[1] ?? ''
  await waitForAge(formToken)
  await waitForAge(other)
  const answers = await Promise.all(
    [formToken, other].map(token => send(page, { intent: 'complete', formToken: token })),
  )
  const places = answers.map(answer => answer.headers().location)
  expect(places[0]).toMatch(/\/confirm\//)
  expect(places[1]).toBe(places[0])
})

test('a browser that never got the answer finds its order when it comes back', async ({ page, context }) => {
  await openReview(page, { day: 17 })
  const before = await context.cookies()
  await pay(page)
  await page.waitForURL(/\/confirm\//)
  const placed = page.url()
  await context.clearCookies()
  await context.addCookies(before)
  await page.goto(PROCESS)
  expect(page.url()).toBe(placed)
})

test('another total than the one shown is told and nothing is charged', async ({ page }) => {
  await openReview(page)
  const formToken =
    /name="formToken" value="([^"]+)"/.exec(await (await page.request.get(PROCESS)).text())?.[1] ?? ''
  await waitForAge(formToken)
  const answer = await send(page, { intent: 'complete', formToken, shownTotal: '1' })
  expect(answer.status()).toBe(409)
  expect(await answer.text()).toMatch(
    /The total has changed from \$0\.01 to \$\d+(\.\d\d)?\. Nothing was charged\./,
  )
})

test('unknown buttons, long values and foreign tokens get an answer, never a failure', async ({ page }) => {
  await openPayment(page)
  const odd = 'x'.repeat(5_000)
  const forms = [
    {},
    { intent: odd },
    { intent: '__proto__' },
    { intent: 'change:nothing' },
    { intent: 'delivery', deliveryEmail: odd },
    { intent: 'payment', ...CONTACT, ...ADDRESS, firstName: odd },
    { intent: 'payment', ...CONTACT, ...ADDRESS, paymentToken: odd },
    { intent: 'complete', shownTotal: 'many' },
    { intent: 'complete', formToken: odd, shownTotal: '-1' },
  ]
  for (const form of forms)
    expect
      .soft([form.intent?.slice(0, 20), (await send(page, form as Record<string, string>)).status()])
      .not.toEqual([form.intent?.slice(0, 20), 500])
  const { paymentToken } = await tokenFor(page, DECLINED)
  expect((await send(page, { intent: 'payment', ...CONTACT, ...ADDRESS, paymentToken })).status()).toBe(302)
})
