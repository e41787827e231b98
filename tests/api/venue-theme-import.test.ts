import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { exportVenueText } from '#app/data/export/export-venue.ts'
import { importVenue } from '#app/data/import/import-venue.ts'
import { aStaffMember, inProcess, NOW } from '#tests/builders/api-client.ts'
import { anEventTemplate, aSlot, aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase()

/** A file as people write it: only the keys that it is about. */
const fileOf = (about: object = {}) => {
  const { venue, personTypes, events } = aVenueFile()
  return { venue, personTypes, events, ...about }
}
const load = (database: Database, file: object | string, about: object = {}) =>
  importVenue({ database, text: typeof file === 'string' ? file : JSON.stringify(file), now: NOW, ...about })

async function themeOf(database: Database) {
  const api = await inProcess(database)
  return (await api.themes.get({ params: { tenantId: 'pier' } })).payload
}

/** What marketing saves in the editor. */
async function edit(database: Database, about: object) {
  const { revision, ...theme } = (await themeOf(database)) as { revision: number }
  const api = await inProcess(database, { staff: aStaffMember(['designer', 'wording', 'publisher']) })
  await api.themes.put({
    params: { tenantId: 'pier' },
    headers: { 'if-match': String(revision) },
    body: { ...theme, ...about },
  })
}

const WORDS = { 'events-page-heading': 'Edited by marketing' }
const LOOKS = { 'color-brand': '#aa2244' }
const oneMore = [anEventTemplate({ slots: [aSlot(), aSlot({ time: '12:00' })] })]

test('a file without looks and words leaves those of the editor alone', async ({ database }) => {
  await load(database, fileOf())
  await edit(database, { variables: LOOKS, textVariables: WORDS })
  expect(await load(database, fileOf({ events: oneMore }))).toMatchObject({ ok: true, changed: true })
  expect(await themeOf(database)).toMatchObject({ variables: LOOKS, textVariables: WORDS })
})

test('a file that names one part replaces that part alone', async ({ database }) => {
  await load(
    database,
    fileOf({ theme: { variables: LOOKS }, texts: WORDS, emailTexts: { 'mail-order-subject': 'Hi' } }),
  )
  expect(await load(database, fileOf({ texts: {} }))).toMatchObject({ ok: true, changed: true })
  expect(await themeOf(database)).toMatchObject({
    variables: LOOKS,
    textVariables: {},
    emailVariables: { 'mail-order-subject': 'Hi' },
  })
})

test('a text of a mail may stand among the texts', async ({ database }) => {
  await load(database, fileOf({ emailTexts: { 'mail-order-subject': 'Hi' } }))
  await load(database, fileOf({ texts: { ...WORDS, 'mail-gift-subject': 'A gift' } }))
  expect(await themeOf(database)).toMatchObject({
    textVariables: WORDS,
    emailVariables: { 'mail-order-subject': 'Hi', 'mail-gift-subject': 'A gift' },
  })
})

test('what was saved in the editor since the export is not replaced without a word', async ({ database }) => {
  await load(database, fileOf({ texts: { 'events-page-heading': 'Shows' } }))
  const exported = await exportVenueText({ database, tenantId: 'pier' })
  const changed = exported.replace('Shows', 'Concerts')
  await edit(database, { textVariables: WORDS })

  const refused = await load(database, changed)
  expect(refused.ok ? [] : refused.issues).toMatchObject([
    {
      path: 'texts',
      message: expect.stringMatching(/would replace what iris@example\.com saved in the editor/),
    },
  ])
  expect(await themeOf(database)).toMatchObject({ textVariables: WORDS })

  expect(await load(database, changed, { overwritesTheme: true })).toMatchObject({ ok: true, changed: true })
  expect(await themeOf(database)).toMatchObject({ textVariables: { 'events-page-heading': 'Concerts' } })
})

test('a file exported after the editor may change looks and words', async ({ database }) => {
  await load(database, fileOf())
  await edit(database, { textVariables: WORDS })
  const exported = await exportVenueText({ database, tenantId: 'pier' })
  expect(await load(database, exported)).toMatchObject({ ok: true, changed: false })
  expect(await load(database, exported.replace('Edited', 'Mended'))).toMatchObject({
    ok: true,
    changed: true,
  })
  expect(await themeOf(database)).toMatchObject({
    textVariables: { 'events-page-heading': 'Mended by marketing' },
  })
})
