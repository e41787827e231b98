import type { AddressInfo } from 'node:net'
import express, { type Response } from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { allowAnyPictures, allowPictures, allowTrackers, securityHeaders } from './security-headers.ts'

/** The rules of the policy that a page of a venue is sent with, by their names. */
async function policyOf(open: (response: Response) => void, { production = true } = {}) {
  const app = express()
  app.use(securityHeaders({ production, secure: false, hosts: () => ({}) }))
  app.get('/page', (_request, response) => {
    open(response)
    response.send('a page')
  })
  const server = app.listen(0)
  onTestFinished(() => void server.close())
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/page`)
  const policy = answer.headers.get('content-security-policy')
  return policy && Object.fromEntries(policy.split('; ').map(rule => rule.split(/ (.*)/s, 2)))
}

test('a page shows the pictures of this site, and those of the hosts that its venue names', async () => {
  expect(await policyOf(() => undefined)).toMatchObject({ 'img-src': `'self' data:` })
  const policy = await policyOf(response =>
    allowPictures(response, ['https://cdn.example', 'https://b.example:8443']),
  )
  expect(policy).toMatchObject({
    'img-src': `'self' data: https://cdn.example https://b.example:8443`,
    'connect-src': `'self'`,
    'default-src': `'self'`,
  })
})

test('a host is named once, beside the trackers', async () => {
  const policy = await policyOf(response => {
    allowPictures(response, ['https://cdn.example'])
    allowTrackers(response, ['ga'])
    allowPictures(response, ['https://cdn.example'])
  })
  expect(policy).toMatchObject({
    'img-src': `'self' data: https://cdn.example https://*.google-analytics.com`,
    'connect-src': `'self' https://*.google-analytics.com`,
  })
})

test('a page of the staff may be opened for every picture over https, and for nothing else', async () => {
  expect(await policyOf(allowAnyPictures)).toMatchObject({
    'img-src': `'self' data: https:`,
    'connect-src': `'self'`,
    'default-src': `'self'`,
  })
})

test('what is no plain https origin opens nothing', async () => {
  const hostile = [
    "https://a.example; script-src 'unsafe-inline'",
    'https://*',
    '*',
    'https:',
    "'unsafe-inline'",
    'http://a.example',
  ]
  expect(await policyOf(response => allowPictures(response, hostile))).toMatchObject({
    'img-src': `'self' data:`,
  })
})

test('without a policy, as while developing, there is nothing to open', async () => {
  expect(
    await policyOf(response => allowPictures(response, ['https://cdn.example']), { production: false }),
  ).toBeNull()
})
