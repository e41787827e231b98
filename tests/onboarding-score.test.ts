import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { proposeFrom } from '#app/api/onboarding/propose-site.ts'
import { lookOf } from '#app/api/onboarding/start-from-site.ts'
import { readUploadedSite } from '#app/api/onboarding/upload-site.ts'
import { colorDistance } from '#app/rules/onboarding/site/page-colors.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'

/** What a page's author says is right. */
type Expected = {
  set: 'tuning' | 'score'
  address: string
  sheets: string[]
  sheetAddress?: string
  primary: string
  /** an address, `svg` for one drawn in the page, null where there is none */
  logo: string | null
  pictures?: Record<string, [hex: string, share: number][]>
  name: string
  phone?: string
  hours?: Record<string, [open: string, close: string][]>
}

const ROOT = new URL('./onboarding-pages/', import.meta.url)
const NAMES = readdirSync(ROOT, { withFileTypes: true }).flatMap(entry =>
  entry.isDirectory() ? [entry.name] : [],
)
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

const pages = NAMES.map(name => {
  const expected = JSON.parse(read(`${name}/expected.json`)) as Expected
  const page = {
    address: expected.address,
    html: read(`${name}/page.html`),
    styles: expected.sheets.map(sheet => ({
      address: expected.sheetAddress ?? '',
      css: read(`${name}/${sheet}`),
    })),
    pictures: Object.entries(expected.pictures ?? {}).map(([address, colors]) => ({
      address,
      width: 240,
      height: 80,
      colors: colors.map(([hex, share]) => ({ hex, share })),
    })),
  }
  return { name, expected, found: proposeFrom({ page, bytes: new Map() }) }
})

/** Closer than this, two colours are told apart by nobody who is not asked to (CIEDE2000). */
const RIGHT = 5

function judge({ expected, found }: (typeof pages)[number]) {
  const isRight = (hex: string | undefined) =>
    hex !== undefined && colorDistance(hex, expected.primary) <= RIGHT
  const logo = found.logo ? (found.logo.value.markup ? 'svg' : found.logo.value.address) : null
  const { document } = readThemeDocument({ variables: lookOf(found) })
  return {
    primary: isRight(found.brand?.value),
    amongThree: [found.brand?.value, ...(found.brand?.others ?? [])].slice(0, 3).some(isRight),
    logo: logo === expected.logo,
    falseLogo: logo !== null && logo !== expected.logo,
    contrast: servedTheme(document).contrast.length === 0,
    facts: found.name?.value === expected.name && (!expected.phone || found.phone?.value === expected.phone),
    hours: Object.entries(expected.hours ?? {}).every(
      ([day, spans]) =>
        JSON.stringify(found.hours?.value[day as 'Su']?.map(({ open, close }) => [open, close])) ===
        JSON.stringify(spans),
    ),
  }
}

type Verdict = ReturnType<typeof judge>

const scoreOf = (set: Expected['set']) => {
  const verdicts = pages.filter(({ expected }) => expected.set === set).map(judge)
  const percent = (key: keyof Verdict) =>
    Math.round((100 * verdicts.filter(verdict => verdict[key]).length) / verdicts.length)
  return {
    primary: percent('primary'),
    amongThree: percent('amongThree'),
    logo: percent('logo'),
    falseLogo: percent('falseLogo'),
    contrast: percent('contrast'),
    facts: percent('facts'),
    hours: percent('hours'),
  }
}

test.each(['tuning', 'score'] as const)('the pages of the %s set are read well enough', set => {
  const score = scoreOf(set)
  console.info(set, score)
  expect(pages.filter(({ expected }) => expected.set === set)).toHaveLength(6)
  expect(score.primary).toBeGreaterThanOrEqual(85)
  expect(score.amongThree).toBeGreaterThanOrEqual(97)
  expect(score.logo).toBeGreaterThanOrEqual(85)
  expect(score.falseLogo).toBeLessThanOrEqual(3)
  expect([score.contrast, score.facts, score.hours]).toEqual([100, 100, 100])
})

const ofScreenshot = async ({ name, expected }: (typeof pages)[number]) => {
  const bytes = readFileSync(new URL(`${name}/screenshot.webp`, ROOT))
  const site = await readUploadedSite([{ name: 'home.webp', bytes }])
  const { brand, paper, mode, logo } = proposeFrom(site!)
  const isRight = (hex: string | undefined) =>
    hex !== undefined && colorDistance(hex, expected.primary) <= RIGHT
  const { document } = readThemeDocument({ variables: lookOf(proposeFrom(site!)) })
  return {
    primary: isRight(brand?.value),
    amongThree: [brand?.value, ...(brand?.others ?? [])].slice(0, 3).some(isRight),
    source: brand?.source === 'screenshot' && paper?.source === 'screenshot',
    mode: mode?.value === (name === 'dark-site' ? 'dark' : 'light'),
    logo: logo === undefined,
    contrast: servedTheme(document).contrast.length === 0,
  }
}

test.each(['tuning', 'score'] as const)('screenshots of the %s set are read well enough', async set => {
  const verdicts = await Promise.all(pages.filter(({ expected }) => expected.set === set).map(ofScreenshot))
  const right = (key: keyof (typeof verdicts)[number]) => verdicts.filter(verdict => verdict[key]).length
  const counts = ['source', 'mode', 'logo', 'contrast'].map(key => right(key as 'source'))
  expect(right('primary')).toBeGreaterThanOrEqual(Math.ceil(0.85 * verdicts.length))
  expect(right('amongThree')).toBe(verdicts.length)
  expect(counts).toEqual([6, 6, 6, 6])
})
