import { expect, test } from 'vitest'
import { apiReport } from './reports/api-report.ts'
import { themeReport } from './reports/theme-report.ts'
import { venueFileReport } from './reports/venue-file-report.ts'

/** What others build on. A report that differs is a change for them: `npm run reports` writes it, and the commit shows it. */
test.each([
  ['api', apiReport],
  ['theme', themeReport],
  ['venue-file', venueFileReport],
])('the report of the %s is the committed one', async (name, report) => {
  await expect(report()).toMatchFileSnapshot(`reports/${name}.report.md`)
})
