import { expect, test } from 'vitest'
import { passAuthority } from '#tests/builders/pass-authority.mjs'
import { openPushServer } from '#tests/builders/push-server.ts'
import { pushToPhones } from './apple-push.ts'

const authority = passAuthority()
const pair = authority.issue()
const request = (url: string) => ({
  url,
  authority: authority.wwdr,
  topic: 'pass.example.marquee',
  ...pair,
})

test('phones are told of a change with nothing said, by the certificate of the pass type', async () => {
  const { pushes, url } = await openPushServer(authority)
  expect(await pushToPhones(request(url), ['one', 'two'])).toEqual({ gone: [] })
  const push = { topic: 'pass.example.marquee', body: '{}', holder: 'pass.example.marquee' }
  expect(pushes).toEqual([
    { token: 'one', ...push },
    { token: 'two', ...push },
  ])
})

test.each([
  ['that is good no more', { status: 410, body: { reason: 'Unregistered' } }],
  ['that was never good', { status: 400, body: { reason: 'BadDeviceToken' } }],
])('a token %s is given back', async (_, refusal) => {
  const { url } = await openPushServer(authority, token => (token === 'old' ? refusal : { status: 200 }))
  expect(await pushToPhones(request(url), ['one', 'old'])).toEqual({ gone: ['old'] })
})

test.each([
  ['refuses', 403],
  ['is too busy', 429],
])('where the service %s it is a failure, to be tried again', async (_, status) => {
  const { url } = await openPushServer(authority, () => ({ status }))
  await expect(pushToPhones(request(url), ['one'])).rejects.toThrow(`answered ${status}`)
})

test('who is not let in, and a service that is not there, are failures', async () => {
  const { pushes, url } = await openPushServer(authority)
  const stranger = passAuthority()
  await expect(pushToPhones({ ...request(url), ...stranger.issue() }, ['one'])).rejects.toThrow()
  await expect(pushToPhones({ ...request(url), authority: stranger.wwdr }, ['one'])).rejects.toThrow()
  await expect(pushToPhones(request('https://localhost:1'), ['one'])).rejects.toThrow()
  expect(pushes).toEqual([])
})
