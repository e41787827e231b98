import { existsSync, readFileSync } from 'node:fs'
import { createFontStack } from '@capsizecss/core'
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection'
import { expect, test } from 'vitest'
import { fontFaces, fontPreloads } from '#theme/fonts/font-faces.ts'
import { type FontId, fontFamilies, fontStack } from '#theme/fonts/font-families.ts'
import { fontMetrics } from '#theme/fonts/font-metrics.ts'

const packages = 'node_modules/@fontsource-variable/'
const ids = Object.keys(fontFamilies) as FontId[]
const downloaded = ids.filter(id => fontFamilies[id].folder)

test.each(downloaded)('every file of %s exists', id => {
  const addresses = [...fontFaces([id]).matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(
    ([, path]) => packages + path,
  )
  expect(addresses.length).toBeGreaterThan(1)
  expect(addresses.filter(path => !existsSync(path))).toEqual([])
})

test.each(downloaded)('the weights of %s are those of its package', id => {
  const { folder, weight } = fontFamilies[id]
  const { variable } = JSON.parse(readFileSync(`${packages}${folder}/metadata.json`, 'utf8'))
  const axis = Array.isArray(variable?.axes)
    ? variable.axes.find((a: { tag: string }) => a.tag === 'wght')
    : (variable?.wght ?? variable?.axes?.wght)
  if (axis) expect([Number(axis.min), Number(axis.max)]).toEqual(weight)
})

test.each(downloaded)('the stand-in of %s has the measures that Capsize computes', id => {
  const { name, fallback } = fontFamilies[id]
  const known = (family: string) =>
    Object.values(entireMetricsCollection).find(
      each => (each as { familyName?: string }).familyName === family,
    )
  const [wanted, system] = [known(name), known(fallback)]
  expect(wanted, name).toBeDefined()
  const {
    fontFaces: [face],
  } = createFontStack([wanted as never, system as never], { fontFaceFormat: 'styleObject' }) as never as {
    fontFaces: [{ '@font-face': Record<string, string> }]
  }
  const ours = fontFaces([id]).match(
    /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%;descent-override:([\d.]+)%/,
  )
  const theirs = ['sizeAdjust', 'ascentOverride', 'descentOverride'].map(key =>
    Number.parseFloat(face['@font-face'][key] ?? ''),
  )
  for (const [n, value] of theirs.entries()) expect(Number(ours?.[n + 1])).toBeCloseTo(value, 1)
  expect(fontMetrics[id]).toBeDefined()
})

test('a face of the device is neither downloaded nor preloaded', () => {
  expect(fontFaces(['system'])).toBe('')
  expect(fontPreloads(['system', 'figtree'])).toEqual([
    '/fonts/figtree/files/figtree-latin-wght-normal.woff2',
  ])
  expect(fontStack('system')).toBe('system-ui,sans-serif')
})

test('a family used twice is declared once', () => {
  expect(fontFaces(['figtree', 'figtree'])).toBe(fontFaces(['figtree']))
})
