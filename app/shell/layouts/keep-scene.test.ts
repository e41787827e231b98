import { beforeEach, expect, test } from 'vitest'
import { keepScene } from './keep-scene.ts'

const written: string[] = []
beforeEach(() => {
  written.length = 0
})

/** A page at an address; gives what its history is told when the router goes on. */
function open(address: string) {
  const write = (_state: unknown, _unused: string, url?: string | URL | null) =>
    void written.push(String(url))
  const history = { pushState: write, replaceState: write } as unknown as History
  keepScene({ history, location: new URL(address, 'http://shop') as unknown as Location })
  history.pushState(null, '', '/orders/pier/tickets?eventId=boat#times')
  history.replaceState(null, '', '?date=2026-11-21')
  history.replaceState(null, '')
  return written
}

test('wherever the router leads from a page of a scene, the address names scene and look', () => {
  expect(open('/events/pier/list?scene=storefront&look=L1')).toEqual([
    'http://shop/orders/pier/tickets?eventId=boat&scene=storefront&look=L1#times',
    'http://shop/events/pier/list?date=2026-11-21&scene=storefront&look=L1',
    'undefined',
  ])
})

test('from the gallery of components a visit begins', () => {
  expect(open('/editor/pier/preview?scene=composer')[0]).toBe(
    'http://shop/orders/pier/tickets?eventId=boat&scene=storefront#times',
  )
})

test('a page of the shop stays as it is', () => {
  expect(open('/events/pier/list?date=2026-11-20')[0]).toBe('/orders/pier/tickets?eventId=boat#times')
})
