import { expect, test } from 'vitest'
import { cardOrigin, storefrontOrigin } from './card-server.ts'

const https = { PUBLIC_URL: 'https://tickets.example' }
const here = { hostname: 'localhost', port: 3001 }

test.each([
  [{}, here, 'http://localhost:3001'],
  [{}, { hostname: '192.0.2.7', port: 3001 }, 'http://192.0.2.7:3001'],
  [{}, { hostname: '[::1]', port: 3001 }, 'http://[::1]:3001'],
  [{ PUBLIC_URL: 'http://shop.example:8080/' }, here, 'http://shop.example:3001'],
  [https, here, null],
  [{ ...https, GATEWAY_URL: 'https://cards.example/x' }, here, 'https://cards.example'],
  [{}, { hostname: 'localhost', port: undefined }, null],
  [{}, { hostname: "a'; script-src *", port: 3001 }, null],
])('with %o a browser that knows %o finds the fields at %s', (environment, host, origin) => {
  expect(cardOrigin(environment, host)).toBe(origin)
})

test.each([
  [{}, 'http://localhost:3000'],
  [https, 'https://tickets.example'],
])('with %o the frame speaks with %s only', (environment, origin) => {
  expect(storefrontOrigin(environment, { hostname: 'localhost', port: 3000 })).toBe(origin)
})

test('a host that is none gets no frame', () => {
  expect(storefrontOrigin({}, { hostname: 'x"><script>', port: 3000 })).toBeNull()
})
