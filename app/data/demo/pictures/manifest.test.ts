import { readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import manifest from './manifest.json'

const published = new URL('../../../../public/pictures/', import.meta.url)
const here = new URL('./', import.meta.url)

const pictures = Object.entries(manifest).flatMap(([venue, entries]) =>
  entries.map(entry => ({ ...entry, venue, address: `${venue}/${entry.slug}` })),
)

const files = pictures.flatMap(({ address, width, height }) => [
  { file: `${address}-thumbnail.avif`, wide: 320, bytes: 14_000, ratio: width / height },
  { file: `${address}-screen.avif`, wide: 960, bytes: 60_000, ratio: width / height },
  { file: `${address}-highres.avif`, wide: 1920, bytes: 150_000, ratio: width / height },
  { file: `${address}.webp`, wide: 960, bytes: 60_000, ratio: width / height },
])

test.each(files)(
  '$file is there, as wide as its name says and light enough',
  async ({ file, ...expected }) => {
    const path = new URL(file, published)
    const { width, height } = await sharp(readFileSync(path)).metadata()
    expect(width).toBe(expected.wide)
    expect(width / height).toBeCloseTo(expected.ratio, 1)
    expect(statSync(path).size).toBeLessThanOrEqual(expected.bytes)
  },
)

test('every picture says in words what it shows, each in its own words', () => {
  const words = pictures.map(({ alt }) => alt)
  expect(words.filter(alt => alt.length < 20)).toEqual([])
  expect(new Set(words).size).toBe(words.length)
})

test('all pictures together stay under nine megabytes', () => {
  const sizes = files.map(({ file }) => statSync(new URL(file, published)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(9_000_000)
})

test('no scene draws from the clock or from chance', () => {
  const folders = ['drawing', 'harborlight', 'fernwood', 'orrery']
  const sources = folders.flatMap(folder =>
    readdirSync(new URL(folder, here)).map(name => readFileSync(new URL(`${folder}/${name}`, here), 'utf8')),
  )
  expect(sources.filter(source => /Math\.random|Date\.now|new Date/.test(source))).toEqual([])
})
