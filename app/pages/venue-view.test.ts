import { expect, test, vi } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import type { Log } from '#app/api/kernel/log.ts'
import { openVenueView } from './venue-view.ts'

const theme = {
  tenantId: 'pier',
  name: 'The Pier',
  revision: 1,
  locale: 'en-US',
  stylesheetHash: 'abc',
  textVariables: {},
  emailVariables: {},
}

const PROCESS = {}

function aVenue(about: object = {}, process: object = PROCESS) {
  const get = vi.fn(async (_asked: object) => ({ payload: { ...theme, ...about } }))
  const warn = vi.fn()
  const opening = {
    api: { themes: { get } } as unknown as ApiClient,
    tenantId: 'pier',
    log: { warn } as unknown as Log,
    process,
  }
  const open = (overrideId: string | null = null) => openVenueView({ ...opening, overrideId })
  return { open, get, warn }
}

test('the words of another set are asked for where one is named, and kept apart', async () => {
  const plain = aVenue({ textVariables: { 'header-events': 'Events here' } })
  const school = aVenue({ textVariables: { 'header-events': 'For schools' } })
  expect((await plain.open()).text('header-events')).toBe('Events here')
  expect((await school.open('schools')).text('header-events')).toBe('For schools')
  expect((await plain.open()).text('header-events')).toBe('Events here')
  expect(plain.get.mock.calls[0]).toEqual([{ params: { tenantId: 'pier' }, query: {} }])
  expect(school.get.mock.calls).toEqual([
    [{ params: { tenantId: 'pier' }, query: { overrideId: 'schools' } }],
  ])
})

test('words are read anew with each revision, the name of the venue at once', async () => {
  const words = (revision: number, heading: string) =>
    aVenue({ revision, textVariables: { 'header-events': heading } }).open()
  expect((await words(2, 'Before')).text('header-events')).toBe('Before')
  expect((await words(3, 'After')).text('header-events')).toBe('After')
  expect((await words(2, 'not read')).text('header-events')).toBe('Before')
  expect((await aVenue({ name: 'The Quay' }).open()).title('Events')).toContain('The Quay')
})

test('a text that cannot be used is told to the log with its venue, and its default is shown', async () => {
  const { open, warn } = aVenue({ revision: 4, textVariables: { 'header-events': '{broken' } })
  expect((await open()).text('header-events')).toBe('Events')
  expect(warn.mock.calls[0]).toEqual([
    expect.objectContaining({ tenantId: 'pier', revision: 4, reference: 'header-events' }),
    expect.stringContaining('its default is shown'),
  ])
})

test('the page is told its stylesheet, its direction and the words of its groups', async () => {
  const venue = await aVenue({ revision: 5, locale: 'ar-EG' }).open()
  expect([venue.stylesheet, venue.direction]).toEqual(['/theme/pier/abc.css', 'rtl'])
  expect((await aVenue({ revision: 6 }).open()).direction).toBe('ltr')
  const keys = Object.keys(JSON.parse(venue.messages(['shell'])))
  expect(keys).toContain('header-events')
  expect(keys).not.toContain('events-page-heading')
  expect(Object.keys(JSON.parse(venue.messages(['shell', 'events'])))).toContain('events-page-heading')
  expect(venue).not.toHaveProperty('textVariables')
})

test('a text that a rule has chosen is said with its arguments, and a title names page and venue', async () => {
  const venue = await aVenue({ revision: 7 }).open()
  expect(venue.formatMessage({ text: 'header-member-name', args: { name: 'Ada' } })).toBe('Member: Ada')
  expect(venue.title('Events')).toBe('Events | The Pier')
  expect(venue).toMatchObject({ texts: {}, name: 'The Pier', locale: 'en-US' })
  expect(venue).not.toHaveProperty('emailVariables')
})

test('mails come from the address of the texts, or of the mails', async () => {
  const senderOf = async (revision: number, about: object) =>
    (await aVenue({ revision, ...about }).open()).sender
  const named = { 'mail-sender-address': 'desk@pier.example' }
  expect(await senderOf(8, { textVariables: named })).toBe('desk@pier.example')
  expect(await senderOf(9, { emailVariables: named })).toBe('desk@pier.example')
})

test('of all revisions the last 300 are kept, and one that is read again is not read anew', async () => {
  const process = {}
  const open = (revision: number, words: string) =>
    aVenue({ revision, textVariables: { 'header-events': words } }, process).open()
  for (let revision = 1; revision <= 300; revision += 1) await open(revision, 'first')
  expect((await open(1, 'second')).text('header-events')).toBe('first')
  await open(301, 'first')
  expect((await open(2, 'second')).text('header-events')).toBe('first')
  expect((await open(1, 'second')).text('header-events')).toBe('second')
  const other = await aVenue({ revision: 300, textVariables: { 'header-events': 'other' } }, {}).open()
  expect(other.text('header-events')).toBe('other')
})
