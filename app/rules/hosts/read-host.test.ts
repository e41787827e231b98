import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHost } from './read-host.ts'

const PLATFORM = 'shop.example'

test.each([
  ['tickets.tidewater.example', 'tickets.tidewater.example'],
  ['  Tickets.Tidewater.Example. ', 'tickets.tidewater.example'],
  ['besuch.köln-zoo.example', 'besuch.xn--kln-zoo-90a.example'],
  ['ΜΟΥΣΕΊΟ.example', 'xn--kxalumcvn.example'],
  ['xn--kln-zoo-90a.example', 'xn--kln-zoo-90a.example'],
  ['tidewater.shop.example', 'tidewater.shop.example'],
  ['123.example', '123.example'],
])('%s is the host %s', (typed, host) => {
  expect(readHost(typed, PLATFORM)).toEqual({ host })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['https://tickets.tidewater.example', 'address'],
  ['tickets.tidewater.example:8080', 'address'],
  ['tickets.tidewater.example/events', 'address'],
  ['somebody@tidewater.example', 'address'],
  ['tickets tidewater.example', 'address'],
  ['tickets.example\\evil.example', 'address'],
  ['192.0.2.7', 'number'],
  ['0x7f.1', 'number'],
  ['2130706433', 'number'],
  ['[2001:db8::7]', 'number'],
  ['2001:db8::7', 'number'],
  ['tidewater', 'name'],
  ['*.tidewater.example', 'name'],
  ['_dmarc.tidewater.example', 'name'],
  ['-tickets.tidewater.example', 'name'],
  ['tickets-.tidewater.example', 'name'],
  ['tickets..example', 'name'],
  ['tickets.example<script>', 'name'],
  [`${'a'.repeat(64)}.example`, 'name'],
  [`${'a.'.repeat(124)}example`, 'name'],
  ['xn--zzzzzz-.example', 'name'],
  ['Shop.Example', 'platform'],
  ['localhost', 'name'],
  ['tidewater.localhost', 'local'],
  ['printer.local', 'local'],
  ['db.internal', 'local'],
])('%s is refused: %s', (typed, fault) => {
  expect(readHost(typed, PLATFORM)).toEqual({ fault })
})

test('where the platform is on this machine, names of this machine may be tried', () => {
  expect(readHost('tidewater.localhost', 'localhost')).toEqual({ host: 'tidewater.localhost' })
  expect(readHost('localhost', 'localhost')).toEqual({ fault: 'name' })
})

test('what is read is read again as itself, and is the host of its own address', () => {
  const typed = fc.oneof(
    fc.string(),
    fc.domain(),
    fc.string({ unit: 'grapheme' }).map(word => `${word}.example`),
  )
  fc.assert(
    fc.property(typed, words => {
      const read = readHost(words, PLATFORM)
      if ('fault' in read) return
      expect(readHost(read.host, PLATFORM)).toEqual(read)
      expect(new URL(`https://${read.host}/`).host).toBe(read.host)
    }),
  )
})
