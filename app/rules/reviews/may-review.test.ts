import { expect, test } from 'vitest'
import { mayReview, type ReviewLink } from './may-review.ts'

const ofAda = { visitorId: 'ada', eventId: 'boat', hasReview: false }
const link: ReviewLink = { state: 'open', visitorId: 'ada', eventId: 'boat' }

test.each<[string, ReviewLink | null, Partial<typeof ofAda>, boolean]>([
  ['an open link', link, {}, true],
  ['no link', null, {}, false],
  ['the link of somebody else', { ...link, visitorId: 'bob' }, {}, false],
  ['a link to another event', { ...link, eventId: 'walk' }, {}, false],
  ['a used link', { ...link, state: 'used' }, {}, false],
  ['a link that has ended', { ...link, state: 'expired' }, {}, false],
  ['a used link and a review', { ...link, state: 'used' }, { hasReview: true }, true],
  ['a review and no link', null, { hasReview: true }, false],
  ['a review and a link of somebody else', { ...link, visitorId: 'bob' }, { hasReview: true }, false],
])('(MEM-170) (MEM-216) whether one may write with %s', (_, given, about, expected) => {
  expect(mayReview(given, { ...ofAda, ...about })).toBe(expected)
})
