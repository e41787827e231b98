import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/review/review.css.ts'
import { type ReviewEntry, ReviewList } from '#app/ui/review/review-list.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const review: ReviewEntry = {
  id: 'r1',
  author: '',
  written: 'Saturday, November 14, 2026',
  date: '2026-11-14',
  rating: 4,
  title: '',
  comment: '',
  rest: '',
  event: null,
  own: false,
}
const show = (about: Partial<ReviewEntry>, level?: 2 | 3) => {
  render(inWords(<ReviewList reviews={[{ ...review, ...about }]} level={level} />))
  return screen.getByRole('article')
}

test.each<[string, Partial<ReviewEntry>, string]>([
  ['stars alone', {}, 'Saturday, November 14, 2026'],
  ['the visitor as its author', { own: true }, 'Your reviewSaturday, November 14, 2026'],
  ['a title', { title: 'Bats!' }, 'Bats!Saturday, November 14, 2026'],
  ['an author', { author: 'Ada' }, 'AdaSaturday, November 14, 2026'],
  ['a short comment', { comment: 'So close.' }, 'So close.Saturday, November 14, 2026'],
  [
    'a long comment',
    { comment: 'So close', rest: 'that I ran.' },
    'So closeRead morethat I ran.Saturday, November 14, 2026',
  ],
  [
    'the event',
    { event: { name: 'Night Walk', href: '/events/pier/detail/walk' } },
    'Saturday, November 14, 2026Night Walk',
  ],
])('a review with %s says that and nothing else', (_, about, words) => {
  const shown = show(about)
  expect(shown.textContent).toBe(words)
  expect(screen.getByRole('img', { name: '4 stars' })).toBeTruthy()
  expect([...shown.querySelectorAll(`p, h3, .${styles.author}`)].filter(each => !each.textContent)).toEqual(
    [],
  )
})

test('a long comment unfolds, a short one has nothing to unfold', () => {
  expect(show({ comment: 'So close', rest: 'that I ran.' }).querySelector('summary')?.textContent).toBe(
    'So closeRead more',
  )
  cleanup()
  expect(show({ comment: 'So close.' }).querySelector('details')).toBeNull()
})

test('a review names its event for who hears the link by itself, and its heading stands below that of the screen', () => {
  const event = { name: 'Night Walk', href: '/events/pier/detail/walk' }
  show({ event, title: 'Bats!' }, 2)
  expect(screen.getByRole('link', { name: 'Review of Night Walk' }).getAttribute('href')).toBe(event.href)
  expect(screen.getByRole('heading', { level: 2, name: 'Bats!' })).toBeTruthy()
})
