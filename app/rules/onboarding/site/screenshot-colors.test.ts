import { expect, test } from 'vitest'
import { areaColors, areaWorth, isScreenshot } from './screenshot-colors.ts'

/** A picture of the colours of its cells, each so many pixels wide and high. */
function picture(cells: readonly (readonly number[])[], { cell = 4 } = {}) {
  const width = cell * (cells[0]?.length ?? 0)
  const bytes = cells.flatMap(line => {
    const row = line.flatMap(color =>
      Array.from({ length: cell }, () => [color >> 16, (color >> 8) & 255, color & 255]),
    )
    return Array.from({ length: cell }, () => row.flat()).flat()
  })
  return { pixels: Uint8Array.from(bytes), width }
}

const WHITE = 0xffffff
const GREEN = 0x2f6b2f

test('areas are told with their shares, the largest first', () => {
  const areas = areaColors(
    picture([
      [WHITE, WHITE, WHITE, WHITE],
      [WHITE, GREEN, GREEN, WHITE],
      [WHITE, WHITE, WHITE, WHITE],
    ]),
  )
  expect(areas.map(({ hex }) => hex)).toEqual(['#ffffff', '#2f6b2f'])
  expect(areas[1]?.share).toBeGreaterThan(0.1)
  expect(areas.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
})

test('what changes from pixel to pixel is no area', () => {
  const noise = Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 12 }, (_, column) => ((row * 53 + column * 97) * 4099) % 0xffffff),
  )
  expect(areaColors(picture(noise, { cell: 1 }))).toEqual([])
})

test('shades that compression leaves are one area', () => {
  expect(areaColors(picture([[0x2f6b2f, 0x306b2e, 0x2f6c30]]))).toHaveLength(1)
})

test('the last row and the last column have no neighbours, and nothing is read beyond them', () => {
  expect(areaColors({ pixels: Uint8Array.from([1, 2, 3]), width: 1 })).toEqual([])
  expect(areaColors({ pixels: new Uint8Array(), width: 0 })).toEqual([])
})

test.each([
  [
    'a small strong colour before a large dark one',
    { hex: '#086580', share: 0.0007 },
    { hex: '#103141', share: 0.11 },
  ],
  [
    'a band before a button of equal strength',
    { hex: '#0b7fab', share: 0.06 },
    { hex: '#e8467c', share: 0.003 },
  ],
  ['any colour before a grey', { hex: '#5b3a64', share: 0.001 }, { hex: '#808080', share: 0.4 }],
  ['an area before a detail', { hex: '#5b3a64', share: 0.001 }, { hex: '#ff0000', share: 0.0001 }],
])('%s', (_, first, second) => {
  expect(areaWorth(first)).toBeGreaterThan(areaWorth(second))
})

test.each([
  ['a desk', { name: 'home.png', width: 1280, height: 800, isOpaque: true }, true],
  ['a phone', { name: 'IMG_1.png', width: 390, height: 1200, isOpaque: true }, true],
  ['a name that says so', { name: 'Screenshot 1.png', width: 300, height: 200, isOpaque: false }, true],
  ['a name that says logo', { name: 'logo.jpg', width: 2000, height: 1500, isOpaque: true }, false],
  ['a picture that is seen through', { name: 'x.png', width: 1280, height: 800, isOpaque: false }, false],
  ['a small one', { name: 'x.png', width: 400, height: 200, isOpaque: true }, false],
  ['a wide one', { name: 'x.png', width: 2000, height: 400, isOpaque: true }, false],
])('%s', (_, facts, expected) => {
  expect(isScreenshot(facts)).toBe(expected)
})
