import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrast, type Hex, lchOf, luminance } from '#theme/color/color.ts'
import { blackOrWhite, labelOn, pressColor, readable, withinLuminance } from '#theme/color/derive.ts'

const hex = fc.integer({ min: 0, max: 0xffffff }).map(n => `#${n.toString(16).padStart(6, '0')}` as Hex)

test('black or white reads on any colour', () => {
  fc.assert(
    fc.property(hex, ground => {
      expect(contrast(blackOrWhite(ground), ground)).toBeGreaterThanOrEqual(4.5)
    }),
  )
})

test('a readable colour reaches its ratio on any single ground', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom(3, 4.5), (seed, ground, min) => {
      expect(contrast(readable(seed, [ground], min), ground)).toBeGreaterThanOrEqual(min)
    }),
  )
})

test('a colour that already reads is left alone', () => {
  expect(readable('#0a5c8a', ['#ffffff', '#f4f9fb'], 4.5)).toBe('#0a5c8a')
})

test('a colour moved to be readable keeps its hue', () => {
  const moved = readable('#ff6b57', ['#ffffff'], 4.5)
  expect(moved).not.toBe('#ff6b57')
  expect(Math.abs(lchOf(moved).h - lchOf('#ff6b57').h)).toBeLessThan(3)
})

test('a label chosen at rest stays readable when the surface is pointed at and pressed', () => {
  fc.assert(
    fc.property(hex, hex, (surface, wish) => {
      const label = labelOn([surface], [wish])
      for (const depth of [1, 2] as const) {
        expect(contrast(pressColor(surface, { label, depth }), label)).toBeGreaterThanOrEqual(4.5)
      }
    }),
  )
})

test('a surface pointed at looks different from one at rest', () => {
  fc.assert(
    fc.property(hex, surface => {
      expect(pressColor(surface, { label: blackOrWhite(surface), depth: 1 })).not.toBe(surface)
    }),
  )
})

test('a colour is moved into its band and no further', () => {
  expect(withinLuminance('#808080', [0.1, 0.5])).toBe('#808080')
  expect(luminance(withinLuminance('#808080', [0.6, 1]))).toBeCloseTo(0.6, 1)
  expect(luminance(withinLuminance('#808080', [0, 0.02]))).toBeCloseTo(0.02, 2)
})
