import type { Page } from '@playwright/test'
import {
  answer,
  axeFindings,
  control,
  hexOf,
  openComposer,
  save,
  search,
  showScene,
  signIn,
} from './composer.ts'
import { expect, test } from './fixtures.ts'

const changeAccent = async (page: Page) => {
  await hexOf(page, 'color-accent').fill('#b71c1c')
  await hexOf(page, 'color-accent').press('Enter')
}

/** What somebody does in the composer until it stands as it is called. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'colours, the picker unfolded': async page => {
    await page.getByRole('button', { name: 'Choose Brand colour' }).click()
    await expect(page.locator('.react-colorful')).toBeVisible()
  },
  'words that count, with their rows and samples': async page => {
    await search(page, 'header-cart-count')
    await expect(control(page, 'header-cart-count').getByRole('textbox').nth(2)).toBeVisible()
  },
  'a wording with a problem, and where it does not fit': async page => {
    await search(page, 'header-cart-count')
    await control(page, 'header-cart-count').getByRole('textbox').first().fill('{number} things')
    await expect(page.getByText('uses {number}, which it does not have')).toBeVisible()
  },
  'steps unfolded': async page => {
    await changeAccent(page)
    await page.getByRole('button', { name: '1 step', exact: true }).click()
    await expect(page.getByRole('button', { name: /^Accent colour changed/ })).toBeVisible()
  },
  'changes unfolded': async page => {
    await changeAccent(page)
    await page.getByRole('button', { name: '1 unsaved change', exact: true }).click()
  },
  'scenes unfolded': async page => {
    await page.getByRole('button', { name: /^Scene/ }).click()
    await expect(page.getByRole('listbox')).toBeVisible()
  },
  'what was clicked on': async page => {
    await page.frameLocator('iframe').getByRole('banner').getByRole('link').first().click()
    await expect(page.getByRole('heading', { name: 'What you clicked' })).toBeVisible()
  },
  'a scene that is played': async page => {
    await showScene(page, 'mail-order')
    await expect(page.frameLocator('iframe').getByText(/^Order number: /)).toBeVisible({ timeout: 30_000 })
  },
  'a save that was refused': async page => {
    await page.route('**/v1/b2c/themes/**', route =>
      route.request().method() === 'PUT'
        ? answer(422, {
            code: 'THEME_INVALID',
            errors: [{ path: 'variables.color-accent', message: 'Too pale' }],
          })(route)
        : route.fallback(),
    )
    await changeAccent(page)
    await save(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
  },
  'colours that the server does not make public': async page => {
    await search(page, 'text-color')
    await hexOf(page, 'text-color').fill('#e9e9e9')
    await hexOf(page, 'text-color').press('Enter')
    await save(page)
    await expect(page.getByRole('alert').first()).toBeVisible()
    await page.getByRole('button', { name: /^\d+ problems?$/ }).click()
  },
  ...Object.fromEntries(
    ['Words', 'Links', 'Type', 'Shape', 'Layout', 'Colours', 'Parts'].map(section => [
      `the section ${section}`,
      async (page: Page) => {
        await page.getByRole('button', { name: section, exact: true }).click()
        await page.evaluate(() => {
          for (const group of document.querySelectorAll('details')) group.open = true
        })
      },
    ]),
  ),
}

for (const width of [1280, 1024])
  test(`axe finds nothing on the composer in its states at ${width} px`, async ({ page }) => {
    test.setTimeout(240_000)
    await page.setViewportSize({ width, height: 900 })
    page.on('dialog', dialog => dialog.accept())
    await openComposer(page, 'ada')
    for (const [state, enter] of Object.entries(STATES)) {
      await enter(page)
      expect.soft(await axeFindings(page), state).toEqual([])
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await expect(page.frameLocator('iframe').locator('html')).toHaveAttribute('style', /--mq-/, {
        timeout: 30_000,
      })
    }
  })

/** What a file would change, and what of it cannot be read. */
async function lookAtPlan(page: Page) {
  const tokens = { color: { brand: { $type: 'color', $value: '#7a1f3d' } }, house: { $value: '1' } }
  await page.getByRole('textbox').first().fill(JSON.stringify(tokens))
  await page.locator('button[value="plan"]').first().click()
  await expect(page.locator('#plan')).toBeVisible()
  expect.soft(await axeFindings(page), 'what a file would change').toEqual([])
}

const SCREENS = [
  'versions',
  'sharing',
  'pictures',
  'exchange',
  'hosts',
  'hours',
  'legal',
  'translations',
  'settings',
]

for (const width of [1280, 1024, 390])
  test(`axe finds nothing on the other screens of the editor at ${width} px, and nothing lies beyond their edge`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 900 })
    await signIn(page, { staff: 'ben', to: '/editor/studio/versions' })
    for (const screen of SCREENS) {
      await page.goto(`/editor/studio/${screen}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect.soft(await axeFindings(page), screen).toEqual([])
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft(beyond, screen).toBe(0)
      if (screen === 'exchange') await lookAtPlan(page)
    }
  })
