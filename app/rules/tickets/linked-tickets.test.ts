import { expect, test } from 'vitest'
import { fitTickets, readLinkedTickets } from './linked-tickets.ts'

test.each([
  ['adult:2', { adult: 2 }, true],
  [' adult:2 , child:1', { adult: 2, child: 1 }, true],
  ['adult:2,adult:3', { adult: 3 }, true],
  ['adult:2,child', { adult: 2 }, false],
  ['adult:0,child:1', { child: 1 }, false],
  ['adult:100', {}, false],
  ['adult:-1', {}, false],
  ['adult:2.5', {}, false],
  ['<b>:2', {}, false],
  [Array.from({ length: 11 }, (_, place) => `t${place}:1`).join(), expect.objectContaining({ t9: 1 }), false],
])('a link with %j asks for its tickets', (text, party, isWhole) => {
  expect(readLinkedTickets(text)).toEqual({ party, isWhole })
})

test.each([null, '', ' , '])('a link with %j asks for none', text => {
  expect(readLinkedTickets(text)).toBeNull()
})

/** Five seats, and two children at the most. */
const mayAdd = (id: string, { adult = 0, child = 0 }: Readonly<Record<string, number>>) =>
  ['adult', 'child'].includes(id) && adult + child < 5 && (id !== 'child' || child < 2)

test.each([
  [{ adult: 2, child: 1 }, { adult: 2, child: 1 }, true],
  [{ adult: 7 }, { adult: 5 }, false],
  [{ child: 3, adult: 1 }, { child: 2, adult: 1 }, false],
  [{ senior: 1, adult: 1 }, { adult: 1 }, false],
])('of %j as many as there can be', (party, quantities, isWhole) => {
  expect(fitTickets(party, { mayAdd })).toEqual({ quantities, isWhole })
})
