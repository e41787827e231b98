import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test, VENUES, WIDTHS } from './fixtures.ts'
import { SCREENS } from './screens.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What lay half under the bar at the lower edge is measured by itself: 24 px each way (WCAG 2.5.8). */
async function isLargeEnough(page: Page, target: string) {
  const box = await page.locator(target.replaceAll('[data-discover="true"]', '')).first().boundingBox()
  return box !== null && box.width >= 24 && box.height >= 24
}

for (const venue of VENUES) {
  for (const [width, viewport] of Object.entries(WIDTHS)) {
    test(`axe finds nothing at ${venue}, ${width}`, async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize(viewport)
      for (const screen of SCREENS) {
        await screen.open(page, venue)
        const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
        const found = violations.flatMap(({ id, nodes }) =>
          nodes.map(({ target }) => ({ id, target: target.join(' ') })),
        )
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
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect.soft([screen.name, overflow]).toEqual([screen.name, 0])
    }
  })
}
