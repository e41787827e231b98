import { request as ask } from 'node:http'
import type { Page } from '@playwright/test'
import { signIn } from './composer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'

const SIGN_IN = { email: 'newcomer@studio.example', password: 'studio-door-4' }

/** What a frame holds is a page of its own, which is looked at elsewhere: axe would count its landmarks among ours. */
const removeFrames = (page: Page) =>
  page.evaluate(() => {
    for (const frame of document.querySelectorAll('iframe')) frame.remove()
  })

/** Each screen is loaded once and looked at where there are 320 px, and on a phone. */
async function expectSound(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 320, height: 700 })
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
      await expectNothingCutOff(page, path)
      await page.setViewportSize(WIDTHS.phone)
      await removeFrames(page)
      await expectNoViolations(page, path)
    })
}

/** A setting is saved, undone where it was saved, and both stand in the list of edits. */
async function changeAndUndo(page: Page) {
  await page.goto('/editor/atelier/settings')
  const seats = page.locator('[name="lowSeats"]')
  const before = await seats.inputValue()
  await seats.fill('17')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page).toHaveURL(/saved=2$/)
  await expect(seats).toHaveValue(before)
  await page.goto('/editor/atelier/edits')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
}

test('axe finds nothing on the screens of a venue’s staff, and nothing is cut off on a small phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/staff/atelier/invitation/none')
  await expectSound(page, ['/staff/atelier/invitation/none', '/staff/atelier/sign-in'])
  await signIn(page, { venue: 'atelier', to: '/editor/atelier/hours' })
  await page.waitForURL(/\/hours$/)
  await changeAndUndo(page)
  const screens = [
    'exchange',
    'hours',
    'settings',
    'legal',
    'hosts',
    'edits',
    'pictures',
    'translations',
    'versions',
    'sharing',
  ]
  await expectSound(page, [
    ...screens.map(screen => `/editor/atelier/${screen}`),
    '/editor/atelier/pictures/event/clay',
  ])
  const translator = { email: 'editor@orrery.example', password: 'marquee-demo' }
  await page.request.post('/staff/orrery/sign-in', { form: translator, maxRedirects: 0 })
  await expectSound(page, [
    '/editor/orrery/translations?language=es-US',
    '/editor/orrery/translations/event/forty-seats?language=es-US',
  ])
})

test('axe finds nothing on the screens of onboarding, and nothing is cut off on a small phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await expectSound(page, ['/onboarding/sign-in', '/onboarding/invitation/none'])
  await page.request.post('/onboarding/sign-in', { form: SIGN_IN, maxRedirects: 0 })
  const items = ['name', 'look', 'hours', 'links', 'events', 'events/first', 'staff', 'launch']
  const venue = '/onboarding/venues/annex'
  await expectSound(page, ['/onboarding', '/onboarding/new', venue, ...items.map(item => `${venue}/${item}`)])
})

/** What the server says to somebody who comes by a name that browsers cannot be led to here. */
const statusAt = (host: string, address: string) =>
  new Promise<number | undefined>((resolve, fail) => {
    const sent = ask(address, { headers: { host } }, answer => resolve(answer.resume().statusCode))
    sent.on('error', fail).end()
  })

test('a name of the venue’s own shows its records, and no shop until they prove it; removed, it is gone', async ({
  page,
  baseURL,
}) => {
  const name = 'tickets.atelier.test'
  const shop = `${baseURL}/events/atelier/list`
  await signIn(page, { venue: 'atelier', to: '/editor/atelier/hosts' })
  const field = page.getByLabel('Name')
  const add = page.getByRole('button', { name: 'Add name' })
  await field.fill(`https://${name}/`)
  await add.click()
  await expect(page.getByText('Only the name, without https://, a port or a path.')).toBeVisible()
  await field.fill(name)
  await add.click()
  const entry = page.getByRole('listitem').filter({ hasText: name })
  await expect(entry.getByText('Waiting')).toBeVisible()
  await expect(entry.getByRole('definition')).toHaveText([
    'TXT',
    `_marquee.${name}`,
    /^marquee-host=[0-9a-f]{40}$/,
    'CNAME',
    name,
    new URL(shop).hostname,
  ])
  await expectNoViolations(page, 'a name with its records')
  await page.setViewportSize({ width: 320, height: 700 })
  await expectNothingCutOff(page, 'a name with its records')
  await entry.getByRole('button', { name: `Look now at the record of ${name}` }).click()
  await expect(entry.getByText('Not verified')).toBeVisible({ timeout: 15_000 })
  await expect(entry.getByText(/There is no TXT record yet|The name servers did not answer/)).toBeVisible()
  expect([await statusAt('localhost', shop), await statusAt(name, shop)]).toEqual([200, 421])
  await entry.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText('Your shop is at the address of the platform.')).toBeVisible()
})
