import { expect, test } from 'vitest'
import { type ComboPart, isComboAvailable } from '#app/rules/combos/combo-availability.ts'

const reef: ComboPart = { type: 'event', eventIds: ['reef'], quantity: 1 }
const twoOf: ComboPart = { type: 'any', eventIds: ['a', 'b', 'c'], quantity: 2 }
const free = (seats: Record<string, number>) => new Map(Object.entries(seats))

test.each([
  ['every part has seats', { reef: 1, a: 1, b: 1 }, true],
  ['the required event is sold out', { reef: 0, a: 9, b: 9, c: 9 }, false],
  ['the required event has no start', { a: 9, b: 9, c: 9 }, false],
  ['too few of the choice have seats', { reef: 1, a: 5, b: 0, c: 0 }, false],
])('%s', (_case, seats, expected) => {
  expect(isComboAvailable([reef, twoOf], { free: free(seats) })).toBe(expected)
})

test('chosen events stand for the choice, and each of them needs seats', () => {
  const seats = free({ reef: 1, a: 1, b: 0, c: 1 })
  expect(isComboAvailable([reef, twoOf], { free: seats, chosen: ['a', 'c'] })).toBe(true)
  expect(isComboAvailable([reef, twoOf], { free: seats, chosen: ['a', 'b'] })).toBe(false)
  expect(isComboAvailable([reef, twoOf], { free: seats, chosen: ['elsewhere'] })).toBe(true)
})

test('a required part may need several seats of its event', () => {
  const twice: ComboPart = { type: 'event', eventIds: ['reef'], quantity: 2 }
  expect(isComboAvailable([twice], { free: free({ reef: 1 }) })).toBe(false)
  expect(isComboAvailable([twice], { free: free({ reef: 2 }) })).toBe(true)
})

test('a required part of several events needs seats in each of them', () => {
  const both: ComboPart = { type: 'event', eventIds: ['reef', 'dome'], quantity: 1 }
  expect(isComboAvailable([both], { free: free({ reef: 1 }) })).toBe(false)
  expect(isComboAvailable([both], { free: free({ reef: 1, dome: 1 }) })).toBe(true)
})

test('a combo without parts is never available', () => {
  expect(isComboAvailable([], { free: free({ reef: 1 }) })).toBe(false)
})
