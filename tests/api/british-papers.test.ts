import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { aCheckout, aDraft, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What is mailed and printed follows the venue's locale as its screens do (`locales.test.ts`). */

const VENUES = [
  { id: 'quay', locale: 'en-GB', country: 'GB', currency: 'GBP' },
  { id: 'kai', locale: 'de-DE', country: 'DE', currency: 'EUR' },
]

/** The boat for an amount with a fraction. */
const events = aMuseum().events?.map(event =>
  event.id === 'boat-tour'
    ? {
        ...event,
        priceLists: [{ id: 'usual', prices: [{ personTypeId: 'adult', price: 1825 }] }],
        slotRules: event.slotRules?.slice(0, 1),
        slots: [],
      }
    : event,
)

const { test } = useDatabase(async database => {
  for (const venue of VENUES)
    await loadVenue(
      database,
      aMuseum({
        venue: { ...aMuseum().venue, ...venue, name: venue.id },
        members: [],
        staff: [],
        combos: [],
        events,
      }),
    )
})

test.for([
  ['quay', 'Friday 20 November 2026', '15:00', '£18.25'],
  ['kai', 'Freitag, 20. November 2026', '15:00', '18,25 €'],
] as const)(
  'the mail and the tickets of %s have its dates, its clock and its money',
  async ([tenantId, date, time, total], { database }) => {
    const shop = openShop(database)
    const api = await shop.visitor({}, tenantId)
    const { id } = await fillCart(api, aDraft({ adult: 1 }))
    await place(api, aCheckout({ shoppingCartId: id, paymentToken: shop.token(GOOD_CARD) }))
    await workJobs(shop.services)
    const [mail] = shop.mails
    const text = mail?.text.replaceAll(/[\u00a0\u202f]/g, ' ') ?? ''
    for (const words of [date, time, total]) expect(text).toContain(words)
    expect(text).not.toMatch(/\d (?:am|pm)\b|November 20,/)
    const pdf = mail?.attachments.find(({ contentType }) => contentType === 'application/pdf')
    const lines = linesOfPdf(Buffer.from(pdf?.content ?? '').toString('latin1')).join('\n')
    for (const words of [date, time]) expect(lines).toContain(words)
    expect(lines).not.toMatch(/\d (?:am|pm)\b|November 20,/)
  },
)
