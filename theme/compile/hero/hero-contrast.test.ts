import { expect, test } from 'vitest'
import { aPlantedPicture } from '#tests/builders/planted-picture.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import {
  HERO_WINDOWS,
  type HeroPicture,
  heroContrast,
  heroContrastAt,
} from '#theme/compile/hero/hero-contrast.ts'
import { heroLayout } from '#theme/compile/hero/hero-layout.ts'
import type { VariableValues } from '#theme/variables.ts'

const words = {
  heading: 'What is in the water today',
  description: 'Meet the octopus at eleven. Touch a sea star before lunch. Be back at the window by two.',
}
/** A shade that lets much through: what lies below it decides. */
const THIN: VariableValues = {
  'hero-scrim': '#767676',
  'hero-scrim-text': '#ffffff',
  'hero-scrim-strength': 40,
}

type Case = { variables?: VariableValues; width?: number; isLow?: boolean; words?: typeof words }
const problems = (picture: HeroPicture, { variables = THIN, width, isLow = false, ...about }: Case = {}) => {
  const request = { resolved: compileTheme({ variables }).resolved, picture, words, ...about }
  return width ? heroContrastAt(request, { width, isLow }) : heroContrast(request)
}
const WIDTHS = HERO_WINDOWS.filter(({ isLow }) => !isLow).map(({ width }) => width)
/** At which widths something cannot be read. */
const weakAt = (picture: HeroPicture, about: Case = {}) =>
  WIDTHS.filter(width => problems(picture, { ...about, width }).length > 0)

const white = aPlantedPicture(() => 255)
const black = aPlantedPicture(() => 0)

test('white words on a white picture cannot be read at any width, on a black one at all of them', () => {
  expect(weakAt(white)).toEqual(WIDTHS)
  expect(weakAt(black)).toEqual([])
  expect(problems(white).map(({ on, min }) => [on, min])).toEqual(
    expect.arrayContaining([
      ['picture-below-words', 4.5],
      ['picture-below-heading', 3],
    ]),
  )
})

test('a picture that is white on one half fails only where the words stand', () => {
  const desk = { width: 1280 }
  const whiteRight = aPlantedPicture(x => (x > 0.62 ? 255 : 0))
  const whiteLeft = aPlantedPicture(x => (x < 0.38 ? 255 : 0))
  expect(problems(whiteRight, desk)).toEqual([])
  expect(problems(whiteLeft, desk).length).toBeGreaterThan(0)
  // Words from right to left stand on the other half.
  const turned = { directions: ['rtl'] as const }
  expect(problems({ ...whiteRight, ...turned }, desk).length).toBeGreaterThan(0)
  expect(problems({ ...whiteLeft, ...turned }, desk)).toEqual([])
  // Both languages of a venue are looked at.
  expect(problems({ ...whiteRight, directions: ['ltr', 'rtl'] }, desk).length).toBeGreaterThan(0)
})

test('the same picture fails only at the widths at which words reach the white half', () => {
  const whiteRight = aPlantedPicture(x => (x > 0.62 ? 255 : 0))
  expect(weakAt(whiteRight)).toEqual([320, 390, 600, 768, 1000])
  expect(weakAt(whiteRight, { words: { heading: 'Now', description: '' } })).not.toContain(768)
})

test('the focal point decides which part of the picture the words stand on', () => {
  const whiteBelow = aPlantedPicture((_, y) => (y > 0.5 ? 255 : 0))
  const desk = { width: 1280 }
  expect(problems({ ...whiteBelow, focus: { x: 50, y: 0 } }, desk)).toEqual([])
  expect(problems({ ...whiteBelow, focus: { x: 50, y: 100 } }, desk).length).toBeGreaterThan(0)
})

test('a glint narrower than a twentieth of the ground hides no word, a stripe does', () => {
  const stripe = (share: number) => aPlantedPicture(x => ((x * 10) % 1 < share ? 255 : 0))
  expect(
    problems(
      aPlantedPicture(x => (x < 0.03 ? 255 : 0)),
      { width: 1280 },
    ),
  ).toEqual([])
  expect(problems(stripe(0.4), { width: 1280 }).length).toBeGreaterThan(0)
})

test('what is told is the worst width of each size of words', () => {
  const all = problems(white)
  for (const { on, ratio, min, width } of all) {
    const each = HERO_WINDOWS.flatMap(at => problems(white, { ...at }).filter(pair => pair.on === on))
    expect(Math.min(...each.map(pair => pair.ratio / pair.min))).toBeCloseTo(ratio / min)
    expect(problems(white, { width })).toContainEqual(expect.objectContaining({ on, ratio }))
  }
})

test('a picture beside the words has them on it where the page is narrow, and none nowhere', () => {
  const split = { variables: { ...THIN, 'layout-hero': 'split' } } as const
  expect(weakAt(white, split)).toEqual([320, 390, 600, 768, 999])
  expect(problems(white, { variables: { ...THIN, 'layout-hero': 'plain' } })).toEqual([])
})

test('the name above the heading is measured by itself', () => {
  const { resolved } = compileTheme({ variables: THIN })
  const { frame, heading } = heroLayout({ resolved, words: { ...words, hasRating: true }, width: 1280 })
  // The middle of the picture is seen, in blocks 20 px high: what ends above the heading lies behind the name alone.
  const above = (960 - frame.height) / 2 + heading.top
  const whiteTop = aPlantedPicture((_, y) => (y * 960 + 10 <= above ? 255 : 0))
  const [problem, ...others] = problems(whiteTop, { width: 1280 })
  expect(others).toEqual([])
  expect(problem).toMatchObject({ on: 'picture-below-words', min: 4.5 })
})

test('the default shade is dense enough for words in the middle of a white picture as well', () => {
  expect(problems(white, { variables: { 'layout-align': 'center' } })).toEqual([])
})

test('in a low window of a desk the hero is lower, shows more of the words and no name, and is measured by itself', () => {
  const { resolved } = compileTheme({ variables: THIN })
  const about = { resolved, words: { ...words, hasRating: true }, width: 1280 }
  const [tall, low] = [heroLayout(about), heroLayout({ ...about, isLow: true })]
  expect(low.frame.height).toBeLessThan(tall.frame.height * 0.75)
  expect(low.words[0]).toMatchObject({ width: 0, height: 0 })
  // White where the words of the low hero alone stand: its picture is cut out higher and lower.
  const inside = (y: number) => Math.abs(y * 960 - 480) < low.frame.height / 2 - 8
  const whiteBand = aPlantedPicture((_, y) => (inside(y) ? 255 : 0))
  expect(problems(whiteBand, { width: 1280, isLow: true }).length).toBeGreaterThan(0)
  expect(heroLayout({ ...about, width: 390, isLow: true })).toMatchObject({
    frame: heroLayout({ ...about, width: 390 }).frame,
  })
})
