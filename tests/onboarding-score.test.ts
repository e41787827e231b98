import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { fetchSite } from '#app/api/onboarding/fetch-site.ts'
import { proposeFrom } from '#app/api/onboarding/propose-site.ts'
import { lookOf } from '#app/api/onboarding/start-from-site.ts'
import { readUploadedSite } from '#app/api/onboarding/upload-site.ts'
import { colorDistance } from '#app/rules/onboarding/site/page-colors.ts'
import type { VenueProposals } from '#app/rules/onboarding/site/propose-venue.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { serveSites, siteTruths } from './builders/served-sites.ts'

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

type Truth = Pick<Expected, 'set' | 'primary' | 'name' | 'hours'> & {
  logo: readonly (string | null)[]
  phone?: string | null
}

function judge({ truth, found }: { truth: Truth; found: VenueProposals }) {
  const isRight = (hex: string | undefined) => hex !== undefined && colorDistance(hex, truth.primary) <= RIGHT
  const logo = found.logo ? (found.logo.value.markup ? 'svg' : found.logo.value.address) : null
  const { document } = readThemeDocument({ variables: lookOf(found) })
  return {
    primary: isRight(found.brand?.value),
    amongThree: [found.brand?.value, ...(found.brand?.others ?? [])].slice(0, 3).some(isRight),
    logo: truth.logo.includes(logo),
    falseLogo: logo !== null && !truth.logo.includes(logo),
    contrast: servedTheme(document).contrast.length === 0,
    facts: found.name?.value === truth.name && (!truth.phone || found.phone?.value === truth.phone),
    hours: Object.entries(truth.hours ?? {}).every(
      ([day, spans]) =>
        JSON.stringify(found.hours?.value[day as 'Su']?.map(({ open, close }) => [open, close])) ===
        JSON.stringify(spans),
    ),
  }
}

type Verdict = ReturnType<typeof judge>

/** What is found on sites as they are served: over HTTP, with their style sheets and pictures as files. */
async function readServedSites() {
  const { network, addressOf, close } = await serveSites()
  const sites: { truth: Truth; found: VenueProposals }[] = []
  try {
    // One after the other: each has ten seconds, reading included.
    for (const { name, truth } of siteTruths()) {
      const site = await fetchSite(addressOf('/', truth), network)
      if (!site.ok) throw new Error(`${name}: ${site.reason}`)
      const logo = [truth.logo].flat().map(path => (path?.includes('/') ? addressOf(path, truth) : path))
      sites.push({ truth: { ...truth, logo }, found: proposeFrom(site) })
    }
  } finally {
    close()
  }
  return sites
}

let all: { truth: Truth; found: VenueProposals }[] = []
beforeAll(async () => {
  const small = pages.map(({ expected, found }) => ({ truth: { ...expected, logo: [expected.logo] }, found }))
  all = [...small, ...(await readServedSites())]
}, 120_000)

const verdictsOf = (set: Expected['set']) => all.filter(({ truth }) => truth.set === set).map(judge)
const countOf = (verdicts: readonly Verdict[], key: keyof Verdict) =>
  verdicts.filter(verdict => verdict[key]).length

/** How many pages there are of each set. */
const PAGES_OF = { tuning: 13, score: 21 }

test.each(['tuning', 'score'] as const)('the pages of the %s set are read well enough', set => {
  const verdicts = verdictsOf(set)
  const percent = (key: keyof Verdict) => (100 * countOf(verdicts, key)) / verdicts.length
  expect(verdicts).toHaveLength(PAGES_OF[set])
  expect(percent('primary')).toBeGreaterThanOrEqual(85)
  expect(percent('amongThree')).toBeGreaterThanOrEqual(97)
  expect(percent('logo')).toBeGreaterThanOrEqual(85)
  expect(percent('falseLogo')).toBeLessThanOrEqual(3)
  expect([percent('contrast'), percent('facts'), percent('hours')]).toEqual([100, 100, 100])
})

test('the README says the score that is measured', () => {
  const verdicts = verdictsOf('score')
  const of = (key: keyof Verdict) => `${countOf(verdicts, key)} of ${verdicts.length}`
  const sentence = `primary colour right (ΔE2000 ≤ 5) ${of('primary')}, among the first three ${of('amongThree')}, logo found ${of('logo')}, false logos ${countOf(verdicts, 'falseLogo')}, every contrast pair passes at once ${of('contrast')}, name and telephone ${of('facts')}, opening hours ${of('hours')}`
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8').replace(/\s+/g, ' ')
  expect(readme).toContain(sentence)
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
