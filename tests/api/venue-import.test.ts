import { expect } from 'vitest'
import { importVenue } from '#app/data/import/import-venue.ts'
import { aCombo, aCoupon, aGiftCertificate, aMember, aMembershipCategory, anEventTemplate, aReview, aSlot, aSlotRule, aVenueFile, aVisitor } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()
const now = new Date('2026-11-20T12:00:00Z')

test('a venue is created with its slots', async ({ database }) => {
  const file = aVenueFile({
    events: [anEventTemplate({ slots: [aSlot({ sold: 3 })], slotRules: [aSlotRule()] })],
    combos: [aCombo()],
    coupons: [aCoupon()],
    giftCertificates: [aGiftCertificate()],
    visitors: [aVisitor({ password: 'secret "quoted" \\ pässword' })],
    memberships: { categories: [aMembershipCategory()] },
    members: [aMember()],
    reviews: [aReview()],
    staff: [{ email: 'e@x.example', name: 'E "q" \\ {a,b}', roles: ['designer', 'wording'] }],
  })
  const text = JSON.stringify(file)
  const result = await importVenue({ database, text, now })
  expect(result).toMatchObject({ ok: true, tenantId: 'pier', changed: true, counts: { slots: 14 } })
  const again = await importVenue({ database, text, now })
  expect(again).toMatchObject({ ok: true, changed: false })
})
