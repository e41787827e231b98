import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { answerOnHost, answerOnPlatform, type DoorRequest } from './answer-at-door.ts'
import { pathPlace } from './path-place.ts'

const at = (path: string, about: Partial<DoorRequest> = {}): DoorRequest => ({
  method: 'GET',
  path,
  isWithin: false,
  hasSession: false,
  ...about,
})
const MAIN = 'tickets.tidewater.example'
const move = { kind: 'move', host: MAIN }
const pass = { kind: 'pass' }
const missing = { kind: 'refuse', status: 404 }

test.each([
  ['a page of the shop', at('/events/tidewater/list'), move],
  ['asked for by its head alone', at('/checkout/tidewater', { method: 'HEAD' }), move],
  ['a form', at('/orders/tidewater/tickets', { method: 'POST' }), pass],
  ['what a script of an open page asks for', at('/events/tidewater/list.data'), pass],
  ['in a frame of the composer', at('/events/tidewater/list', { isWithin: true }), pass],
  ['with a cart at this address', at('/orders/tidewater/tickets', { hasSession: true }), pass],
  ['a picture', at('/sharing/tidewater/icons/512'), pass],
  ['the editor', at('/editor/tidewater/composer'), pass],
  ['onboarding', at('/onboarding/venues/tidewater'), pass],
  ['the API', at('/v1/b2c/events'), pass],
])('on the platform: %s', (_why, request, answer) => {
  expect(answerOnPlatform(request, MAIN)).toEqual(answer)
  expect(answerOnPlatform(request, null)).toEqual(pass)
})

const own = { tenantId: 'tidewater', host: MAIN, isVerified: true, main: MAIN }

test.each([
  ['a page of its shop', at('/events/tidewater/list'), pass],
  ['its root', at('/'), pass],
  ['its id in other letters', at('/events/tide%77ater/list'), pass],
  ['a form', at('/orders/tidewater/tickets', { method: 'POST' }), pass],
  ['the API, whose header names the venue', at('/v1/b2c/events'), pass],
  ['a page of another venue', at('/events/fernwood/list'), { kind: 'missing' }],
  ['a page of no venue that can be read', at('/events/%zz/list'), { kind: 'missing' }],
  ['a form of another venue', at('/orders/fernwood/tickets', { method: 'POST' }), missing],
  ['data of another venue', at('/events/fernwood/list.data'), missing],
  ['data at the bare name of another venue', at('/account/fernwood.data'), missing],
  ['a look of another venue', at('/theme/fernwood/1.css'), missing],
  ['the editor', at('/editor/tidewater/composer'), { kind: 'platform' }],
  ['signing in to it', at('/staff/tidewater/sign-in', { method: 'POST' }), missing],
  ['onboarding', at('/onboarding'), { kind: 'platform' }],
  ['the mailbox of a demo', at('/dev/mailbox'), { kind: 'platform' }],
])('on its host: %s', (_why, request, answer) => {
  expect(answerOnHost(request, own)).toEqual(answer)
})

const further = { ...own, host: 'www.tidewater.example' }

test.each([
  ['a page', at('/events/tidewater/list'), move],
  ['the root', at('/'), move],
  ['the sitemap', at('/sitemap.xml'), move],
  ['a form', at('/orders/tidewater/tickets', { method: 'POST' }), pass],
  ['data of an open page', at('/events/tidewater/list.data'), pass],
  ['a script of a page', at('/assets/base.js'), pass],
  ['a page of another venue', at('/events/fernwood/list'), { kind: 'missing' }],
])('on a further host: %s', (_why, request, answer) => {
  expect(answerOnHost(request, further)).toEqual(answer)
})

test('a venue without a main host is at each of its verified hosts', () => {
  expect(answerOnHost(at('/events/tidewater/list'), { ...own, main: null })).toEqual(pass)
})

test.each(['/', '/events/tidewater/list', '/v1/b2c/events', '/assets/base.js', '/editor/tidewater'])(
  'a host that is not verified serves nothing at %s',
  path => {
    expect(answerOnHost(at(path), { ...own, isVerified: false })).toEqual({ kind: 'refuse', status: 421 })
  },
)

test('every path of the site map that names a venue has a place', () => {
  const map = readFileSync(new URL('../../routes.ts', import.meta.url), 'utf8')
  const paths = [...map.matchAll(/route\('(?!onboarding)([\w-]+)\/:tenantId/g)].map(
    ([, area]) => `/${area}/pier/x`,
  )
  expect(paths.length).toBeGreaterThan(40)
  for (const path of paths) expect([path, pathPlace(path).tenantId]).toEqual([path, 'pier'])
})
