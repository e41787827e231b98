import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as exchange from '#app/routes/editor/exchange/route.tsx'
import { loader as file } from '#app/routes/editor/exchange-file/route.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { load } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const texts = markedWords(['editor', 'exchange', 'versions'], degree)
const museum = aMuseum({ theme: { preset: 'aquarium', variables: { 'color-brand': '#0a5c8a' } }, texts })

const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  const quay = { ...museum.venue, id: 'quay', name: 'Quay House' }
  await loadVenue(database, {
    ...museum,
    venue: quay,
    theme: { variables: { 'color-brand': '#7a1f3d', 'shape-radius': '3px' } },
    texts: {},
  })
})

type Press = { roles?: StaffRole[]; form?: Record<string, string> | FormData; venues?: string[] }

/** Staff of Pier, and where `venues` says so of another venue. */
const staffOf = (roles: StaffRole[], venues: readonly string[]) => ({
  find: async (tenantId: string) =>
    tenantId === 'pier' || venues.includes(tenantId) ? aStaffMember(roles, tenantId) : null,
})

const open = (database: Database, { roles = ['publisher'], form, venues = [] }: Press = {}) =>
  openScreen(exchange, {
    database,
    pattern: 'editor/:tenantId/exchange',
    path: '/editor/pier/exchange',
    form,
    cookie: 'marquee_staff_quay=x; marquee_staff_pier=y',
    context: { staff: staffOf(roles, venues) as never, listVenues: async () => [] },
  })
const api = (database: Database, roles: StaffRole[] = ['publisher'], tenantId = 'pier') =>
  inProcess(database, { staff: aStaffMember(roles, tenantId), tenantId })
const draft = async (database: Database) => (await (await api(database)).themeDrafts.get()).payload
const brands = async (database: Database) => {
  const { theme } = await draft(database)
  const { payload } = await (await api(database)).themes.get({ params: { tenantId: 'pier' } })
  const variables = theme?.variables as Record<string, string> | undefined
  return { draft: variables?.['color-brand'], public: payload.variables['color-brand'] }
}

const red = 'color:\n  primary: "#7a1f3d"\n  tertiary: "#fff"\n'

test('a file of each format is read again without a change, from the call and from the download', async ({
  database,
}) => {
  const staff = await api(database)
  for (const format of ['tokens', 'design-md', 'brand-yml'] as const) {
    const { text } = (await staff.themeExchange.print({ params: { format } })).payload
    const { payload } = await staff.themeExchange.plan({ body: { text } })
    expect(payload).toMatchObject({ format, groups: [], difference: [], unknown: [], contrast: [] })
    const { headers, status } = await load(file, {
      database,
      path: `/editor/pier/exchange/${format}`,
      params: { format },
      context: { staff: staffOf(['wording'], []) as never },
    })
    expect(status).toBe(200)
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.]+"$/)
  }
})

test('a file is planned, applied to the draft as one step, and undone; visitors see nothing of it', async ({
  database,
}) => {
  const planned = await open(database, { form: { intent: 'plan', text: red } })
  expect(planned.words).toMatch(/One thing in it is not taken° color.tertiary is nothing/)
  expect(planned.words).toMatch(/Brand colour.*Before°? ?#0a5c8a.*After°? ?#7a1f3d/)
  expect(planned.words).toContain('All of it can be read well.°')
  expect(await brands(database)).toEqual({ draft: undefined, public: '#0a5c8a' })

  const press = { intent: 'apply', text: red, seen: '0', isChosen: 'yes', group: 'colors' }
  const applied = await open(database, { form: press })
  expect(applied.words).toContain('It is in the draft now.')
  expect(await brands(database)).toEqual({ draft: '#7a1f3d', public: '#0a5c8a' })

  const undone = await open(database, { form: { intent: 'undo', seen: '1', before: '' } })
  expect(undone.words).toContain('Undone.')
  expect(await brands(database)).toEqual({ draft: undefined, public: '#0a5c8a' })
})

test('undoing leaves the draft that there was; after somebody else it changes nothing', async ({
  database,
}) => {
  const green = red.replace('#7a1f3d', '#2d6a4f')
  await open(database, { form: { intent: 'apply', text: green, seen: '0' } })
  const { theme } = await draft(database)
  const applied = await open(database, { form: { intent: 'apply', text: red, seen: '1' } })
  const before = applied.body.querySelector<HTMLInputElement>('[name="before"]')!.value
  expect(JSON.parse(before)).toEqual(theme)
  await open(database, { form: { intent: 'undo', seen: '2', before } })
  expect((await draft(database)).theme).toEqual(theme)
  const late = await open(database, { form: { intent: 'undo', seen: '2', before: '' } })
  expect(late.words).toContain('Somebody has changed the draft since')
  expect((await draft(database)).theme).toEqual(theme)
})

test('a plan that is older than the draft is shown again instead of applied', async ({ database }) => {
  await open(database, { form: { intent: 'apply', text: red, seen: '0' } })
  const green = red.replace('#7a1f3d', '#2d6a4f')
  const late = await open(database, { form: { intent: 'apply', text: green, seen: '0' } })
  expect(late.status).toBe(409)
  expect(late.words).toMatch(/Somebody has changed the draft meanwhile.*Before°? ?#7a1f3d.*After°? ?#2d6a4f/)
  expect(await brands(database)).toMatchObject({ draft: '#7a1f3d' })
})

test('colours that would be hard to read are told before they are applied', async ({ database }) => {
  const text = '---\ncolors:\n  button-background: "#777777"\n  button-label: "#888888"\n---\n'
  const { words } = await open(database, { form: { intent: 'plan', text } })
  expect(words).toMatch(/pairs of colours would be hard to read° Button label on Button has 1\.\d/)
})

test('what is no file of a known format is told at its field, and stays to be mended', async ({
  database,
}) => {
  for (const [text, problem] of [
    ['{"a":', 'This could not be read. This is not JSON'],
    ['', 'Please choose a file'],
    ['a: [', 'This could not be read. This is not YAML'],
  ] as const) {
    const { status, words, body } = await open(database, { form: { intent: 'plan', text } })
    expect(status).toBe(422)
    expect(words).toContain(problem)
    expect(body.querySelector('[name="file"]')!.getAttribute('aria-invalid')).toBe('true')
    expect(body.querySelector('textarea')!.textContent).toBe(text)
  }
})

test('a chosen file counts before what was pasted', async ({ database }) => {
  const form = new FormData()
  form.set('intent', 'plan')
  form.set('text', 'a: [')
  form.set('file', new File([red], '_brand.yml'))
  expect((await open(database, { form })).words).toContain('#7a1f3d')
})

test('a role is offered the groups that it may change, and its press takes no others', async ({
  database,
}) => {
  const quay = await api(database, ['publisher'], 'quay')
  const { text } = (await quay.themeExchange.print({ params: { format: 'tokens' } })).payload
  const shown = await open(database, { roles: ['wording'], form: { intent: 'plan', text } })
  expect(shown.words).toContain('Nothing would change.')
  await open(database, {
    roles: ['wording'],
    form: { intent: 'apply', text, seen: '0', isChosen: 'yes', group: 'colors' },
  })
  expect(await brands(database)).toEqual({ draft: '#0a5c8a', public: '#0a5c8a' })
})

test('parts of the theme of another venue, for staff of both', async ({ database }) => {
  const form = { intent: 'plan', text: '', venue: 'quay' }
  const both = await open(database, { venues: ['quay'], form })
  expect(both.body.querySelector('option[value="quay"]')!.textContent).toBe('Quay House')
  expect(both.words).toMatch(/Colours.*Shapes/)
  const text = both.body.querySelector<HTMLInputElement>('[name="text"]')!.value
  await open(database, { form: { intent: 'apply', text, seen: '0', isChosen: 'yes', group: 'shape' } })
  const { theme } = await draft(database)
  expect(theme!.variables).toMatchObject({ 'color-brand': '#0a5c8a', 'shape-radius': '3px' })

  const one = await open(database, { form })
  expect(one.body.querySelector('option[value="quay"]')).toBeNull()
  expect(one.words).toContain('Please choose a file')
})

test('visitors, and staff without a part of the theme, get neither file nor plan', async ({ database }) => {
  for (const [staff, code] of [
    [null, 'UNAUTHORIZED'],
    [aStaffMember(['onboarding']), 'FORBIDDEN'],
  ] as const) {
    const calls = (await inProcess(database, { staff })).themeExchange
    expect(await refusalOfCall(calls.print({ params: { format: 'tokens' } }))).toMatchObject({ code })
    expect(await refusalOfCall(calls.plan({ body: { text: red } }))).toMatchObject({ code })
  }
})

test('a file that was taken in is an edit with its values, undone in the draft later on, where nobody has changed them since', async ({
  database,
}) => {
  await open(database, { form: { intent: 'apply', text: red, seen: '0' } })
  const api = await inProcess(database, { tenantId: 'pier', staff: aStaffMember(['publisher'], 'pier') })
  const brandOfDraft = async () =>
    ((await api.themeDrafts.get()).payload.theme?.variables as Record<string, string> | undefined)?.[
      'color-brand'
    ]
  const taken = await brandOfDraft()
  const [edit] = (await api.venueEdits.list({})).payload.list
  expect(edit).toMatchObject({ part: 'import', undoes: null, undoneBy: null })
  expect(edit?.values).toContainEqual(expect.objectContaining({ key: 'variables.color-brand', after: taken }))

  await api.venueEdits.undo({ params: { number: edit!.number } })
  expect(await brandOfDraft()).not.toBe(taken)
  const list = (await api.venueEdits.list({})).payload.list
  expect(list.map(({ part, undoes, undoneBy }) => [part, undoes, undoneBy])).toEqual([
    ['import', edit!.number, null],
    ['import', null, list[0]!.number],
  ])
  // The same once more: its values are no longer what the file made them.
  expect(await refusalOfCall(api.venueEdits.undo({ params: { number: edit!.number } }))).toMatchObject({
    status: 409,
  })
})
