import type { Page } from '@playwright/test'
import { test, VENUES, WIDTHS } from './fixtures.ts'
import {
  expectCalmLook,
  expectFocusSeen,
  expectNothingCutOff,
  expectNoViolations,
  expectRoomForLargeText,
} from './look.ts'
import { SCREENS, type Screen, visitScreens } from './screens.ts'

type Venue = (typeof VENUES)[number]

/**
 * The venues take turns at what depends on what a page holds more than on its venue: the desk, and letters twice as large on a phone.
 * Each screen is looked at there once; in all of them with `EVERY_VENUE=1 npm run test:browser -- accessibility`.
 */
const isTurnOf = (venue: Venue, { screen, shift }: { screen: Screen; shift: number }) =>
  process.env.EVERY_VENUE === '1' ||
  (SCREENS.indexOf(screen) + shift) % VENUES.length === VENUES.indexOf(venue)

type Seen = { venue: Venue; screen: Screen }

async function lookOnPhone(page: Page, { venue, screen }: Seen) {
  const where = `${screen.name}, phone`
  await page.setViewportSize(WIDTHS.phone)
  await expectNoViolations(page, where)
  await expectCalmLook(page, where)
  await expectFocusSeen(page, where)
  if (isTurnOf(venue, { screen, shift: 1 })) await expectRoomForLargeText(page, where)
}

async function lookAtDesk(page: Page, { venue, screen }: Seen) {
  if (!isTurnOf(venue, { screen, shift: 0 })) return
  const where = `${screen.name}, desk`
  await page.setViewportSize(WIDTHS.desk)
  await expectNoViolations(page, where)
  await expectCalmLook(page, where)
}

// How a page is laid out depends on its style sheets alone: one load of a screen shows it at every width.
for (const venue of VENUES) {
  test(`axe finds nothing at ${venue}, on a phone and at a desk; pages are calm, focus is seen, nothing is cut off`, async ({
    page,
  }) => {
    test.setTimeout(process.env.EVERY_VENUE === '1' ? 900_000 : 300_000)
    await visitScreens(page, {
      venue,
      look: async screen => {
        await lookOnPhone(page, { venue, screen })
        await lookAtDesk(page, { venue, screen })
        await page.setViewportSize({ width: 320, height: 700 })
        await expectNothingCutOff(page, screen.name)
      },
    })
  })
}
