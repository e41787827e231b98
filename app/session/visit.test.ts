import type { AppLoadContext } from '@remix-run/node'
import { expect, test, vi } from 'vitest'
import { refuse } from '#app/api/refuse.ts'
import { visit } from './visit.ts'

/** A request to a venue whose theme is read so; without `readTheme` there is no such venue. */
function anArrival(readTheme?: () => Promise<unknown>) {
  const openApi = vi.fn(async () => (readTheme ? { themes: { get: readTheme } } : null))
  const context = {
    now: new Date('2026-11-20T10:00:00Z'),
    sessions: { read: async () => ({}) },
    staff: { find: async () => null },
    openApi,
  } as unknown as AppLoadContext
  const request = new Request('http://venue.example/events/nowhere/list')
  return { openApi, args: { request, params: { tenantId: 'nowhere' }, context } }
}

const thrownBy = (answer: Promise<unknown>): Promise<unknown> =>
  answer.then(
    () => null,
    error => error,
  )

async function saidBy(answer: Promise<unknown>) {
  const thrown = await thrownBy(answer)
  if (!(thrown instanceof Response)) throw thrown
  return { status: thrown.status, statusText: thrown.statusText, body: await thrown.text() }
}

const NOT_FOUND = { status: 404, statusText: 'Not Found', body: 'venue-not-found' }

test('where there is no venue, each loader of the request is answered so, and the venue looked for once', async () => {
  const { args, openApi } = anArrival()
  expect(await saidBy(visit(args))).toEqual(NOT_FOUND)
  expect(await saidBy(visit(args))).toEqual(NOT_FOUND)
  expect(openApi).toHaveBeenCalledTimes(1)
})

test('a venue that the API does not know is no venue', async () => {
  const { args } = anArrival(() => Promise.reject(refuse('TENANT_UNKNOWN')))
  expect(await saidBy(visit(args))).toEqual(NOT_FOUND)
})

test.each([refuse('TOO_MANY_REQUESTS'), new Error('The line is dead')])(
  'a venue that cannot be read now is a failure, not an address without a venue: %s',
  async error => {
    const { args } = anArrival(() => Promise.reject(error))
    expect(await thrownBy(visit(args))).toBe(error)
  },
)
