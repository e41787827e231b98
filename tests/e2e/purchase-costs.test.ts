import { countJourney, JOURNEYS, PHONE } from '#tests/bench/journeys.ts'
import { expect, test } from './fixtures.ts'

test.use({ viewport: PHONE })

for (const journey of JOURNEYS)
  test(`${journey.name}: costs no more presses, keys, pixels and Tabs than its goal`, async ({ page }) => {
    const { cost, over, stopped } = await countJourney(page, { journey, venue: 'harborlight-short' })
    expect(stopped).toBe('')
    expect(over, JSON.stringify(cost)).toEqual([])
  })
