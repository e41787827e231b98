import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { readLaunchVenue } from '#app/api/launch/read-launch-venue.ts'
import type { Database } from '#app/data/database/database.ts'
import { checkLook } from '#app/rules/onboarding/launch/check-look.ts'
import { aStaffMember, inProcess, refusalOfCall, testServices } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { showPicture } from '#tests/builders/show-picture.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

const THIN = { 'hero-scrim': '#767676', 'hero-scrim-strength': 40 }
const ifMatch = (revision: number) => ({ 'if-match': `"${revision}"` })

/** The museum with a photograph of one colour, which nothing shows yet. */
async function photoOf(database: Database, background: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'picture-contrast-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const services = testServices(database)
  const own = { ...services, environment: { ...services.environment, DATA_DIR: dataDir } }
  const open = () => inProcess(database, { services: own, staff: aStaffMember(['publisher']) })
  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer()
  const { payload } = await (await open()).pictures.uploadPhoto({
    body: { content: photo.toString('base64') },
  })
  const picture = { ...payload, description: '' }
  const show = async () => showPicture(await open(), { kind: 'venue', id: 'pier', picture })
  return { open, show, services: own }
}

/** The same, at the top of its list. */
async function withPhoto(database: Database, background: string) {
  const node = await photoOf(database, background)
  await node.show()
  return node
}

type Node = Awaited<ReturnType<typeof withPhoto>>

async function publish({ open }: Node, contrastReason?: string, variables: object = THIN) {
  const api = await open()
  const { payload } = await api.themes.get({ params: { tenantId: 'pier' } })
  return api.themes.put({
    params: { tenantId: 'pier' },
    headers: ifMatch(payload.revision),
    query: contrastReason ? { contrastReason } : undefined,
    body: { ...payload, variables },
  })
}

test('a thin shade over a white photograph is published with a reason alone; over a black one at once', async ({
  database,
}) => {
  const white = await withPhoto(database, '#ffffff')
  const refusal = await refusalOfCall(publish(white))
  expect(refusal).toMatchObject({ status: 422, code: 'CONTRAST' })
  expect(refusal?.details?.pairs).toContainEqual(
    expect.objectContaining({ reference: 'hero-scrim-text', on: 'picture-below-heading', min: 3 }),
  )
  await withPhoto(database, '#000000').then(black => publish(black))
})

test('a white photograph below a thin shade is refused, also by undoing, until the shade is stronger', async ({
  database,
}) => {
  const black = await withPhoto(database, '#000000')
  await publish(black)
  const white = await photoOf(database, '#ffffff')
  const refusal = await refusalOfCall(white.show())
  expect(refusal).toMatchObject({ status: 422, code: 'CONTRAST' })
  expect(refusal?.message).toMatch(/picture below the heading .* Make the shade over pictures stronger/)
  await black.show()

  await publish(black, undefined, {})
  const { payload } = await white.show()
  await black.show()
  await publish(black)
  const undo = (await black.open()).venueEdits.undo({ params: { number: payload.edit! + 1 } })
  expect(await refusalOfCall(undo)).toMatchObject({ status: 422, code: 'CONTRAST' })
})

test('the reason is kept, drafts and the launch check say the same', async ({ database }) => {
  const node = await withPhoto(database, '#ffffff')
  const api = await node.open()
  const draft = await api.themeDrafts.put({
    headers: ifMatch(0),
    query: { base: (await api.themes.get({ params: { tenantId: 'pier' } })).payload.revision },
    body: { variables: THIN },
  })
  expect(draft.payload.contrast.map(({ on }) => on)).toContain('picture-below-heading')
  await publish(node, 'Only for the night of museums')
  const { list } = (await (await node.open()).themeVersions.list({})).payload
  expect(list[0]).toMatchObject({ contrastReason: 'Only for the night of museums' })
  const look = checkLook((await readLaunchVenue(node.services, 'pier'))!)
  expect(look.map(({ values }) => values)).toContainEqual({
    name: 'Text on pictures',
    other: 'the picture below the heading',
  })
})

test('the composer gets the blocks of the photograph; a picture of another site has none', async ({
  database,
}) => {
  const { open } = await withPhoto(database, '#ffffff')
  const { payload } = await (await open()).pictures.hero()
  expect(payload).toMatchObject({ width: 960, height: 640, grid: { columns: 64, rows: 43 } })
  expect(Buffer.from(payload!.grid.pixels, 'base64').every(byte => byte === 255)).toBe(true)
  const away = 'https://elsewhere.example/a.jpg'
  const picture = { thumbnail: away, screen: away, highRes: away, description: '' }
  await showPicture(await open(), { kind: 'venue', id: 'pier', picture })
  expect((await (await open()).pictures.hero()).payload).toBeNull()
})
