import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  countsAsSecondary,
  excessSecondaries,
  keptSecondaries,
  mayAddSecondary,
  offersUndo,
  removeSecondary,
  restoreSecondary,
  secondariesAllowed,
} from '#app/rules/memberships/secondary-cardholders.ts'

const a = { id: 'a', dropped: false }
const b = { id: 'b', dropped: false }
const fresh = (name: string) => ({ id: '', dropped: false, name })
const undone = (cards: { id: string; dropped: boolean }[], allowed: number) =>
  cards.map(card => offersUndo(card, { cards, allowed }))

test('[MEM-162] one card is the primary’s, the others may be added until they are all given', () => {
  expect([1, 2, 4, 0].map(secondariesAllowed)).toEqual([0, 1, 3, 0])
  expect(mayAddSecondary([a], 2)).toBe(true)
  expect(mayAddSecondary([a, b], 2)).toBe(false)
  expect(mayAddSecondary([a, { ...b, dropped: true }], 2)).toBe(true)
})

test('[CHK-027] [MEM-159] who has a card is marked dropped and stays in the list', () => {
  expect(removeSecondary([a, b], 1)).toEqual([a, { id: 'b', dropped: true }])
})

test('[MEM-160] who is new is gone', () => {
  expect(removeSecondary([a, fresh('c'), b], 1)).toEqual([a, b])
})

test('[CHK-028] [MEM-161] Undo Remove is offered only while another one might be added', () => {
  const dropped = removeSecondary([a, b, fresh('c')], 1)
  expect(undone(dropped, 3)).toEqual([false, true, false])
  const full = [...dropped, fresh('d')]
  expect(undone(full, 3)).toEqual([false, false, false, false])
  expect(restoreSecondary(full, { index: 1, allowed: 3 })).toEqual(full)
  const room = removeSecondary(full, 2)
  expect(undone(room, 3)).toEqual([false, true, false])
  expect(restoreSecondary(room, { index: 1, allowed: 3 })[1]).toEqual(b)
})

test.each([
  { cards: 4, dropped: 0, allowed: 2, excess: 2, undo: false },
  { cards: 4, dropped: 2, allowed: 2, excess: 0, undo: false },
  { cards: 4, dropped: 3, allowed: 2, excess: 0, undo: true },
  { cards: 3, dropped: 0, allowed: 1, excess: 2, undo: false },
])('of $cards cards with $dropped dropped and $allowed allowed, $excess are too many', about => {
  const cards = Array.from({ length: about.cards }, (_, index) => ({
    id: `c${index}`,
    dropped: index < about.dropped,
  }))
  expect(excessSecondaries(cards, about.allowed)).toBe(about.excess)
  expect(undone(cards, about.allowed).some(Boolean)).toBe(about.undo)
})

const cards = fc.array(fc.record({ id: fc.constantFrom('', 'a', 'b'), dropped: fc.boolean() }))

test('what is kept is what is allowed and what is too many', () => {
  fc.assert(
    fc.property(cards, fc.nat(8), (list, allowed) => {
      const kept = keptSecondaries(list)
      const excess = excessSecondaries(list, allowed)
      expect(excess).toBeGreaterThanOrEqual(0)
      expect(Math.min(kept, allowed) + excess).toBe(kept)
      expect(mayAddSecondary(list, allowed)).toBe(kept < allowed)
    }),
  )
})

test('a removal takes at most one card away, and taking it back gives the list there was', () => {
  fc.assert(
    fc.property(cards, fc.nat(8), (list, index) => {
      const removed = removeSecondary(list, index)
      const before = list[index]
      expect(keptSecondaries(list) - keptSecondaries(removed)).toBe(before && !before.dropped ? 1 : 0)
      if (before?.id && !before.dropped)
        expect(restoreSecondary(removed, { index, allowed: keptSecondaries(list) })).toEqual(list)
    }),
  )
})

const card = { cardType: 'secondary', cardStatus: 'active', expiresOn: '2026-11-20' }
const on = (today: string) => ({ type: 'Renewal' as const, today })

test.each([
  { why: 'lapsed, until tomorrow', about: { cardStatus: 'lapsed', expiresOn: '2026-11-21' }, counts: true },
  { why: 'active, until today', about: {}, counts: true },
  { why: 'active, until yesterday', about: { expiresOn: '2026-11-19' }, counts: false },
  { why: 'active, without an end', about: { expiresOn: null }, counts: true },
  {
    why: 'dropped, until tomorrow',
    about: { cardStatus: 'dropped', expiresOn: '2026-11-21' },
    counts: false,
  },
  { why: 'new', about: { cardStatus: 'new' }, counts: false },
  { why: 'the primary card', about: { cardType: 'primary' }, counts: false },
])('[CHK-155] [MEM-163] a secondary card that is $why counts: $counts', ({ about, counts }) => {
  expect(countsAsSecondary({ ...card, ...about }, on('2026-11-20'))).toBe(counts)
})

test('[CHK-155] [MEM-163] post-term lifts the day, not the status', () => {
  const late = { type: 'PostTermRenewal' as const, today: '2026-12-24' }
  expect(countsAsSecondary(card, late)).toBe(true)
  expect(countsAsSecondary({ ...card, cardStatus: 'dropped' }, late)).toBe(false)
  expect(countsAsSecondary(card, { ...late, type: 'Rejoin' })).toBe(false)
})
