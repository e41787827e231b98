import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastFixes } from '#editor/document/contrast-fixes.ts'
import { contrastPairs } from '#editor/document/contrast-pairs.ts'
import { aPlantedPicture } from '#tests/builders/planted-picture.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { isPictureGround } from '#theme/compile/contrast-problems.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { compileOnPicture } from '#theme/document-contrast.ts'
import type { VariableReference } from '#theme/variables.ts'

const theme = (variables: Record<string, string>): ThemeDocument => ({
  ...emptyThemeDocument,
  variables: variables as ThemeDocument['variables'],
})
const worstPair = (document: ThemeDocument, reference: VariableReference) =>
  contrastPairs(reference, compileTheme(document))[0]!

const pale = theme({ 'button-background': '#0a5c8a', 'button-label': '#3f7fa8' })

test('a pair that is hard to read has a nearest colour for its words, and white ones', () => {
  const fixes = contrastFixes({ document: pale, picture: null, pair: worstPair(pale, 'button-label') })
  expect(fixes.map(({ reference }) => reference)).toContain('button-label')
  expect(fixes).toContainEqual({ reference: 'button-label', value: '#ffffff' })
})

test('a pair that can be read has none', () => {
  const document = theme({})
  expect(contrastFixes({ document, picture: null, pair: worstPair(document, 'button-label') })).toEqual([])
})

const color = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)

test('whatever colours a venue has chosen, applying a fix mends its pair and makes no other one worse', () => {
  fc.assert(
    fc.property(color, color, color, (background, label, page) => {
      const document = theme({
        'button-background': background,
        'button-label': label,
        'page-background': page,
      })
      const pair = worstPair(document, 'button-label')
      const before = compileTheme(document).contrast.length
      for (const { reference, value } of contrastFixes({ document, picture: null, pair })) {
        const after = theme({ ...(document.variables as Record<string, string>), [reference]: String(value) })
        const mended = contrastPairs(pair.text, compileTheme(after)).find(
          ({ ground }) => ground === pair.ground,
        )
        expect(mended!.ratio).toBeGreaterThanOrEqual(pair.min)
        expect(compileTheme(after).contrast.length).toBeLessThan(before)
      }
    }),
    { numRuns: 150 },
  )
})

const thin = theme({ 'hero-scrim': '#4a4a4a' })
const white = aPlantedPicture(() => 255)
const black = aPlantedPicture(() => 0)

test('words on a picture are mended by the least shade that is dense enough, in one change', () => {
  const document = { ...thin, variables: { ...thin.variables, 'hero-scrim-strength': 40 } }
  const compiled = compileOnPicture(document, white)
  const [pair] = contrastPairs('hero-scrim-strength', compiled)
  const fix = contrastFixes({ document, picture: white, pair: pair! }).find(
    ({ reference }) => reference === 'hero-scrim-strength',
  )
  const shadedBy = (strength: number) =>
    compileOnPicture(
      { ...document, variables: { ...document.variables, 'hero-scrim-strength': strength } },
      white,
    ).contrast.some(({ on }) => on === pair!.ground)
  expect(shadedBy(Number(fix?.value))).toBe(false)
  expect(shadedBy(Number(fix?.value) - 1)).toBe(true)
  expect(
    contrastPairs('hero-scrim', compileOnPicture(document, black)).filter(({ ground }) =>
      isPictureGround(ground),
    ),
  ).toEqual([])
})
