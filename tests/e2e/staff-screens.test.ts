import type { Page } from '@playwright/test'
import { signIn } from './composer.ts'
import { expect, test, WIDTHS } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'

const SIGN_IN = { email: 'newcomer@studio.example', password: 'studio-door-4' }

/** Each screen is loaded once and looked at on a phone, and where there are 320 px. */
async function expectSound(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.setViewportSize(WIDTHS.phone)
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 200])
      await expectNoViolations(page, path)
      await page.setViewportSize({ width: 320, height: 700 })
      await expectNothingCutOff(page, path)
    })
}

test('axe finds nothing on the screens of a venue’s staff, and nothing is cut off on a small phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await page.goto('/staff/atelier/invitation/none')
  await expectSound(page, ['/staff/atelier/invitation/none', '/staff/atelier/sign-in'])
  await signIn(page, { venue: 'atelier', to: '/editor/atelier/hours' })
  await page.waitForURL(/\/hours$/)
  const screens = [
    'exchange',
    'hours',
    'settings',
    'legal',
    'hosts',
    'pictures',
    'translations',
    'versions',
    'sharing',
  ]
  await expectSound(page, [
    ...screens.map(screen => `/editor/atelier/${screen}`),
    '/editor/atelier/pictures/event/clay',
  ])
})

test('axe finds nothing on the screens of onboarding, and nothing is cut off on a small phone', async ({
  page,
}) => {
  test.setTimeout(120_000)
  await expectSound(page, ['/onboarding/sign-in', '/onboarding/invitation/none'])
  await page.request.post('/onboarding/sign-in', { form: SIGN_IN, maxRedirects: 0 })
  await expectSound(page, ['/onboarding', '/onboarding/new'])
})
