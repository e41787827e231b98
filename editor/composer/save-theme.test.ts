import { expect, test } from 'vitest'
import { type SaveRequest, saveTheme } from '#editor/composer/save-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { toPayload } from '#theme/payload.ts'

const stored: ThemeDocument = {
  ...emptyThemeDocument,
  variables: { 'color-brand': '#0a5c8a' },
  texts: { 'events-page-heading': 'What is on' },
}
const mine: ThemeDocument = { ...stored, variables: { 'color-brand': '#aa0000' } }

type Call = { method: string; url: string; headers: Record<string, string>; body: unknown }
type Answer = { status: number; body: unknown }

/** A server that answers in turn and remembers what it was asked. */
const server = (...answers: Answer[]) => {
  const calls: Call[] = []
  const fetch = (async (url: string, { method, headers, body }: RequestInit) => {
    calls.push({
      method: method ?? '',
      url,
      headers: headers as Record<string, string>,
      body: body ? JSON.parse(String(body)) : undefined,
    })
    const { status, body: reply } = answers[calls.length - 1] ?? { status: 500, body: null }
    return new Response(JSON.stringify(reply), { status })
  }) as SaveRequest['fetch']
  return { fetch, calls, puts: () => calls.filter(({ method }) => method === 'PUT') }
}

const theme = (document: ThemeDocument, revision: number): Answer => ({
  status: 200,
  body: { payload: { ...toPayload(document), revision, name: 'Pier', locale: 'en-US' } },
})
const refusal = (status: number, message: string, errors?: object): Answer => ({
  status,
  body: { message, errors },
})
const save = (fetch: SaveRequest['fetch'], about: Partial<SaveRequest> = {}) =>
  saveTheme({ tenantId: 'pier', mine, base: stored, fetch, ...about })

test('the whole theme goes out in one PUT with the revision that was read', async () => {
  const { fetch, calls } = server(theme(stored, 3), theme(mine, 4))
  expect(await save(fetch)).toEqual({ kind: 'saved', document: mine, revision: 4, draft: null })
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/b2c/themes/pier',
    'PUT /v1/b2c/themes/pier',
  ])
  expect(calls[1]).toMatchObject({
    headers: { 'if-match': '"3"', 'x-tenant-id': 'pier' },
    body: { variables: { 'color-brand': '#aa0000' }, textVariables: { 'events-page-heading': 'What is on' } },
  })
})

test('[CHK-300] without a venue, or with one that is gone, no PUT is sent', async () => {
  const none = server()
  expect(await save(none.fetch, { tenantId: '' })).toEqual({ kind: 'no-tenant' })
  expect(none.calls).toEqual([])
  const gone = server(refusal(404, 'TENANT_UNKNOWN: There is no such venue'))
  expect(await save(gone.fetch)).toEqual({ kind: 'no-tenant' })
  expect(gone.puts()).toEqual([])
})

test('what somebody else saved in the meantime is kept beside mine', async () => {
  const theirs: ThemeDocument = { ...stored, texts: { 'events-page-heading': 'Tonight' } }
  const both: ThemeDocument = { ...mine, texts: { 'events-page-heading': 'Tonight' } }
  const { fetch, puts } = server(theme(theirs, 4), theme(both, 5))
  expect(await save(fetch)).toEqual({ kind: 'saved', document: both, revision: 5, draft: null })
  expect(puts()[0]).toMatchObject({
    headers: { 'if-match': '"4"' },
    body: { variables: { 'color-brand': '#aa0000' }, textVariables: { 'events-page-heading': 'Tonight' } },
  })
})

test('the same value changed by both is asked about and nothing is saved', async () => {
  const theirs: ThemeDocument = { ...stored, variables: { 'color-brand': '#00aa00' } }
  const { fetch, puts } = server(theme(theirs, 4))
  expect(await save(fetch)).toMatchObject({
    kind: 'conflict',
    revision: 4,
    conflicts: [{ key: 'variables.color-brand', mine: '#aa0000', theirs: '#00aa00' }],
  })
  expect(puts()).toEqual([])
})

test('somebody who saves between reading and writing is read and merged once more', async () => {
  const theirs: ThemeDocument = { ...stored, texts: { 'events-page-heading': 'Tonight' } }
  const both: ThemeDocument = { ...mine, texts: { 'events-page-heading': 'Tonight' } }
  const { fetch, puts } = server(
    theme(stored, 3),
    refusal(412, 'PRECONDITION_FAILED: changed'),
    theme(theirs, 4),
    theme(both, 5),
  )
  expect(await save(fetch)).toMatchObject({ kind: 'saved', revision: 5, draft: null })
  expect(puts().map(({ headers }) => headers['if-match'])).toEqual(['"3"', '"4"'])
})

test('a refusal is told in its own words, key by key', async () => {
  const { fetch } = server(
    theme(stored, 3),
    refusal(422, 'UNPROCESSABLE: Brand colour is not a colour', {
      'variables.color-brand': 'Brand colour is not a colour',
    }),
  )
  expect(await save(fetch)).toEqual({
    kind: 'error',
    message: 'Brand colour is not a colour',
    errors: { 'variables.color-brand': 'Brand colour is not a colour' },
  })
})

test('a lost connection and an answer that is no JSON are errors, not exceptions', async () => {
  const lost = (async () => {
    throw new TypeError('Failed to fetch')
  }) as SaveRequest['fetch']
  expect(await save(lost)).toMatchObject({ kind: 'error', message: 'Failed to fetch' })
  const { fetch } = server(theme(stored, 3))
  const odd = (async (...call: Parameters<SaveRequest['fetch']>) =>
    call[1]?.method === 'PUT'
      ? new Response('<html>', { status: 502 })
      : fetch(...call)) as SaveRequest['fetch']
  expect(await save(odd)).toMatchObject({ kind: 'error', message: 'the server answered 502' })
})

const draftOf = (document: ThemeDocument | null, revision: number): Answer => ({
  status: 200,
  body: {
    payload: { revision, theme: document && toPayload(document), authors: [{ name: 'Iris Bell' }] },
  },
})
const note = (revision: number) => ({ revision, authors: ['Iris Bell'] })

test('a draft begins with what is public, and nothing is published', async () => {
  const { fetch, calls } = server(draftOf(null, 6), theme(stored, 3), draftOf(mine, 7))
  expect(await save(fetch, { target: 'draft' })).toEqual({
    kind: 'saved',
    document: mine,
    revision: 7,
    draft: note(7),
  })
  expect(calls.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'GET /v1/b2c/staff/theme/draft',
    'GET /v1/b2c/themes/pier',
    'PUT /v1/b2c/staff/theme/draft?base=3',
  ])
  expect(calls[2]?.headers).toMatchObject({ 'if-match': '"6"' })
})

test('a draft of somebody else is gone on with: other values are kept, the same value is asked about', async () => {
  const theirs: ThemeDocument = { ...stored, texts: { 'events-page-heading': 'Tonight' } }
  const both: ThemeDocument = { ...mine, texts: theirs.texts }
  const { fetch, puts } = server(draftOf(theirs, 2), draftOf(both, 3))
  expect(await save(fetch, { target: 'draft' })).toMatchObject({
    kind: 'saved',
    document: both,
    draft: note(3),
  })
  expect(puts()[0]).toMatchObject({ headers: { 'if-match': '"2"' }, body: toPayload(both) })
  const green: ThemeDocument = { ...stored, variables: { 'color-brand': '#2d6a4f' } }
  const contended = server(draftOf(green, 2))
  expect(await save(contended.fetch, { target: 'draft' })).toMatchObject({
    kind: 'conflict',
    conflicts: [{ key: 'variables.color-brand' }],
    draft: note(2),
  })
  expect(contended.puts()).toEqual([])
})
