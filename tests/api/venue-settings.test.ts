import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as edits from '#app/routes/editor/edits/route.tsx'
import * as hours from '#app/routes/editor/hours/route.tsx'
import * as legal from '#app/routes/editor/legal/route.tsx'
import * as settings from '#app/routes/editor/settings/route.tsx'
import * as sharing from '#app/routes/editor/sharing/route.tsx'
import { loader as terms } from '#app/routes/legal/terms/route.tsx'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { formFields } from '#tests/builders/form-fields.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const open9to5 = [{ open: '09:00', close: '17:00' }]
const museum = aMuseum({
  texts: markedWords(['editor', 'venue-settings'], degree),
  hours: {
    standard: { F: open9to5 },
    exceptions: [
      { date: '2026-11-01', hours: [], note: 'Over' },
      { date: '2026-12-24', hours: [], note: 'Christmas Eve' },
    ],
  },
})

const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const SCREENS = { hours, settings, legal, sharing, edits }
type Press = { roles?: StaffRole[]; form?: Record<string, string>; query?: string }

const open = (
  database: Database,
  screen: keyof typeof SCREENS,
  { roles = ['publisher'], form, query = '' }: Press = {},
) =>
  openScreen(SCREENS[screen], {
    database,
    pattern: `editor/:tenantId/${screen}`,
    path: `/editor/pier/${screen}${query}`,
    form,
    context: { staff: { find: async () => aStaffMember(roles) } as never, listVenues: async () => [] },
  })

const api = (database: Database, tenantId = 'pier', roles: StaffRole[] = ['publisher']) =>
  inProcess(database, { tenantId, staff: aStaffMember(roles, tenantId) })
const openHours = async (database: Database, tenantId = 'pier') =>
  (await (await inProcess(database, { tenantId })).themes.get({ params: { tenantId } })).payload.openHours

test('hours are changed day by day with several spans and days that differ, for every visitor at once', async ({
  database,
}) => {
  const { body } = await open(database, 'hours')
  const form = formFields(body)
  expect(form).toMatchObject({
    'F-0-open': '09:00',
    'day-0-date': '2026-12-24',
    'day-0-note': 'Christmas Eve',
  })
  const saved = await open(database, 'hours', {
    form: {
      ...form,
      'F-1-open': '18:00',
      'F-1-close': '22:00',
      'Sa-0-open': '10:00',
      'Sa-0-close': '16:00',
      'day-1-date': '2026-12-31',
      'day-1-0-open': '09:00',
      'day-1-0-close': '12:00',
    },
  })
  expect(saved.location).toBe('/editor/pier/hours?saved=1')
  expect(await openHours(database)).toEqual({
    standard: {
      F: [...open9to5, { open: '18:00', close: '22:00' }],
      Sa: [{ open: '10:00', close: '16:00' }],
    },
    exceptions: {
      '2026-11-01': { hours: [], note: 'Over' },
      '2026-12-24': { hours: [], note: 'Christmas Eve' },
      '2026-12-31': { hours: [{ open: '09:00', close: '12:00' }], note: '' },
    },
  })
  expect((await openHours(database, 'quay')).standard).toEqual({ F: open9to5 })
})

test('bad hours are told at their fields, with the focus on the first, and nothing of what was typed is lost', async ({
  database,
}) => {
  const form = formFields((await open(database, 'hours')).body)
  const { status, body, words } = await open(database, 'hours', {
    form: { ...form, 'M-0-open': '09:00', 'day-1-note': 'Feast' },
  })
  expect(status).toBe(422)
  expect(words).toMatch(/Please say both times, or none.*Please choose a date/)
  const half = body.querySelector<HTMLInputElement>('[name="M-0-close"]')!
  expect(half.getAttribute('aria-invalid')).toBe('true')
  expect(half.hasAttribute('autofocus')).toBe(true)
  expect(formFields(body)).toMatchObject({ 'M-0-open': '09:00', 'day-1-note': 'Feast' })
  expect((await openHours(database)).standard).toEqual({ F: open9to5 })
})

test.for([
  { screen: 'hours', name: 'F-0-close', first: '18:00', second: '19:00' },
  { screen: 'settings', name: 'lowSeats', first: '9', second: '12' },
  { screen: 'legal', name: 'legal-terms-sales-heading', first: 'No returns', second: 'No refunds' },
] as const)(
  'whoever saves $screen second is told, keeps what was typed beside what is stored, and overwrites nothing unseen',
  async ({ screen, name, first, second }, { database }) => {
    const form = formFields((await open(database, screen)).body)
    await open(database, screen, { form: { ...form, [name]: first } })
    const late = await open(database, screen, { form: { ...form, [name]: second } })
    expect(late.status).toBe(409)
    expect(late.words).toContain('Somebody has changed this meanwhile.')
    expect(late.words).toContain(`Stored now: ${first}`)
    expect(formFields(late.body)).toMatchObject({ [name]: second })
    expect(formFields((await open(database, screen)).body)).toMatchObject({ [name]: first })
    await open(database, screen, { form: formFields(late.body) })
    expect(formFields((await open(database, screen)).body)).toMatchObject({ [name]: second })
  },
)

test('a row that was typed stays though somebody else has taken rows out meanwhile', async ({ database }) => {
  const form = formFields((await open(database, 'hours')).body)
  await open(database, 'hours', { form: { ...form, 'day-0-date': '', 'day-0-note': '' } })
  const typed = { 'day-2-date': '2026-12-31', 'day-2-note': 'New Year' }
  const late = await open(database, 'hours', { form: { ...form, ...typed } })
  expect(late.status).toBe(409)
  expect(formFields(late.body)).toMatchObject({ ...typed, 'day-0-date': '2026-12-24' })
})

test('fees and hosts are no settings that a publisher may change', async ({ database }) => {
  const { venueSettings } = await api(database)
  const { version, settings } = (await venueSettings.getSettings()).payload
  expect(settings).not.toHaveProperty('charges')
  const body = { charges: {}, reviews: false } as { reviews: boolean }
  const refusal = await refusalOfCall(venueSettings.putSettings({ headers: { 'if-match': version }, body }))
  expect(refusal).toMatchObject({ status: 400 })
})

test('a switch and a number count for visitors at once; numbers out of bounds are told', async ({
  database,
}) => {
  const form = formFields((await open(database, 'settings')).body)
  expect(form).toMatchObject({ reviews: 'on', lowSeats: '5' })
  const { reviews: _, ...without } = form
  const saved = await open(database, 'settings', {
    form: { ...without, lowSeats: '3', 'checkout.phone': 'on' },
  })
  expect(saved.location).toBe('/editor/pier/settings?saved=1')
  const { payload } = await (await inProcess(database)).themes.get({ params: { tenantId: 'pier' } })
  expect(payload.company).toMatchObject({
    reviews: false,
    lowSeats: 3,
    checkout: { phone: true, form: 'full' },
  })

  const again = formFields((await open(database, 'settings')).body)
  const bad = await open(database, 'settings', { form: { ...again, holdMinutes: '1441', lowSeats: 'few' } })
  expect(bad.status).toBe(422)
  expect(bad.words).toMatch(/whole number from 0 to 1,440.*whole number from 0 to/)
  expect(formFields(bad.body)).toMatchObject({ holdMinutes: '1441', lowSeats: 'few' })
})

/** A draft that waits to be published. */
async function beginDraft(database: Database) {
  const staff = await api(database)
  const { payload } = await staff.themes.get({ params: { tenantId: 'pier' } })
  const body = { ...payload, variables: { 'color-brand': '#7a1f3d' } }
  await staff.themeDrafts.put({ headers: { 'if-match': '"0"' }, query: { base: 1 }, body })
}

const publish = async (database: Database) =>
  (await api(database)).themeDrafts.publish({ headers: { 'if-match': '"1"' }, body: {} })

/** Somebody without an account opens a link to the draft and approves what they see. */
async function approveByLink(database: Database) {
  const staff = await api(database)
  const { token } = (await staff.draftShares.add({ body: { recipient: 'The board', days: 7 } })).payload
  const visitor = await inProcess(database)
  const { sandboxId, shareId } = (await visitor.draftReview.open({ headers: { 'x-token': token } })).payload
  const reviewer = () => inProcess(database, { tenantId: sandboxId, session: { review: { shareId } } })
  const { hash } = (await (await reviewer()).draftReview.get()).payload!
  await (await reviewer()).draftReview.approve({ body: { name: 'Mia', hash } })
}

test('a venue asks for an approval before publishing on its settings, and publishes nothing without it', async ({
  database,
}) => {
  await beginDraft(database)
  const { body, words } = await open(database, 'settings')
  expect(words).toContain('People who must approve a draft before it is published')
  expect(words).toContain('each change asks for approval again')
  const form = formFields(body)
  expect(form).toMatchObject({ approvalsRequired: '0' })
  const saved = await open(database, 'settings', { form: { ...form, approvalsRequired: '1' } })
  expect(saved.location).toBe('/editor/pier/settings?saved=1')
  expect(formFields((await open(database, 'settings')).body)).toMatchObject({ approvalsRequired: '1' })

  expect(await refusalOfCall(publish(database))).toMatchObject({
    status: 409,
    code: 'APPROVALS_MISSING',
    details: { required: 1, given: 0 },
  })
  expect((await open(database, 'sharing')).words).toContain('0 of 1 approvals that are needed')
  await approveByLink(database)
  expect((await open(database, 'sharing')).words).toContain('1 of 1 approvals that are needed')
  await publish(database)
  const { payload } = await (await inProcess(database)).themes.get({ params: { tenantId: 'pier' } })
  expect(payload.variables['color-brand']).toBe('#7a1f3d')
})

test.for(['6', '-1', '1.5', '', 'two'])(
  '%j is no number of approvals, and nothing is stored',
  async (typed, { database }) => {
    const form = formFields((await open(database, 'settings')).body)
    const bad = await open(database, 'settings', {
      form: { ...form, approvalsRequired: typed, lowSeats: '9' },
    })
    expect(bad.status).toBe(422)
    expect(bad.words).toMatch(/whole number from 0 to 5/)
    const field = bad.body.querySelector('[name="approvalsRequired"]')!
    expect([field.getAttribute('aria-invalid'), field.hasAttribute('autofocus')]).toEqual(['true', true])
    expect(formFields(bad.body)).toMatchObject({ approvalsRequired: typed, lowSeats: '9' })
    expect(formFields((await open(database, 'settings')).body)).toMatchObject({
      approvalsRequired: '0',
      lowSeats: '5',
    })
  },
)

test('who may not publish neither sees nor changes how many approvals are needed', async ({ database }) => {
  for (const role of ['wording', 'designer'] as const) {
    const { venueSettings } = await api(database, 'pier', [role])
    const { version } = (await (await api(database)).venueSettings.getSettings()).payload
    const headers = { 'if-match': version }
    const change = venueSettings.putSettings({ headers, body: { approvalsRequired: 0 } })
    expect([role, (await refusalOfCall(change))?.status]).toEqual([role, 403])
    expect([role, (await refusalOfCall(venueSettings.getSettings()))?.status]).toEqual([role, 403])
  }
  const { venueSettings } = await api(database)
  const { version } = (await venueSettings.getSettings()).payload
  const over = venueSettings.putSettings({
    headers: { 'if-match': version },
    body: { approvalsRequired: 6 },
  })
  expect((await refusalOfCall(over))?.status).toBe(400)
})

test('legal texts are written in plain marks, saved in the draft, and public when it is published', async ({
  database,
}) => {
  const form = formFields((await open(database, 'legal', { roles: ['wording'] })).body)
  const sales = 'All sales are **final**:\n\n- tickets\n- [memberships](https://pier.example/members)'
  const saved = await open(database, 'legal', {
    roles: ['wording'],
    form: { ...form, 'legal-terms-sales': sales },
  })
  expect(saved.location).toBe('/editor/pier/legal?page=terms&saved=1')
  const staff = await api(database)
  const { payload: draft } = await staff.themeDrafts.get()
  const changed = draft.difference.map(({ name }) => name)
  expect(changed).toEqual(['Legal terms sales'])
  expect(formFields((await open(database, 'legal')).body)['legal-terms-sales']).toBe(sales)

  const words = async () =>
    JSON.stringify((await load(terms, { database, path: '/legal/pier/terms' })).page.messages)
  expect(await words()).not.toContain('pier.example/members')
  await staff.themeDrafts.publish({ headers: { 'if-match': `"${draft.revision}"` } })
  expect(await words()).toContain('pier.example/members')
})

test('a legal text that was saved is an edit of its own, undone by the press beside the answer, and that is undone again', async ({
  database,
}) => {
  const form = formFields((await open(database, 'legal', { query: '?page=privacy' })).body)
  const roles = ['wording'] as StaffRole[]
  const typed = { ...form, 'legal-privacy-use': 'We use what you type.' }
  const saved = await open(database, 'legal', { roles, query: '?page=privacy', form: typed })
  expect(saved.location).toBe('/editor/pier/legal?page=privacy&saved=1')
  const press = async (query: string) => {
    const { body } = await open(database, 'legal', { roles, query })
    const button = body.querySelector<HTMLButtonElement>('form[action$="/edits"] button[name="number"]')!
    return open(database, 'edits', { roles, form: { from: 'part', number: button.value } })
  }
  const stored = async () =>
    formFields((await open(database, 'legal', { query: '?page=privacy' })).body)['legal-privacy-use']
  const undone = await press('?page=privacy&saved=1')
  expect(undone.location).toBe('/editor/pier/legal?page=privacy&saved=2')
  expect(await stored()).toBe(form['legal-privacy-use'])
  const { words } = await open(database, 'edits', { roles })
  expect(words).toMatch(/Legal texts in the draft.*Undid edit 1.*We use what you type\./)
  await press('?page=privacy&saved=2')
  expect(await stored()).toBe('We use what you type.')
})

test('what a legal text has no place for is told at its field', async ({ database }) => {
  const form = formFields((await open(database, 'legal', { query: '?page=privacy' })).body)
  const { status, words, body } = await open(database, 'legal', {
    query: '?page=privacy',
    form: { ...form, 'legal-privacy-use': '<script>x</script>', 'legal-privacy-rights': '[x](javascript:x)' },
  })
  expect(status).toBe(422)
  expect(words).toMatch(/HTML has no place in this text.*is no address for a link/)
  expect(formFields(body)['legal-privacy-use']).toBe('<script>x</script>')
})

test('each role opens what it may change; another is refused by screen and call', async ({ database }) => {
  const may: Record<string, (keyof typeof SCREENS)[]> = {
    wording: ['legal'],
    designer: [],
    publisher: ['hours', 'settings', 'legal'],
  }
  for (const [role, screens] of Object.entries(may))
    for (const screen of ['hours', 'settings', 'legal'] as const) {
      const status = await open(database, screen, { roles: [role as StaffRole] }).then(
        answer => answer.status,
        refused => refused.status,
      )
      expect([role, screen, status]).toEqual([role, screen, screens.includes(screen) ? 200 : 403])
    }
  const { venueSettings } = await api(database, 'pier', ['wording'])
  const visitor = (await inProcess(database)).venueSettings
  const { version } = (await (await api(database)).venueSettings.getSettings()).payload
  const headers = { 'if-match': `"${version}"` }
  expect(await refusalOfCall(venueSettings.putSettings({ headers, body: {} }))).toMatchObject({
    code: 'FORBIDDEN',
  })
  expect(await refusalOfCall(visitor.getHours())).toMatchObject({ code: 'UNAUTHORIZED' })
  expect(await refusalOfCall((await api(database)).venueSettings.putSettings({ body: {} }))).toMatchObject({
    code: 'PRECONDITION_REQUIRED',
  })
})

test('a publisher asks for more approvals and not for fewer; who sets the venue up as well may', async ({
  database,
}) => {
  const numberOf = async (roles: StaffRole[], typed: string) => {
    const form = formFields((await open(database, 'settings')).body)
    const answer = await open(database, 'settings', { roles, form: { ...form, approvalsRequired: typed } })
    const stored = formFields((await open(database, 'settings')).body).approvalsRequired
    return { status: answer.status, words: answer.words, stored }
  }
  expect(await numberOf(['publisher'], '2')).toMatchObject({ stored: '2' })
  const lower = await numberOf(['publisher'], '1')
  expect([lower.status, lower.stored]).toEqual([422, '2'])
  expect(lower.words).toContain('Fewer approvals can be asked for by whoever sets the venue up.')
  expect(await numberOf(['publisher', 'onboarding'], '1')).toMatchObject({ stored: '1' })
})

test('a day that differs and a switch are reached by an address of their own', async ({ database }) => {
  const hoursPage = await open(database, 'hours')
  expect(hoursPage.body.querySelector<HTMLInputElement>('#day-2026-12-24')?.value).toBe('2026-12-24')
  const settingsPage = await open(database, 'settings')
  expect(settingsPage.body.querySelector<HTMLInputElement>('#salesAllowed')?.type).toBe('checkbox')
})
