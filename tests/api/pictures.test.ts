import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { expect } from 'vitest'
import { signInStaff } from '#app/api/staff/sign-in-staff.ts'
import { loader as preview } from '#app/routes/editor/preview/route.tsx'
import { loader as detail } from '#app/routes/events/detail/route.tsx'
import { loader as list } from '#app/routes/events/list/route.tsx'
import { loader as standard } from '#app/routes/standard/route.tsx'
import { createLoadContext } from '#app/server/load-context.ts'
import { createCheckoutDrafts } from '#app/session/checkout-draft.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { inProcess, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { load } from '#tests/builders/page-loader.ts'
import { openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const password = 'the blue door 4'
const pictureAt = (host: string) => ({
  thumbnail: `https://${host}/320.jpg`,
  screen: `https://${host}/960.jpg`,
  highRes: '/pictures/pier/1920.jpg',
  description: 'A pier',
})
const { events = [], addOns = [], ...museum } = aMuseum()
const venue = {
  ...museum.venue,
  picture: pictureAt('wide.example'),
  shortName: 'Pier',
  tagline: 'Old walls, new light.',
}

const { test } = useDatabase(async database => {
  await loadVenue(database, {
    ...museum,
    venue,
    events: events.map(event => ({ ...event, images: [pictureAt('events.example')] })),
    addOns: addOns.map(addOn => ({ ...addOn, images: [pictureAt('shop.example:8443')] })),
    theme: { logo: { src: 'https://mark.example/logo.svg', darkSrc: 'https://dark.example/logo.svg' } },
    staff: [{ id: 'S-1', email: 'iris@example.com', name: 'Iris Bell', roles: ['designer'], password }],
  })
  await loadVenue(database, aMuseum({ venue: { ...aMuseum().venue, id: 'quay', name: 'Quay House' } }))
})

const HOSTS = [
  'https://mark.example',
  'https://dark.example',
  'https://wide.example',
  'https://shop.example:8443',
  'https://events.example',
]

test('every page of a venue is opened for the hosts of its own pictures, and no other venue’s', async ({
  database,
}) => {
  const calls: string[][] = []
  const onPictures = (hosts: readonly string[]) => void calls.push([...hosts])
  await load(list, { database, path: '/events/pier/list', onPictures })
  const params = { eventId: 'boat-tour' }
  await load(detail, { database, path: '/events/pier/detail/boat-tour', params, onPictures })
  await load(list, { database, path: '/events/quay/list', onPictures })
  expect(calls.map(hosts => [...hosts].sort())).toEqual([[...HOSTS].sort(), [...HOSTS].sort(), []])
})

test('a logo from elsewhere is shown from the moment it is saved', async ({ database }) => {
  const staff = {
    tenantId: 'quay',
    staffId: 'S-2',
    name: 'Ada',
    email: 'ada@example.com',
    roles: ['designer' as const, 'publisher' as const],
  }
  const api = await inProcess(database, { tenantId: 'quay', staff })
  const { payload } = await api.themes.get({ params: { tenantId: 'quay' }, query: {} })
  expect(payload.pictureHosts).toEqual([])
  const body = { ...payload, logo: { src: 'https://new.example/logo.svg' } }
  const headers = { 'if-match': `"${payload.revision}"` }
  const saved = await api.themes.put({ params: { tenantId: 'quay' }, headers, body })
  expect(saved.payload.pictureHosts).toEqual(['https://new.example'])
})

test('the editor’s preview shows them as well', async ({ database }) => {
  const { services } = openShop(database)
  const headers: Record<string, string> = {
    'Content-Security-Policy': `default-src 'self'; img-src 'self' data:`,
  }
  const response = {
    locals: { nonce: '' },
    getHeader: (name: string) => headers[name],
    set: (name: string, value: string) => Object.assign(headers, { [name]: value }),
  } as unknown as ExpressResponse
  const secret = 'a secret for tests only, 32 characters'
  const drafts = createCheckoutDrafts({ secret, secure: false })
  const running = { services, sessions: testSessions, drafts, secret, stop: async () => undefined }
  const context = await createLoadContext(running, { cardOrigin: () => null })(
    {
      ip: '192.0.2.1',
      path: '/editor/pier/preview',
      protocol: 'http',
      get: () => 'venue.example',
    } as unknown as ExpressRequest,
    response,
  )
  const token = await signInStaff(services, { tenantId: 'pier', email: 'iris@example.com', password })
  const cookie = (await writeStaffCookie({ tenantId: 'pier', token, secure: false })).split(';')[0] ?? ''
  const request = new Request('http://venue.example/editor/pier/preview', { headers: { cookie } })
  await preview({ request, params: { tenantId: 'pier' }, context } as unknown as LoaderFunctionArgs)
  expect(headers['Content-Security-Policy']?.split(' ')).toEqual(expect.arrayContaining(HOSTS))
})

test('the frame of every screen knows the short name and the sentence under the name', async ({
  database,
}) => {
  const frame = async (id: string) =>
    (await load(standard, { database, path: `/events/${id}/list` })).page.shell
  expect((await frame('pier')).logo).toMatchObject({
    shortName: 'Pier',
    src: 'https://mark.example/logo.svg',
  })
  expect((await frame('pier')).footer.tagline).toBe('Old walls, new light.')
  expect((await frame('quay')).logo).not.toHaveProperty('shortName')
  expect((await frame('quay')).footer.tagline).toBeNull()
})
