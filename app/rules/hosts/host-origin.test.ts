import { expect, test } from 'vitest'
import { hostOf, hostOrigin } from './host-origin.ts'

test.each([
  ['https://shop.example', 'tickets.tidewater.example', 'https://tickets.tidewater.example'],
  ['https://shop.example:8443', 'tickets.tidewater.example', 'https://tickets.tidewater.example:8443'],
  ['http://localhost:3000', 'tidewater.localhost', 'http://tidewater.localhost:3000'],
  ['https://shop.example:443/', 'besuch.xn--kln-zoo-90a.example', 'https://besuch.xn--kln-zoo-90a.example'],
])('beside %s, %s is reached at %s', (platform, host, origin) => {
  expect(hostOrigin(platform, host)).toBe(origin)
  expect(hostOf(origin)).toBe(host)
  expect(new URL(origin).origin).toBe(origin)
})
