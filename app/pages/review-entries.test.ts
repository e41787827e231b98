import { expect, test } from 'vitest'
import type { ReviewPayload } from '#app/contract/reviews.ts'
import { reviewEntries } from './review-entries.ts'

const review = {
  id: 'r1',
  author: 'Ada',
  createdOn: '2026-11-20',
  rating: 4,
  title: 'Fine',
  comment: 'All of it was fine, the boat most of all.',
  shortComment: 'All of it was fine',
  eventName: 'Boat Tour',
  eventTemplateId: 'boat tour',
  visitorIsAuthor: true,
} as ReviewPayload
const entryOf = (about: Partial<ReviewPayload> = {}, eventHref?: (id: string) => string) =>
  reviewEntries([{ ...review, ...about }], { locale: 'en-US', eventHref })[0]

test('a long comment is in two parts that make the whole, a short one has no rest', () => {
  const { comment, rest } = entryOf() ?? {}
  expect([comment, rest]).toEqual(['All of it was fine', ', the boat most of all.'])
  expect(entryOf({ comment: 'All of it was fine' })?.rest).toBe('')
})

test('the event is named with its link in a list of many events, and nowhere else', () => {
  const hrefOf = (id: string) => `/detail/${id}`
  expect(entryOf({}, hrefOf)?.event).toEqual({ name: 'Boat Tour', href: '/detail/boat tour' })
  expect(entryOf({ eventName: '' }, hrefOf)?.event).toBeNull()
  expect(entryOf()?.event).toBeNull()
})

test('who wrote it, when and whether it is the visitor’s own', () => {
  expect(entryOf()).toMatchObject({ author: 'Ada', own: true, date: '2026-11-20', rating: 4 })
  expect(entryOf({ visitorIsAuthor: false })?.own).toBe(false)
  expect(entryOf()?.written).toContain('2026')
})

test('an entry is made of everything that its review says', () => {
  expect(entryOf({}, id => `/detail/${id}`)).toEqual({
    id: 'r1',
    author: 'Ada',
    written: 'Friday, November 20, 2026',
    date: '2026-11-20',
    rating: 4,
    title: 'Fine',
    comment: 'All of it was fine',
    rest: ', the boat most of all.',
    event: { name: 'Boat Tour', href: '/detail/boat tour' },
    own: true,
  })
})
