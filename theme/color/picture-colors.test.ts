import { expect, test } from 'vitest'
import { brandColorsOf, colorsOfPixels } from '#theme/color/picture-colors.ts'

const pixels = (...runs: [number, [number, number, number, number]][]) =>
  new Uint8Array(runs.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat()))

const red = [122, 31, 61, 255] as const
const nearRed = [124, 33, 60, 255] as const

test.each([
  {
    picture: 'one colour on nothing',
    runs: [
      [10, [...red]],
      [90, [0, 0, 0, 0]],
    ],
    colors: ['#7a1f3d'],
  },
  {
    picture: 'shades of one colour',
    runs: [
      [50, [...red]],
      [40, [...nearRed]],
    ],
    colors: ['#7a1f3d'],
  },
  {
    picture: 'black on white',
    runs: [
      [40, [10, 10, 10, 255]],
      [60, [255, 255, 255, 255]],
    ],
    colors: [],
  },
  {
    picture: 'a colour on white, the more frequent first',
    runs: [
      [10, [20, 90, 160, 255]],
      [20, [...red]],
      [70, [255, 255, 255, 255]],
    ],
    colors: ['#7a1f3d', '#145aa0'],
  },
  {
    picture: 'a detail of one pixel in 200',
    runs: [
      [199, [...red]],
      [1, [20, 90, 160, 255]],
    ],
    colors: ['#7a1f3d'],
  },
  { picture: 'nothing', runs: [], colors: [] },
] satisfies { picture: string; runs: [number, [number, number, number, number]][]; colors: string[] }[])(
  '$picture',
  ({ runs, colors }) => {
    expect(brandColorsOf(colorsOfPixels(pixels(...runs)))).toEqual(colors)
  },
)

test('near pixels count as their mean, shares add up to what can be seen', () => {
  const found = colorsOfPixels(pixels([3, [16, 16, 16, 255]], [1, [20, 20, 20, 255]], [4, [200, 0, 0, 255]]))
  expect(found).toEqual([
    { hex: '#111111', share: 0.5 },
    { hex: '#c80000', share: 0.5 },
  ])
})
