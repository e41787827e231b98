import { existsSync, readFileSync } from 'node:fs'
import { entireMetricsCollection } from '@capsizecss/metrics/entireMetricsCollection'
import { expect, test } from 'vitest'
import { fontFaces, fontPreloads } from '#theme/fonts/font-faces.ts'
import { type FontId, fontFamilies, fontStack } from '#theme/fonts/font-families.ts'
import { fontMetrics } from '#theme/fonts/font-metrics.ts'

const packages = 'node_modules/@fontsource-variable/'
const ids = Object.keys(fontFamilies) as FontId[]
const downloaded = ids.filter(id => fontFamilies[id].folder)

test.each(downloaded)('every file of %s exists', id => {
  const addresses = [...fontFaces([{ id, weight: 400 }], []).matchAll(/url\(\/fonts\/([^)]+)\)/g)].map(
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

type FontMetrics = {
  familyName: string
  ascent: number
  descent: number
  unitsPerEm: number
  xWidthAvg: number
}
const collection = Object.values(entireMetricsCollection) as FontMetrics[]
const known = (family: string): FontMetrics =>
  collection.find(each => each.familyName === family) ?? entireMetricsCollection.arial

test.each(downloaded)('the measures of %s agree with Capsize’s', id => {
  const [theirs, arial] = [known(fontFamilies[id].name), known('Arial')]
  const ours = fontMetrics[id]
  expect(theirs.familyName).toBe(fontFamilies[id].name)
  expect(ours?.ascent).toBeCloseTo(theirs.ascent / theirs.unitsPerEm, 3)
  expect(ours?.descent).toBeCloseTo(theirs.descent / theirs.unitsPerEm, 3)
  const wider = theirs.xWidthAvg / theirs.unitsPerEm / (arial.xWidthAvg / arial.unitsPerEm)
  expect(Math.abs((ours?.widths[400] ?? 0) / 0.4434 / wider - 1)).toBeLessThan(0.04)
})

test('a stand-in takes the width of the face at the weight its words have', () => {
  expect(fontFaces([{ id: 'unbounded', weight: 700 }], [])).toContain(
    '@font-face{font-family:"Unbounded Arial";font-weight:700;src:local("Arial Bold"),local("Liberation Sans Bold"),local("Arimo Bold");size-adjust:131.14%;',
  )
  expect(fontFaces([{ id: 'unbounded', weight: 300 }], [])).toContain(
    'font-weight:300;src:local("Arial"),local("Liberation Sans"),local("Arimo");size-adjust:129.66%;',
  )
})

test('a face of the device is neither downloaded nor preloaded', () => {
  expect(fontFaces([{ id: 'system', weight: 400 }], [])).toBe('')
  expect(
    fontPreloads(
      [
        { id: 'system', weight: 400 },
        { id: 'figtree', weight: 400 },
      ],
      [],
    ),
  ).toEqual(['/fonts/figtree/files/figtree-latin-wght-normal.woff2'])
  expect(fontStack('system')).toBe('system-ui,sans-serif')
})

test('a family used twice is declared once', () => {
  const use = { id: 'figtree', weight: 400 } as const
  expect(fontFaces([use, use], [])).toBe(fontFaces([use], []))
})
