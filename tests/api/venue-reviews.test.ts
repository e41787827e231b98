import { expect } from 'vitest'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { inProcess, NOW } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aReviewToken, as, bob } from '#tests/builders/review-link.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const [ofAda, ...others] = aMuseum().reviews ?? []
const boat = { params: { eventTemplateId: 'boat-tour' } }
const reasons = ['A name of staff', undefined]

test.for(reasons)(
  'a venue hides a review by its file, with the reason "%s", and shows it again',
  async (hiddenReason, { database }) => {
    const hidden = { ...ofAda!, status: 'hidden' as const, ...(hiddenReason ? { hiddenReason } : {}) }
    await loadVenue(database, aMuseum({ reviews: [hidden, ...others] }))
    const api = await inProcess(database)
    expect((await api.reviews.ofEvent(boat)).payload).toMatchObject({ total: 6, summary: { stars: 24 } })
    const text = await exportVenueText({ database, tenantId: 'pier' })
    const { reviews } = JSON.parse(text ?? '{}') as { reviews: { id: string }[] }
    expect(reviews.find(({ id }) => id === 'R-1')).toMatchObject({
      status: 'hidden',
      ...(hiddenReason ? { hiddenReason } : {}),
    })
    await loadVenue(database, aMuseum())
    const again = await inProcess(database)
    expect((await again.reviews.ofEvent(boat)).payload.total).toBe(7)
  },
)

test('[MEM-171] a file cannot bring a second review of a visitor and event, beside another of its own or a stored one', async ({
  database,
}) => {
  const api = await inProcess(database, as(bob))
  const params = { reviewToken: await aReviewToken(database) }
  const body = { eventTemplateId: 'galleries', rating: 4 }
  const { id } = (await api.reviews.create({ params, body })).payload
  const second = { ...ofAda!, id: 'R-20' }
  const ofBob = { ...ofAda!, id: 'R-21', visitorId: bob.id, eventId: 'galleries' }
  const text = JSON.stringify(aMuseum({ reviews: [ofAda!, second, ofBob] }))
  const result = await importVenue({ database, text, now: NOW })
  const issues = result.ok ? [] : result.issues.map(({ path, message }) => `${path}: ${message}`)
  expect(issues).toEqual([
    'reviews[1].visitorId: has reviewed this event already ("R-1")',
    `reviews[2].visitorId: has reviewed this event already ("${id}")`,
  ])
})
