import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as edits from '#app/routes/editor/edits/route.tsx'
import * as hours from '#app/routes/editor/hours/route.tsx'
import * as picture from '#app/routes/editor/picture/route.tsx'
import * as settings from '#app/routes/editor/settings/route.tsx'
import * as translation from '#app/routes/editor/translation/route.tsx'
import * as translations from '#app/routes/editor/translations/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const nine = [{ open: '09:00', close: '17:00' }]
const image = (name: string) => ({
  thumbnail: `/pictures/pier/${name}-320.webp`,
  screen: `/pictures/pier/${name}-960.webp`,
  highRes: `/pictures/pier/${name}-1920.webp`,
  description: name,
})
const { events: [event, ...others] = [], ...museum } = aMuseum()
const images = [{ ...image('card'), primary: true }, image('one'), image('two')]
const venueFile = {
  ...museum,
  texts: markedWords(['editor', 'venue-edits', 'venue-settings', 'pictures', 'translations'], degree),
  venue: { ...museum.venue, languages: ['de-DE'] },
  hours: { standard: { F: nine }, exceptions: [{ date: '2026-12-24', hours: [], note: 'Christmas Eve' }] },
  events: [{ ...event!, images, translations: { 'de-DE': { name: 'Das Riff' } } }, ...others],
}

const { test } = useDatabase(async database => {
  await loadVenue(database, venueFile)
  await loadVenue(database, { ...venueFile, venue: { ...venueFile.venue, id: 'quay', name: 'Quay' } })
})

const SCREENS = {
  edits: [edits, 'edits', 'edits'],
  hours: [hours, 'hours', 'hours'],
  settings: [settings, 'settings', 'settings'],
  picture: [picture, 'pictures/:kind/:id', `pictures/event/${event!.id}`],
  translation: [translation, 'translations/:kind/:id', `translations/event/${event!.id}?language=de-DE`],
  translations: [translations, 'translations', 'translations'],
} as const
type Press = { roles?: StaffRole[]; form?: Record<string, string>; query?: string }

const open = (database: Database, name: keyof typeof SCREENS, press: Press = {}) => {
  const { roles = ['publisher'], form, query = '' } = press
  const [screen, pattern, path] = SCREENS[name]
  return openScreen(screen, {
    database,
    pattern: `editor/:tenantId/${pattern}`,
    path: `/editor/pier/${path}${query}`,
    form,
    context: { staff: { find: async () => aStaffMember(roles) } as never, listVenues: async () => [] },
  })
}

const api = (database: Database, roles: StaffRole[] = ['publisher'], tenantId = 'pier') =>
  inProcess(database, { tenantId, staff: aStaffMember(roles, tenantId) })
const numbers = async (database: Database, roles?: StaffRole[]) =>
  (await (await api(database, roles)).venueEdits.list({})).payload.list.map(({ number }) => number)

/** Saves a form with other values, and gives the address that it leads to. */
async function save(database: Database, name: keyof typeof SCREENS, values: Record<string, string>) {
  const form = formFields((await open(database, name)).body)
  return (await open(database, name, { form: { ...form, ...values } })).location
}

type Case = {
  screen: Exclude<keyof typeof SCREENS, 'edits'>
  values: Record<string, string>
  /** what the list says of it */
  words: RegExp
  /** what is stored, as visitors get it */
  stored: (database: Database) => Promise<unknown>
}

const venueOf = async (database: Database) =>
  (await (await inProcess(database)).themes.get({ params: { tenantId: 'pier' } })).payload
const pictureOf = async (database: Database) =>
  (await (await api(database)).pictures.list()).payload.find(({ id }) => id === event!.id)
const CASES: Case[] = [
  {
    screen: 'hours',
    values: { 'F-0-close': '18:00', 'day-0-note': 'Eve' },
    words:
      /Opening hours.*Iris Bell.*Friday.*9:00 am to 5:00 pm.*9:00 am to 6:00 pm.*December 24, 2026.*closed° \(Christmas Eve\).*closed° \(Eve\)/,
    stored: async database => (await venueOf(database)).openHours,
  },
  {
    screen: 'settings',
    values: { lowSeats: '9', 'checkout.phone': 'on' },
    words: /Settings.*phone.*off.*on.*5.*9/s,
    stored: async database => {
      const { lowSeats, checkout } = (await venueOf(database)).company
      return { lowSeats, phone: checkout.phone }
    },
  },
  {
    screen: 'picture',
    values: { intent: 'remove' },
    words: /Pictures: .*Picture.*More pictures/,
    stored: async database => {
      const found = await pictureOf(database)
      return [found?.picture?.description, ...(found?.gallery ?? []).map(({ description }) => description)]
    },
  },
  {
    screen: 'translation',
    values: { 'word.name': 'Das große Riff' },
    words: /Deutsch: .*Name.*Das Riff.*Das große Riff/,
    stored: async database =>
      (await (await api(database)).translations.list({ query: { language: 'de-DE' } })).payload.records
        .find(({ id }) => id === event!.id)
        ?.words.find(({ path }) => path === 'name')?.translation,
  },
  {
    screen: 'translations',
    values: { intent: 'add', language: 'fr-FR' },
    words: /Languages.*German.*German.*French/,
    stored: async database => (await venueOf(database)).company && languagesOf(database),
  },
]

const languagesOf = async (database: Database) =>
  (await (await api(database)).translations.list({ query: { language: 'de-DE' } })).payload.languages.map(
    ({ tag }) => tag,
  )

test.for(CASES)(
  'what was saved at $screen is listed with both sides, undone where it was saved, and that is undone again',
  async ({ screen, values, words, stored }, { database }) => {
    const before = await stored(database)
    const saved = await save(database, screen, values)
    expect(saved).toMatch(/[?&]saved=1(#|$)/)
    const after = await stored(database)
    expect(after).not.toEqual(before)
    expect((await open(database, 'edits')).words).toMatch(words)

    const query = `${screen === 'translation' ? '&' : '?'}saved=1`
    const { body } = await open(database, screen, { query })
    const undo = body.querySelector<HTMLButtonElement>('form[action="/editor/pier/edits"] [name="number"]')!
    expect([undo.textContent, undo.value]).toEqual(['Undo°', '1'])
    const back = await open(database, 'edits', { form: { number: '1', from: 'part' } })
    expect(back.location).toContain(`/editor/pier/${SCREENS[screen][2].split('?')[0]}?`)
    expect(back.location).toContain('saved=2')
    expect(await stored(database)).toEqual(before)

    const again = await open(database, 'edits', { form: { number: '2' } })
    expect(again.location).toBe('/editor/pier/edits?saved#edit-3')
    expect(await stored(database)).toEqual(after)
    expect((await open(database, 'edits')).words).toMatch(/Undid edit 2.*Undone by edit 3.*Undone by edit 2/)
  },
)

test('saving the same again is no edit, and offers nothing to undo', async ({ database }) => {
  expect(await save(database, 'settings', {})).toBe('/editor/pier/settings?saved=')
  const { words, body } = await open(database, 'settings', { query: '?saved=' })
  expect(words).toContain('Saved. Visitors see it now.')
  expect(body.querySelector('form[action="/editor/pier/edits"]')).toBeNull()
  expect(await numbers(database)).toEqual([])
})

test('an edit is undone beside later ones of other values; where its own were changed again, nothing is', async ({
  database,
}) => {
  await save(database, 'settings', { lowSeats: '9' })
  await save(database, 'settings', { holdMinutes: '20' })
  await save(database, 'settings', { lowSeats: '12', holdMinutes: '25' })
  const refused = await open(database, 'edits', { form: { number: '1' } })
  expect(refused.status).toBe(409)
  expect(refused.words).toContain('Undo the later edit first.')
  expect(formFields((await open(database, 'settings')).body)).toMatchObject({
    lowSeats: '12',
    holdMinutes: '25',
  })
  await open(database, 'edits', { form: { number: '3' } })
  await open(database, 'edits', { form: { number: '1' } })
  expect(formFields((await open(database, 'settings')).body)).toMatchObject({
    lowSeats: '5',
    holdMinutes: '20',
  })
})

test('each role sees and undoes the parts that it may change; visitors and other venues none', async ({
  database,
}) => {
  await save(database, 'hours', { 'F-0-close': '18:00' })
  await save(database, 'picture', { intent: 'remove' })
  await save(database, 'translation', { 'word.name': 'Riff' })
  expect(await numbers(database)).toEqual([3, 2, 1])
  expect(await numbers(database, ['wording'])).toEqual([3])
  expect(await numbers(database, ['designer'])).toEqual([2])
  expect((await open(database, 'edits', { roles: ['wording'] })).words).not.toContain('Friday')
  const undo = async (roles: StaffRole[], number: number) =>
    (await refusalOfCall((await api(database, roles)).venueEdits.undo({ params: { number } })))?.status
  expect(await undo(['wording'], 1)).toBe(403)
  expect(await undo(['designer'], 3)).toBe(403)
  expect(await undo(['onboarding'], 1)).toBe(403)
  expect(await undo(['publisher'], 4)).toBe(404)
  const visitor = await inProcess(database)
  expect((await refusalOfCall(visitor.venueEdits.undo({ params: { number: 1 } })))?.status).toBe(401)
  expect((await refusalOfCall(visitor.venueEdits.list({})))?.status).toBe(401)
  const quay = await api(database, ['publisher'], 'quay')
  expect((await refusalOfCall(quay.venueEdits.undo({ params: { number: 1 } })))?.status).toBe(404)
  expect((await quay.venueEdits.list({})).payload.list).toEqual([])
})

test('a publisher does not lower the approvals by undoing that they were raised', async ({ database }) => {
  await save(database, 'settings', { approvalsRequired: '2' })
  const refused = await open(database, 'edits', { form: { number: '1' } })
  expect(refused.status).toBe(422)
  expect(refused.words).toContain('nothing was undone')
  expect(formFields((await open(database, 'settings')).body)).toMatchObject({ approvalsRequired: '2' })
})

test('words are not brought back over main words that have changed since', async ({ database }) => {
  await save(database, 'translation', { 'word.name': 'Riff' })
  const renamed = { ...venueFile, events: [{ ...venueFile.events[0]!, name: 'The Reef' }, ...others] }
  await loadVenue(database, renamed)
  const { venueEdits } = await api(database)
  expect((await refusalOfCall(venueEdits.undo({ params: { number: 1 } })))?.status).toBe(409)
})

test('older edits are on pages of their own', async ({ database }) => {
  for (const count of Array.from({ length: 21 }, (_, at) => at + 10))
    await save(database, 'settings', { lowSeats: String(count) })
  const first = await open(database, 'edits')
  expect([...first.body.querySelectorAll('main ol > li')]).toHaveLength(20)
  const older = first.page.getByRole('link', { name: 'Older edits°' }).getAttribute('href')
  expect(older).toBe('/editor/pier/edits?before=2')
  const { body } = await open(database, 'edits', { query: '?before=2' })
  expect([...body.querySelectorAll('main ol > li')].map(({ id }) => id)).toEqual(['edit-1'])
})
