import sharp from 'sharp'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import * as picture from '#app/routes/editor/picture/route.tsx'
import { aStaffMember } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

const { events = [], ...museum } = aMuseum()
const image = (name: string) => ({
  thumbnail: `/pictures/pier/${name}-320.webp`,
  screen: `/pictures/pier/${name}-960.webp`,
  highRes: `/pictures/pier/${name}-1920.webp`,
  description: name,
})
const [event, ...others] = events
const images = [{ ...image('card'), primary: true }, image('one'), image('two')]

const { test } = useDatabase(database =>
  loadVenue(database, {
    ...museum,
    texts: markedWords(['editor', 'pictures'], degree),
    events: [{ ...event!, images }, ...others],
  }),
)

const open = (database: Database, form?: Record<string, string> | FormData) =>
  openScreen(picture, {
    database,
    pattern: 'editor/:tenantId/pictures/:kind/:id',
    path: `/editor/pier/pictures/event/${event!.id}`,
    form,
    context: { staff: { find: async () => aStaffMember() } as never, listVenues: async () => [] },
  })

const gallery = async (database: Database) => {
  const { body } = await open(database)
  const shown = [...body.querySelectorAll<HTMLImageElement>('#gallery img')]
  const version = body.querySelector<HTMLInputElement>('#gallery [name="version"]')!.value
  return { names: shown.map(({ alt }) => alt), version }
}

test('pictures of a gallery are moved, described and removed without a script', async ({ database }) => {
  const press = async (intent: string, at: number, description = '') => {
    const { version } = await gallery(database)
    await open(database, { intent: `gallery-${intent}`, at: String(at), description, version })
    return (await gallery(database)).names
  }
  expect((await gallery(database)).names).toEqual(['one', 'two'])
  expect(await press('later', 0)).toEqual(['two', 'one'])
  expect(await press('describe', 1, 'A boat')).toEqual(['two', 'A boat'])
  expect(await press('remove', 0)).toEqual(['A boat'])
})

test('a press on an old gallery changes nothing and says so; without a file none is added', async ({
  database,
}) => {
  const { version } = await gallery(database)
  await open(database, { intent: 'gallery-remove', at: '0', version })
  const late = await open(database, { intent: 'gallery-remove', at: '0', version })
  expect(late.status).toBe(409)
  expect(late.words).toContain('Somebody has changed these pictures meanwhile.')
  const empty = await open(database, { intent: 'gallery-add', version, description: 'A quay' })
  expect(empty.words).toContain('Please choose a picture.')
  expect(empty.body.querySelector<HTMLInputElement>('#gallery fieldset [name="description"]')!.value).toBe(
    'A quay',
  )
  expect((await gallery(database)).names).toEqual(['two'])
})

test('one more picture is uploaded with its description', async ({ database }) => {
  const form = new FormData()
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#2b7a4b' } })
    .jpeg()
    .toBuffer()
  form.set('intent', 'gallery-add')
  form.set('version', (await gallery(database)).version)
  form.set('description', 'The quay at night')
  form.set('file', new File([new Uint8Array(bytes)], 'quay.jpg'))
  expect((await open(database, form)).location).toMatch(/\?saved=1#gallery$/)
  expect((await gallery(database)).names).toEqual(['one', 'two', 'The quay at night'])
})

test('a press on an old picture changes nothing and says so, with what was typed', async ({ database }) => {
  const form = { intent: 'save', pictureVersion: 'old', description: 'The boat of Ben', x: '50', y: '50' }
  const { status, words, field } = await open(database, form)
  expect([status, field('description')?.value]).toEqual([409, 'The boat of Ben'])
  expect(words).toContain('Somebody has changed this picture meanwhile.')
  expect(field('pictureVersion')?.value).toMatch(/^[0-9a-f]{64}$/)
  await open(database, { ...form, pictureVersion: field('pictureVersion')!.value })
  expect((await open(database)).field('description')?.value).toBe('The boat of Ben')
})
