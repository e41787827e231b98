import { expect, test } from 'vitest'
import type { VenueImage } from '#app/contract/venue-file/fields.ts'
import { primaryIndex, replacePrimary } from './replace-picture.ts'

const picture = (name: string, primary = false): VenueImage => ({
  thumbnail: `/${name}-s.webp`,
  screen: `/${name}.webp`,
  highRes: `/${name}-l.webp`,
  description: name,
  primary,
})
const names = (images: readonly VenueImage[]) => images.map(({ description }) => description)

test.each([
  { case: 'none', images: [], index: -1 },
  { case: 'none marked', images: [picture('a'), picture('b')], index: 0 },
  { case: 'the second marked', images: [picture('a'), picture('b', true)], index: 1 },
])('$case: the primary is at $index', ({ images, index }) => {
  expect(primaryIndex(images)).toBe(index)
})

test.each([
  { case: 'none', images: [], replaced: ['new'], removed: [] },
  { case: 'none marked', images: [picture('a'), picture('b')], replaced: ['new', 'b'], removed: ['b'] },
  {
    case: 'the second marked',
    images: [picture('a'), picture('b', true), picture('c')],
    replaced: ['a', 'new', 'c'],
    removed: ['a', 'c'],
  },
])('$case: the new one takes the place of the primary alone', ({ images, replaced, removed }) => {
  const after = replacePrimary(images, picture('new'))
  expect(names(after)).toEqual(replaced)
  expect(after[primaryIndex(after)]?.description).toBe('new')
  expect(names(replacePrimary(images, null))).toEqual(removed)
})
