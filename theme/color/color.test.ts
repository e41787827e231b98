import { differenceEuclidean, formatHex, oklch, parse, wcagContrast, wcagLuminance } from 'culori'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  atLuminance,
  contrast,
  distance,
  type Hex,
  hexOfLch,
  lchOf,
  luminance,
  mix,
} from '#theme/color/color.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}` as Hex)

test('luminance and contrast agree with an independent library', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(luminance(a)).toBeCloseTo(wcagLuminance(a), 6)
      expect(contrast(a, b)).toBeCloseTo(wcagContrast(a, b), 5)
    }),
  )
})

test('OKLCH coordinates agree with an independent library and lead back to the same colour', () => {
  fc.assert(
    fc.property(hex, color => {
      const [ours, theirs] = [lchOf(color), oklch(parse(color))]
      expect(ours.l).toBeCloseTo(theirs?.l ?? 0, 3)
      expect(ours.c).toBeCloseTo(theirs?.c ?? 0, 3)
      expect(hexOfLch(ours)).toBe(color)
    }),
  )
})

test('the distance of two colours agrees with an independent library', () => {
  const theirs = differenceEuclidean('oklab')
  fc.assert(fc.property(hex, hex, (a, b) => void expect(distance(a, b)).toBeCloseTo(theirs(a, b), 3)))
})

test('a colour asked for at a luminance has it, whatever its hue', () => {
  fc.assert(
    fc.property(hex, fc.double({ min: 0.002, max: 0.98, noNaN: true }), (seed, target) => {
      const found = luminance(atLuminance(lchOf(seed), target))
      expect(Math.abs(found - target)).toBeLessThan(0.008)
    }),
  )
})

test('a blend begins and ends at its colours', () => {
  fc.assert(
    fc.property(hex, hex, (a, b) => {
      expect(mix(a, b, 0)).toBe(a)
      expect(mix(a, b, 1)).toBe(b)
    }),
  )
})

test.each([
  ['#ffffff', '#000000', 21],
  ['#0a5c8a', '#ffffff', 7.22],
  ['#777777', '#ffffff', 4.48],
] as const)('the contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 1)
})

test('every printed colour is six lower-case digits', () => {
  fc.assert(
    fc.property(
      fc.record({
        l: fc.double({ min: -1, max: 2, noNaN: true }),
        c: fc.double({ min: 0, max: 1, noNaN: true }),
        h: fc.double({ min: 0, max: 360, noNaN: true }),
      }),
      lch => {
        const printed = hexOfLch(lch)
        expect(printed).toMatch(/^#[0-9a-f]{6}$/)
        expect(formatHex(parse(printed))).toBe(printed)
      },
    ),
  )
})
