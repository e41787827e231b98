import { checkAccess } from './check-access.ts'
import { checkClockChanges } from './check-clock-changes.ts'
import { checkCombos } from './check-combos.ts'
import { checkDiscounts } from './check-discounts.ts'
import { checkExtras } from './check-extras.ts'
import { checkForms } from './check-forms.ts'
import { checkFreeExtras } from './check-free-extras.ts'
import { checkFreePrices } from './check-free-prices.ts'
import { checkHours } from './check-hours.ts'
import { checkLanguages } from './check-languages.ts'
import { checkLinks } from './check-links.ts'
import { checkLook } from './check-look.ts'
import { checkOpenDays } from './check-open-days.ts'
import { checkPictures } from './check-pictures.ts'
import { checkPlaceholders } from './check-placeholders.ts'
import { checkPriceOrder } from './check-price-order.ts'
import { checkPriceSizes } from './check-price-sizes.ts'
import { checkPrices } from './check-prices.ts'
import { checkProfile } from './check-profile.ts'
import { checkSizes } from './check-sizes.ts'
import { checkStarts } from './check-starts.ts'
import { checkWords } from './check-words.ts'
import { LAUNCH_CHECKS, type LaunchFinding } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'

const CHECKS: readonly ((venue: LaunchVenue) => LaunchFinding[])[] = [
  checkStarts,
  checkSizes,
  checkPrices,
  checkPriceSizes,
  checkPriceOrder,
  checkFreePrices,
  checkFreeExtras,
  checkAccess,
  checkCombos,
  checkExtras,
  checkForms,
  checkDiscounts,
  checkHours,
  checkOpenDays,
  checkClockChanges,
  checkProfile,
  checkLook,
  checkWords,
  checkPlaceholders,
  checkLanguages,
  checkPictures,
  checkLinks,
]

/** What looks wrong with a venue before anybody buys, errors first. */
export const checkLaunch = (venue: LaunchVenue): LaunchFinding[] =>
  sortFindings(CHECKS.flatMap(check => check(venue)))

/** Errors before warnings, else as they come. */
export const sortFindings = (findings: readonly LaunchFinding[]): LaunchFinding[] =>
  findings.toSorted((a, b) => weight(a) - weight(b))

const weight = ({ check }: LaunchFinding) => (LAUNCH_CHECKS[check] === 'error' ? 0 : 1)
