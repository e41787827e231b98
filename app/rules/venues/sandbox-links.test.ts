import { expect, test } from 'vitest'
import { leadIntoSandbox } from './sandbox-links.ts'

const copy = {
  venue: 'pier',
  sandboxId: 'sandbox-pier-1',
  hosts: ['tickets.pier.example'],
  publicUrl: 'https://platform.example:8443',
}

test.each([
  [
    'its own host',
    'https://tickets.pier.example/orders/pier/tickets?eventId=pier#a',
    '/orders/sandbox-pier-1/tickets?eventId=pier#a',
  ],
  [
    'however it is written',
    ' HTTP://Tickets.Pier.Example.:80/legal/pier/terms ',
    '/legal/sandbox-pier-1/terms',
  ],
  ['the own host alone', 'https://tickets.pier.example', '/events/sandbox-pier-1/list'],
  [
    'its root with a query',
    'https://tickets.pier.example/?text=schools',
    '/events/sandbox-pier-1/list?text=schools',
  ],
  ['the host of the platform', 'https://platform.example:8443/membership/pier', '/membership/sandbox-pier-1'],
  ['a venue as it is encoded', 'https://platform.example/events/p%69er/list', '/events/sandbox-pier-1/list'],
  [
    'the calendar file',
    'https://tickets.pier.example/sharing/pier/events.ics',
    '/sharing/sandbox-pier-1/events.ics',
  ],
])('an address of the shop leads into the copy: %s', (_name, address, path) => {
  expect(leadIntoSandbox(address, copy)).toBe(path)
  expect(
    leadIntoSandbox(`Read <a href="${address}">this</a>, and <a href="/legal/pier">that</a>`, copy),
  ).toBe(`Read <a href="${path}">this</a>, and <a href="/legal/pier">that</a>`)
})

test.each([
  'https://elsewhere.example/events/pier/list',
  'https://tickets.pier.example.elsewhere.example/events/pier/list',
  'https://tickets.pier.example@elsewhere.example/events/pier/list',
  'https://platform.example/events/quay/list',
  'https://platform.example/',
  'https://tickets.pier.example/pictures/pier/logo.webp',
  'https://tickets.pier.example/editor/pier/composer',
  'mailto:desk@tickets.pier.example',
  'See https://tickets.pier.example/events/pier/list',
])('whatever else there is stays: %s', value => {
  expect(leadIntoSandbox(value, copy)).toBe(value)
  const words = `<a href="${value}">here</a>`
  expect(leadIntoSandbox(words, copy)).toBe(words)
})

test('values are followed however deep they stand, and keep their kinds', () => {
  const value = { links: [{ href: 'https://tickets.pier.example/', external: true }], count: 2, none: null }
  expect(leadIntoSandbox(value, copy)).toEqual({
    links: [{ href: '/events/sandbox-pier-1/list', external: true }],
    count: 2,
    none: null,
  })
})
