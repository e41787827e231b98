import { expect, test } from 'vitest'
import {
  changeGallery,
  type GalleryChange,
  galleryOf,
  withGallery,
} from '#app/rules/pictures/change-gallery.ts'

const picture = (description: string) => ({ description })
type Picture = ReturnType<typeof picture>

const cases: { change: GalleryChange<Picture>; becomes: string }[] = [
  { change: { kind: 'add', picture: picture('d') }, becomes: 'abcd' },
  { change: { kind: 'describe', at: 1, description: 'x' }, becomes: 'axc' },
  { change: { kind: 'earlier', at: 1 }, becomes: 'bac' },
  { change: { kind: 'later', at: 1 }, becomes: 'acb' },
  { change: { kind: 'earlier', at: 0 }, becomes: 'abc' },
  { change: { kind: 'later', at: 2 }, becomes: 'abc' },
  { change: { kind: 'remove', at: 0 }, becomes: 'bc' },
  { change: { kind: 'remove', at: 3 }, becomes: 'abc' },
]
test.each(cases)('a gallery abc after $change is $becomes', ({ change, becomes }) => {
  const after = changeGallery([...'abc'].map(picture), change)
  expect(after.map(({ description }) => description).join('')).toBe(becomes)
})

const image = (name: string, primary = false) => ({
  thumbnail: `/${name}-320.webp`,
  screen: `/${name}.webp`,
  highRes: `/${name}-1920.webp`,
  description: name,
  primary,
})

test('the picture of the card is no part of the gallery, and stays when the gallery changes', () => {
  const images = [image('one'), image('card', true), image('two')]
  expect(galleryOf(images).map(({ description }) => description)).toEqual(['one', 'two'])
  const after = withGallery(images, [image('three')])
  expect(after.map(({ description, primary }) => [description, primary])).toEqual([
    ['card', true],
    ['three', false],
  ])
})
