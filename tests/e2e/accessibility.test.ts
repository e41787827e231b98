import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, VENUES, WIDTHS } from './fixtures.ts'
import { SCREENS } from './screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What lay half under the bar at the lower edge is looked at again in the middle of the screen. */
async function isLargeEnough(page: Page, target: string) {
  await page.locator(target).evaluate(element => element.scrollIntoView({ block: 'center' }))
  const { violations } = await new AxeBuilder({ page }).include(target).withRules(['target-size']).analyze()
  return violations.length === 0
}

for (const venue of VENUES) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`axe finds nothing at ${venue}, ${width}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      for (const screen of SCREENS) {
        await screen.open(page, venue)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
        for (const { id, target } of found) {
          if (id === 'target-size' && (await isLargeEnough(page, target))) continue
          expect.soft(`${screen.name}: ${id}: ${target}`).toBe('')
        }
      }
    })
  }
}

for (const venue of VENUES) {
  test(`nothing is cut off at 320 px at ${venue}`, async ({ page }) => {
    test.setTimeout(90_000)
    await page.setViewportSize({ width: 320, height: 700 })
    for (const screen of SCREENS) {
      await screen.open(page, venue)
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect.soft([screen.name, overflow]).toEqual([screen.name, 0])
    }
  })
}
