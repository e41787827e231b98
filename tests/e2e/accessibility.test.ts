import { test, VENUES, WIDTHS } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'
import { visitScreens } from './screens.ts'

// How a page is laid out depends on its style sheets alone: one load of a screen shows it at every width.
for (const venue of VENUES) {
  test(`axe finds nothing at ${venue}, on a phone and at a desk, and nothing is cut off at 320 px`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await visitScreens(page, {
      venue,
      look: async ({ name }) => {
        for (const [width, viewport] of Object.entries(WIDTHS)) {
          await page.setViewportSize(viewport)
          await expectNoViolations(page, `${name}, ${width}`)
        }
        await page.setViewportSize({ width: 320, height: 700 })
        await expectNothingCutOff(page, name)
      },
    })
  })
}
