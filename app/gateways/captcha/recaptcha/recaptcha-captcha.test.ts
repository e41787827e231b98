import { expect, onTestFinished, test } from 'vitest'
import { startGoogle } from '#tests/builders/google.ts'
import { MIN_AGE_MS } from '../form-tokens.ts'
import { createRecaptcha, MIN_SCORE } from './recaptcha-captcha.ts'

const now = new Date('2026-11-20T10:00:00Z')
const here = { tenantId: 'pier', now }

async function openCaptcha(url?: string) {
  const google = await startGoogle()
  onTestFinished(google.close)
  const failures: unknown[] = []
  const captcha = createRecaptcha({
    url: url ?? google.url,
    siteKey: 'site-3',
    secretKey: 'secret-3',
    checkboxSiteKey: 'site-2',
    checkboxSecretKey: 'secret-2',
    secret: 'a secret of this test',
    onFailure: error => failures.push(error),
  })
  const verify = (tokens: { token?: string; checkboxToken?: string }) =>
    captcha.verify({ token: '', checkboxToken: '', ...tokens }, here)

  return { captcha, google, verify, failures }
}

test.each([
  ['v3 0.9 checkout/pier', 'passed'],
  [`v3 ${MIN_SCORE} checkout/pier`, 'passed'],
  ['v3 0.4 checkout/pier', 'checkbox'],
  ['v3 0.9 checkout/other', 'checkbox'],
  ['v3 0.9 login', 'checkbox'],
  ['nonsense', 'checkbox'],
  ['', 'refused'],
  ['broken', 'refused'],
])('the v3 token %j is %s', async (token, verdict) => {
  const { verify } = await openCaptcha()
  expect(await verify({ token })).toBe(verdict)
})

test.each([
  [{ checkboxToken: 'a person' }, 'passed'],
  [{ token: 'v3 0.1 checkout/pier', checkboxToken: 'a person' }, 'passed'],
  [{ token: 'v3 0.9 checkout/pier', checkboxToken: 'a robot' }, 'refused'],
])('the checkbox has the last word: %o is %s', async (tokens, verdict) => {
  const { verify } = await openCaptcha()
  expect(await verify(tokens)).toBe(verdict)
})

test('each token is asked about once, with the secret of its kind, and Google spends it', async () => {
  const { verify, google } = await openCaptcha()
  expect(await verify({ token: 'v3 0.9 checkout/pier' })).toBe('passed')
  expect(await verify({ token: 'v3 0.9 checkout/pier' })).toBe('checkbox')
  await verify({ checkboxToken: 'a person' })
  expect(google.requests).toEqual([
    'secret-3 v3 0.9 checkout/pier',
    'secret-3 v3 0.9 checkout/pier',
    'secret-2 a person',
  ])
})

test('nobody passes while Google cannot be asked, and somebody is told', async () => {
  const { verify, failures } = await openCaptcha('http://127.0.0.1:9/recaptcha')
  expect(await verify({ token: 'v3 0.9 checkout/pier' })).toBe('refused')
  expect(await verify({ checkboxToken: 'a person' })).toBe('refused')
  expect(failures).toHaveLength(2)
})

test('the browser is told both keys and the action of the venue, never a secret', async () => {
  const { captcha, google } = await openCaptcha()
  const { challenge } = await captcha.challenge({ tenantId: 'pier-9.b', now })
  expect(challenge).toEqual({
    url: google.url,
    siteKey: 'site-3',
    checkboxSiteKey: 'site-2',
    action: 'checkout/pier_9_b',
  })
})

test('a form without JavaScript is taken as with any captcha', async () => {
  const { captcha } = await openCaptcha()
  const { formToken = '' } = await captcha.challenge(here)
  const later = { ...here, now: new Date(now.getTime() + MIN_AGE_MS) }
  expect(await captcha.verify({ token: formToken, checkboxToken: '' }, later)).toBe('passed')
  expect(await captcha.verify({ token: formToken, checkboxToken: '' }, later)).toBe('refused')
})

test('only Google itself, or what stands in for it, may be framed', async () => {
  const { captcha, google } = await openCaptcha()
  const origin = new URL(google.url).origin
  expect(captcha.browserHosts).toEqual({ frame: [origin], connect: [origin] })
})
