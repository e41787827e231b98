import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import express from 'express'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { expect } from 'vitest'
import { decompress } from 'woff2-encoder'
import { drawnFaces } from '#app/api/fonts/drawn-faces.ts'
import { stylesheetOf } from '#app/api/themes/stylesheet-of.ts'
import type { Database } from '#app/data/database/database.ts'
import { documentLook } from '#app/documents/document-look.ts'
import { openFace } from '#app/documents/outlines/open-face.ts'
import * as exchange from '#app/routes/editor/exchange/route.tsx'
import { venueFonts } from '#app/server/venue-fonts.ts'
import type { StaffRole } from '#app/session/staff-session.ts'
import { aStaffMember, inProcess, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'
import { fontMetrics } from '#theme/fonts/font-metrics.ts'

const museum = aMuseum()
const { test } = useDatabase(async database => {
  await loadVenue(database, museum)
  await loadVenue(database, { ...museum, venue: { ...museum.venue, id: 'quay', name: 'Quay House' } })
})

const file = (name: string, cut = 'wght') =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-${cut}-normal.woff2`)
const content = (bytes: Uint8Array) => ({ body: { content: Buffer.from(bytes).toString('base64') } })

const api = (database: Database, roles: StaffRole[] = ['designer', 'publisher'], tenantId = 'pier') =>
  inProcess(database, { staff: aStaffMember(roles, tenantId), tenantId })

const seen = (revision: number) => ({ 'if-match': `"${revision}"` })

/** A theme of the venue whose headlines stand in a font. */
async function publish(database: Database, face: string, tenantId = 'pier') {
  const staff = await api(database, ['designer', 'publisher'], tenantId)
  const { payload } = await staff.themes.get({ params: { tenantId } })
  return staff.themes.put({
    params: { tenantId },
    headers: seen(payload.revision),
    body: { variables: { 'face-display': face } },
  })
}

const venueOf = async (database: Database, tenantId = 'pier') => {
  const services = testServices(database)
  return { services, venue: (await services.venues.open(tenantId))! }
}

/** A file with some of its bytes written over. */
function changed(bytes: Uint8Array, change: (copy: Buffer) => void) {
  const copy = Buffer.from(bytes)
  change(copy)
  return copy
}

/** Where a table begins in a font file. */
function tableAt(sfnt: Buffer, tag: string) {
  const entry = Array.from({ length: sfnt.readUInt16BE(4) }, (_, at) => 12 + 16 * at).find(
    at => sfnt.toString('latin1', at, at + 4) === tag,
  )!
  return sfnt.readUInt32BE(entry + 8)
}

test('a designer uploads a font; it is served for ever, and a theme set in it is compiled with its measures', async ({
  database,
}) => {
  const staff = await api(database)
  const { payload: font } = await staff.fonts.upload(content(file('figtree')))
  expect(font).toMatchObject({
    id: expect.stringMatching(/^own-sans-[0-9a-f]{16}$/),
    files: [{ src: expect.stringMatching(/^\/venue-fonts\/pier\/[0-9a-f]{16}\.woff2$/), weight: [300, 900] }],
    missing: {},
    isUsed: false,
  })
  const ours = fontMetrics.figtree!
  expect(font.metrics.ascent).toBeCloseTo(ours.ascent, 2)
  for (const weight of [300, 400, 700] as const)
    expect(Math.abs(font.metrics.widths[weight] / ours.widths[weight] - 1)).toBeLessThan(0.015)

  const { payload } = await publish(database, font.id)
  const { src } = font.files[0]!
  expect(payload.fonts).toContain(src)
  const { services, venue } = await venueOf(database)
  const { css } = stylesheetOf(venue)
  expect(css).toContain(`@font-face{font-family:"${font.id}";font-style:normal;font-weight:300 900;`)
  expect(css).toContain(`@font-face{font-family:"${font.id} Arial";`)
  expect(css).not.toContain(font.name)

  const server = express().use('/venue-fonts', venueFonts(services)).listen(0)
  const { port } = server.address() as { port: number }
  const get = (path: string) => fetch(`http://localhost:${port}${path}`)
  const served = await get(src)
  expect([served.status, served.headers.get('content-type'), served.headers.get('cache-control')]).toEqual([
    200,
    'font/woff2',
    'public, max-age=31536000, immutable',
  ])
  expect((await get(src.replace('pier', 'quay'))).status).toBe(404)
  server.close()
  const cut = create(Buffer.from(await decompress(new Uint8Array(await served.arrayBuffer()))))
  expect('variationAxes' in cut && cut.variationAxes.wght).toMatchObject({ min: 300, max: 900 })

  const look = documentLook(stylesheetOf(venue).variables, await drawnFaces(services, venue))
  const face = await openFace({ ...look.display, weight: 700, opticalSize: 14 }, 'Aж')
  expect(face.fontOf('A')?.familyName).toBe('Figtree Light')
  expect(face.fontOf('ж')?.familyName).not.toBe('Figtree Light')
})

test('files of one family are one font, and each weight has its own', async ({ database }) => {
  const staff = await api(database)
  const sfnt = Buffer.from(await decompress(file('source-serif-4')))
  const cut = (wght: number) =>
    subsetFont(sfnt, 'ABCabc', { targetFormat: 'truetype', variationAxes: { wght } })
  const weighed = async (wght: number) =>
    changed(await cut(wght), copy => copy.writeUInt16BE(wght, tableAt(copy, 'OS/2') + 4))
  await staff.fonts.upload(content(await weighed(400)))
  const { payload } = await staff.fonts.upload(content(await weighed(700)))
  expect(payload.id).toMatch(/^own-serif-/)
  expect(payload.files.map(({ weight }) => weight)).toEqual([
    [400, 400],
    [700, 700],
  ])
  expect(payload.missing['en-US']).toContain('D')
  const { payload: again } = await staff.fonts.upload(content(await weighed(400)))
  expect(again.files).toHaveLength(2)
})

test('a font of another venue is no font here, and one that is gone falls back to the default', async ({
  database,
}) => {
  const { payload: font } = await (await api(database)).fonts.upload(content(file('figtree')))
  const quay = await api(database, ['designer', 'publisher'], 'quay')
  expect((await quay.fonts.list()).payload).toEqual([])
  expect(await refusalOfCall(publish(database, font.id, 'quay'))).toMatchObject({
    code: 'UNPROCESSABLE',
    errors: { 'variables.face-display': 'is no font of this venue; upload it first' },
  })
  expect(await refusalOfCall(quay.fonts.remove({ params: { id: font.id } }))).toMatchObject({
    code: 'NOT_FOUND',
  })

  await publish(database, font.id)
  await database.system.execute(sql`delete from venue_fonts`)
  await database.system.execute(sql`update venues set catalogue_revision = catalogue_revision + 1`)
  const { venue } = await venueOf(database)
  const { css, lostFonts, resolved } = stylesheetOf(venue)
  expect(lostFonts).toEqual(['face-display'])
  expect(resolved.get('face-display')).not.toMatchObject({ value: font.id })
  expect(css).not.toContain('own-')
})

test('a font that a version uses is kept, another is removed', async ({ database }) => {
  const staff = await api(database)
  const { payload: font } = await staff.fonts.upload(content(file('figtree')))
  const remove = () => staff.fonts.remove({ params: { id: font.id } })
  await publish(database, font.id)
  await publish(database, 'inter')
  expect((await staff.fonts.list()).payload).toMatchObject([{ isUsed: true }])
  expect(await refusalOfCall(remove())).toMatchObject({ code: 'CONFLICT' })
  const { payload: other } = await staff.fonts.upload(content(file('inter')))
  await staff.fonts.remove({ params: { id: other.id } })
  expect((await staff.fonts.list()).payload.map(({ id }) => id)).toEqual([font.id])
})

test('a font that was removed or replaced is brought back by undoing the edit; an upload is undone unless a theme uses it', async ({
  database,
}) => {
  const staff = await api(database)
  const { payload: font } = await staff.fonts.upload(content(file('figtree')))
  const names = async () => (await staff.fonts.list()).payload.map(({ name }) => name)
  const removed = (await staff.fonts.remove({ params: { id: font.id } })).payload
  expect([await names(), removed.edit]).toEqual([[], 2])
  await staff.venueEdits.undo({ params: { number: 2 } })
  expect(await names()).toEqual([font.name])
  const [back] = (await staff.fonts.list()).payload
  expect(back).toEqual(font)

  const list = (await staff.venueEdits.list({})).payload.list
  expect(list.map(({ part, undoes, undoneBy }) => [part, undoes, undoneBy])).toEqual([
    ['fonts', 2, null],
    ['fonts', null, 3],
    ['fonts', null, null],
  ])
  await publish(database, font.id)
  const undoUpload = () => staff.venueEdits.undo({ params: { number: 1 } })
  expect(await refusalOfCall(undoUpload())).toMatchObject({ status: 422 })
  expect(await names()).toEqual([font.name])

  const { payload: other } = await staff.fonts.upload(content(file('inter')))
  await staff.venueEdits.undo({ params: { number: 4 } })
  expect(await names()).not.toContain(other.name)
  expect(await refusalOfCall(staff.venueEdits.undo({ params: { number: 4 } }))).toMatchObject({ status: 409 })
})

test('what is no font, or a hostile one, is a sentence; the process goes on', async ({ database }) => {
  const staff = await api(database)
  const upload = async (bytes: Uint8Array) => {
    const refusal = await refusalOfCall(staff.fonts.upload(content(bytes)))
    return [refusal?.code, refusal?.message]
  }
  const good = file('figtree')
  const sfnt = Buffer.from(await decompress(good))
  const hostile: [Uint8Array, RegExp][] = [
    [Buffer.from('<html>'), /no font/],
    [Buffer.from('ttcf0000'), /several fonts/],
    [good.subarray(0, 3000), /broken/],
    [changed(good, copy => copy.writeUInt32BE(0xffff_ffff, 16)), /unpacks to more/],
    [changed(sfnt, copy => copy.fill(0xff, tableAt(copy, 'glyf'))), /broken|letter/],
    [changed(sfnt, copy => copy.fill(0xff, 12)), /broken/],
    [changed(sfnt, copy => copy.writeUInt16BE(0x0002, tableAt(copy, 'OS/2') + 8)), /forbids embedding/],
    [Buffer.alloc(5_000_001), /larger than 5 MB/],
  ]
  for (const [bytes, sentence] of hostile)
    expect(await upload(bytes)).toEqual(['UNPROCESSABLE', expect.stringMatching(sentence)])
  expect((await staff.fonts.list()).payload).toEqual([])
  expect(await refusalOfCall((await api(database, ['wording'])).fonts.upload(content(good)))).toMatchObject({
    code: 'FORBIDDEN',
  })
}, 180_000)

test('the fonts that a theme names come along to another venue of the same staff, and are told before', async ({
  database,
}) => {
  const { payload: font } = await (await api(database)).fonts.upload(content(file('figtree')))
  await publish(database, font.id)
  const openQuay = (form: Record<string, string>, venues = ['pier', 'quay']) =>
    openScreen(exchange, {
      database,
      pattern: 'editor/:tenantId/exchange',
      path: '/editor/quay/exchange',
      form,
      cookie: 'marquee_staff_pier=x; marquee_staff_quay=y',
      context: {
        staff: {
          find: async (tenantId: string) =>
            venues.includes(tenantId) ? aStaffMember(['designer', 'publisher'], tenantId) : null,
        } as never,
        listVenues: async () => [],
      },
    })
  const planned = await openQuay({ intent: 'plan', text: '', venue: 'pier' })
  expect(planned.words).toContain('This font of the other venue comes along: Figtree Light.')
  const quay = await api(database, ['designer', 'publisher'], 'quay')
  expect((await quay.fonts.list()).payload).toEqual([])

  const text = planned.body.querySelector<HTMLInputElement>('[name="text"]')!.value
  const alone = await openQuay({ intent: 'plan', text, from: 'pier' }, ['quay'])
  expect(alone.words).toContain('is a font of another venue')
  const press = { intent: 'apply', text, from: 'pier', seen: '0', isChosen: 'yes', group: 'type' }
  expect((await openQuay(press)).words).toContain('It is in the draft now.')
  expect((await quay.fonts.list()).payload).toMatchObject([
    { id: font.id, files: [{ src: expect.stringMatching(/^\/venue-fonts\/quay\//) }] },
  ])
  const { theme } = (await quay.themeDrafts.get()).payload
  expect(theme?.variables).toMatchObject({ 'face-display': font.id })
}, 60_000)
