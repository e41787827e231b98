import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { FORMS_A_MINUTE, MIN_AGE_MS } from '../form-tokens.ts'
import { createAltchaCaptcha } from './altcha-captcha.ts'

const now = new Date('2026-11-20T10:00:00Z')
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds)
const here = { tenantId: 'pier', now }
const captchaOf = () => createAltchaCaptcha({ secret: 'a secret of this test', cost: 1 })

type Verification = { captcha: ReturnType<typeof captchaOf>; token: string; request?: typeof here }

const verify = async ({ captcha, token, request = here }: Verification) =>
  (await captcha.verify({ token, checkboxToken: '' }, request)) === 'passed'

async function solve(captcha: ReturnType<typeof captchaOf>) {
  const { challenge } = await captcha.challenge(here)
  const solution = await solveChallenge({ challenge: challenge as never, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

test('work that was done is accepted once', async () => {
  const captcha = captchaOf()
  const token = await solve(captcha)
  expect(await verify({ captcha, token })).toBe(true)
  expect(await verify({ captcha, token })).toBe(false)
})

test('work is good for its venue and for twenty minutes', async () => {
  const captcha = captchaOf()
  const token = await solve(captcha)
  expect(await verify({ captcha, token, request: { tenantId: 'other', now } })).toBe(false)
  expect(await verify({ captcha, token, request: { tenantId: 'pier', now: later(20 * 60_000) } })).toBe(false)
  expect(await verify({ captcha, token, request: { tenantId: 'pier', now: later(20 * 60_000 - 1) } })).toBe(
    true,
  )
})

test.each([
  '',
  'null',
  'e30=',
  'bnVsbA==',
  Buffer.from('{"challenge":{"parameters":{}},"solution":{}}').toString('base64'),
])('what is no work is refused: %s', async token => {
  expect(await verify({ captcha: captchaOf(), token })).toBe(false)
})

test('work for a challenge that another server signed is refused', async () => {
  const token = await solve(createAltchaCaptcha({ secret: 'another secret', cost: 1 }))
  expect(await verify({ captcha: captchaOf(), token })).toBe(false)
})

test('a form without JavaScript is accepted once, not at once, and for an hour', async () => {
  const captcha = captchaOf()
  const { formToken = '' } = await captcha.challenge(here)
  const at = (milliseconds: number) => ({ tenantId: 'pier', now: later(milliseconds) })
  expect(await verify({ captcha, token: formToken, request: at(MIN_AGE_MS - 1) })).toBe(false)
  expect(await verify({ captcha, token: formToken, request: { ...at(MIN_AGE_MS), tenantId: 'other' } })).toBe(
    false,
  )
  expect(await verify({ captcha, token: formToken, request: at(MIN_AGE_MS) })).toBe(true)
  expect(await verify({ captcha, token: formToken, request: at(MIN_AGE_MS) })).toBe(false)
  const { formToken: second = '' } = await captcha.challenge(here)
  expect(await verify({ captcha, token: second, request: at(60 * 60_000 + 1) })).toBe(false)
})

test('a venue takes few such forms a minute', async () => {
  const captcha = captchaOf()
  const tokens = await Promise.all(Array.from({ length: FORMS_A_MINUTE + 1 }, () => captcha.challenge(here)))
  const verdicts = await Promise.all(
    tokens.map(({ formToken = '' }) =>
      verify({ captcha, token: formToken, request: { ...here, now: later(MIN_AGE_MS) } }),
    ),
  )
  expect(verdicts.filter(Boolean)).toHaveLength(FORMS_A_MINUTE)
})
