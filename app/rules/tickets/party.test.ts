import { expect, test } from 'vitest'
import { isSoldToAll, partyAt, partyOf, partySize, readParty, writeParty } from './party.ts'

test('who is coming is the most of each kind that any event has', () => {
  expect(partyOf([{ adult: 2, child: 0 }, { adult: 1, child: 3 }, {}])).toEqual({ adult: 2, child: 3 })
  expect(partyOf([])).toEqual({})
})

test.each([
  ['all of it', ['adult', 'child', 'senior'], { adult: 2, child: 3 }],
  ['those it has tickets for', ['adult'], { adult: 2 }],
  ['nobody', ['senior'], null],
])('another event is for %s', (_, ids, at) => {
  expect(partyAt({ adult: 2, child: 3, toddler: 0 }, ids)).toEqual(at)
})

test.each([
  ['each of them is sold a ticket', ['adult', 'child'], true],
  ['one of them is not', ['adult'], false],
  ['one is not of whom nobody comes', ['adult', 'child'], true],
])('a party can be sold tickets where %s', (_, ids, isSold) => {
  expect(isSoldToAll({ adult: 2, child: 3, toddler: 0 }, ids)).toBe(isSold)
})

test('a party is written into an address and read from it again', () => {
  const party = { adult: 2, child: 3 }
  expect(writeParty({ ...party, senior: 0 })).toEqual(['adult:2', 'child:3'])
  expect(readParty(writeParty(party))).toEqual(party)
  expect(partySize(party)).toBe(5)
})

test.each(['adult', 'adult:', ':2', 'adult:0', 'adult:-1', 'adult:100', 'adult:02', 'adult:two', 'a:b:2'])(
  'of an address with %s nobody comes',
  entry => {
    expect(readParty([entry])).toEqual({})
  },
)
