import { expect, test } from 'vitest'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { card, draft, PAGE, steps } from '#tests/builders/press-checkout.ts'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import { draftWithCard } from './hosted-card.server.ts'

test('the card that came back in the address goes with the draft, and out of the address', () => {
  const url = (query: string) => new URL(`http://venue.test${PAGE}${query}`)
  const back =
    '?date=2026-11-21&paymentToken=tok&firstSix=424242&lastFour=4242&brand=Visa&expMonth=7&expYear=2031'
  const before = {
    ...draft,
    done: ['ticketDelivery' as const],
    contact: { ...blankDraft.contact, email: 'a' },
  }
  expect(draftWithCard({ draft: before, steps }, url(back))).toEqual({
    ...before,
    card,
    done: ['ticketDelivery', 'payment'],
  })
  expect(
    draftWithCard({ draft: { ...before, contact: blankDraft.contact }, steps }, url(back)),
  ).toMatchObject({
    card,
    done: ['ticketDelivery'],
  })
  expect(draftWithCard({ draft: before, steps }, url('?lastFour=4242'))).toBeNull()
  expect(addressWithoutCard(url(back))).toBe(`${PAGE}?date=2026-11-21`)
  expect(addressWithoutCard(url('?brand=Visa'))).toBe(PAGE)
})
