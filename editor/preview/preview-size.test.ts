import { expect, test } from 'vitest'
import { framesOf, printSize, readSize, readWidth, sizeOfScene, startSize } from './preview-size.ts'

test.each([
  ['320', 320],
  ['1920', 1920],
  ['319', null],
  ['1921', null],
  ['800.5', null],
  ['', null],
  ['wide', null],
])('a width of “%s” is %s', (typed, width) => {
  expect(readWidth(typed)).toBe(width)
})

test('a size is read back as it was kept, and anything else in the storage is none', () => {
  const own = { view: 'own', width: 700, zoom: '75' } as const
  for (const size of [startSize, own]) expect(readSize(printSize(size))).toEqual(size)
  for (const kept of [null, '', 'toString 700 fit', 'own 20 fit', 'own 700 33', 'desk 700'])
    expect(readSize(kept), String(kept)).toBeNull()
})

test('a width of one’s own is one frame, a phone beside a desk are two', () => {
  expect(framesOf({ view: 'own', width: 700, zoom: 'fit' })).toEqual([{ device: 'own', width: 700 }])
  expect(framesOf({ view: 'both', width: 700, zoom: 'fit' }).map(({ width }) => width)).toEqual([390, 1280])
})

test('a scene that happens on phones alone is as wide as one, where no frame is; any other is as wide as was chosen', () => {
  expect(sizeOfScene(startSize, 'cart-unfolded')).toEqual({ ...startSize, view: 'phone' })
  expect(sizeOfScene(startSize, 'cart')).toBe(startSize)
  const narrow = { ...startSize, view: 'both' } as const
  expect(sizeOfScene(narrow, 'cart-unfolded')).toBe(narrow)
})
