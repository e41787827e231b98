import { expect, test } from 'vitest'
import { repairText } from './repair-text.ts'

test.each([
  [
    'a slip of the pen',
    'header-cart-count',
    '{cuont, plural, one {# item} other {# items}}',
    '{count, plural, one {# item} other {# items}}',
  ],
  ['another word for the only argument', 'events-selected-date', 'On {day}', 'On {date}'],
  ['an argument that has to be said and is not', 'events-selected-date', 'The day', 'The day {date}'],
  ['a # outside a plural', 'event-card-few-left', 'Only # seats left!', 'Only {count} seats left!'],
  [
    'a # beside a plural that has its own',
    'header-cart-count',
    '#: {count, plural, one {# item} other {# items}}',
    '{count}: {count, plural, one {# item} other {# items}}',
  ],
] as const)('%s is mended', (_, reference, candidate, wording) => {
  expect(repairText(reference, candidate).map(repair => repair.wording)).toEqual([wording])
})

test.each([
  ['what is right', 'events-selected-date', 'On {date}'],
  ['what cannot be read', 'events-selected-date', 'On {date'],
  ['what is like none of several', 'events-member-free-day', '{event}: {zzz}'],
] as const)('%s is left alone', (_, reference, candidate) => {
  expect(repairText(reference, candidate)).toEqual([])
})
