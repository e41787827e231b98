import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, test } from 'vitest'
import type { Services } from '#app/api/kernel/context.ts'
import { sandboxLinks } from './sandbox-links.ts'

const COPY = 'sandbox-pier-0a1b'
const venues = {
  open: async (id: string) => (id === COPY ? { sandboxOf: 'pier' } : null),
} as unknown as Services['venues']

/** Follows a link from a page; where it is led, or null where it goes on as it is. */
async function follow(path: string, from: string, method = 'GET') {
  const app = express().use(sandboxLinks({ venues }), (_request, response) => void response.end())
  const server = app.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const answer = await fetch(base + path, { method, redirect: 'manual', headers: { referer: base + from } })
  server.close()
  return answer.headers.get('Location')
}

test('a link of the venue’s own words in a draft that was shared leads to the same page of the draft', async () => {
  const from = `/events/${COPY}/list`
  expect(await follow('/membership/pier?text=a#b', from)).toBe(`/membership/${COPY}?text=a`)
  expect(await follow('/orders/pier/tickets?eventId=pier', `/share/${COPY}/review`)).toBe(
    `/orders/${COPY}/tickets?eventId=pier`,
  )
})

test('other venues, pages of the draft itself, and links of the shop’s own pages are left', async () => {
  const from = `/events/${COPY}/list`
  expect(await follow('/events/quay/list', from)).toBeNull()
  expect(await follow(`/events/${COPY}/list`, from)).toBeNull()
  expect(await follow('/events/pier/list', '/events/sandbox-unknown-1/list')).toBeNull()
  expect(await follow('/events/pier/list', '/events/pier/list?from=/sandbox-pier-0a1b')).toBeNull()
  expect(await follow('/editor/pier/composer', from)).toBeNull()
})
