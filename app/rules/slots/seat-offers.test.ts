import fc from 'fast-check'
import { expect, test } from 'vitest'
import { offerEnd, seatOffers } from '#app/rules/slots/seat-offers.ts'

const waits = (id: string, party: number) => ({ id, party })
const start = (slotId: string, free: number) => ({ slotId, free })

test.each([
  ['nobody waits', [], [start('10', 4)], ''],
  ['nothing is free', [waits('a', 1)], [start('10', 0)], ''],
  ['the first who waits is first', [waits('a', 2), waits('b', 2)], [start('10', 2)], 'a@10'],
  ['two who both fit', [waits('a', 2), waits('b', 2)], [start('10', 4)], 'a@10 b@10'],
  ['a later start has room', [waits('a', 3)], [start('10', 2), start('11', 5)], 'a@11'],
  ['a party too large is passed over', [waits('a', 5), waits('b', 1)], [start('10', 2)], 'b@10'],
  ['each party stays together', [waits('a', 3)], [start('10', 2), start('11', 2)], ''],
])('where %s', (_, waiting, starts, offers) => {
  expect(
    seatOffers(waiting, starts)
      .map(({ entryId, slotId }) => `${entryId}@${slotId}`)
      .join(' '),
  ).toBe(offers)
})

const party = fc.integer({ min: 1, max: 6 })
const cases = fc.record({
  parties: fc.array(party, { maxLength: 8 }),
  free: fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 4 }),
})

test('no seat is offered twice, and nobody who would fit is passed over for somebody behind', () => {
  fc.assert(
    fc.property(cases, ({ parties, free }) => {
      const starts = free.map((count, at) => start(String(at), count))
      const waiting = parties.map((count, at) => waits(String(at), count))
      const offers = seatOffers(waiting, starts)
      const left = new Map(starts.map(({ slotId, free: count }) => [slotId, count]))
      for (const { id, party: seats } of waiting) {
        const offer = offers.find(({ entryId }) => entryId === id)
        const hasRoom = [...left.values()].some(count => count >= seats)
        expect(Boolean(offer)).toBe(hasRoom)
        if (offer) left.set(offer.slotId, (left.get(offer.slotId) ?? 0) - seats)
      }
      expect([...left.values()].every(count => count >= 0)).toBe(true)
    }),
  )
})

test('seats are held for the minutes of the venue, never beyond the start', () => {
  const now = new Date('2026-11-20T10:00:00Z')
  const until = (startsAt: string) =>
    offerEnd({ now, minutes: 120, startsAt: new Date(startsAt) }).toISOString()
  expect(until('2026-11-21T10:00:00Z')).toBe('2026-11-20T12:00:00.000Z')
  expect(until('2026-11-20T11:00:00Z')).toBe('2026-11-20T11:00:00.000Z')
})
