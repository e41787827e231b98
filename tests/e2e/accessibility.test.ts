import { test, VENUES, WIDTHS } from './fixtures.ts'
import { expectNothingCutOff, expectNoViolations } from './look.ts'
import { SCREENS, type Screen, visitScreens } from './screens.ts'

type Venue = (typeof VENUES)[number]

/** The venues take turns at the desk, whose pages differ by what they hold, not by their colours: each screen is looked at there once. */
const isSeenAtDesk = (venue: Venue, screen: Screen) =>
  SCREENS.indexOf(screen) % VENUES.length === VENUES.indexOf(venue)

// How a page is laid out depends on its style sheets alone: one load of a screen shows it at every width.
for (const venue of VENUES) {
  test(`axe finds nothing at ${venue}, on a phone and at a desk, and nothing is cut off at 320 px`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await visitScreens(page, {
      venue,
      look: async screen => {
        const { name } = screen
        await page.setViewportSize(WIDTHS.phone)
        await expectNoViolations(page, `${name}, phone`)
        if (isSeenAtDesk(venue, screen)) {
          await page.setViewportSize(WIDTHS.desk)
          await expectNoViolations(page, `${name}, desk`)
        }
        await page.setViewportSize({ width: 320, height: 700 })
        await expectNothingCutOff(page, name)
      },
    })
  })
}
