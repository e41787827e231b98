import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLog } from '#app/api/kernel/log.ts'
import { readEnvironment } from '../environment.ts'
import { openGateways } from './open-gateways.ts'

const kept = { secret: 'a secret', log: createLog('silent'), origin: 'https://tickets.example' }

const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' }

test('the keys of a Stripe account put it behind the port, and let pages reach it', () => {
  expect(openGateways(readEnvironment(STRIPE), kept).payments).toMatchObject({
    name: 'stripe',
    cardEntry: { kind: 'script', gateway: 'stripe', settings: { publishableKey: 'pk_test_1' } },
    browserHosts: { connect: ['https://api.stripe.com'] },
  })
})

test.each([
  { STRIPE_SECRET_KEY: 'sk_test_1' },
  { STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
  { STRIPE_WEBHOOK_SECRET: 'whsec_1' },
])('half of a Stripe account is an error at start: %o', half => {
  expect(() => openGateways(readEnvironment(half), kept)).toThrow('Stripe needs both STRIPE_SECRET_KEY and')
})

test.each(Object.keys({ ...STRIPE, STRIPE_WEBHOOK_SECRET: '' }))('%s that is none is named', name => {
  expect(() => readEnvironment({ ...STRIPE, [name]: 'a value' })).toThrow(`${name} must look like`)
})

const request = { tenantId: 'pier', now: new Date() }

test('without settings the test gateway, proof of work and the outbox folder stand behind the ports', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-gateways-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { payments, captcha } = openGateways(readEnvironment({ DATA_DIR: folder }), kept)
  expect([payments.name, (await captcha.challenge(request)).kind]).toEqual(['test', 'altcha'])
})

const KEYS = {
  RECAPTCHA_SITE_KEY: 'site-3',
  RECAPTCHA_SECRET_KEY: 'secret-3',
  RECAPTCHA_V2_SITE_KEY: 'site-2',
  RECAPTCHA_V2_SECRET_KEY: 'secret-2',
}

const open = (variables: Record<string, string>) => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-gateways-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return openGateways(readEnvironment({ DATA_DIR: folder, ...variables }), kept)
}

test('the keys of reCAPTCHA put it behind the port', async () => {
  const { captcha } = open(KEYS)
  expect((await captcha.challenge(request)).kind).toBe('recaptcha')
  expect(captcha).toMatchObject({
    browserHosts: { frame: ['https://www.google.com', 'https://recaptcha.google.com'] },
  })
})

test.each(Object.keys(KEYS))('reCAPTCHA without %s is an error that names it', name => {
  expect(() => open({ ...KEYS, [name]: '' })).toThrow(`${name}: reCAPTCHA needs`)
})

test('a simulated error of the captcha is for demos', async () => {
  const simulating = open({ CAPTCHA_SIMULATE_ERROR: '1', DEMO: '1' }).captcha
  expect((await simulating.challenge(request)).challenge).toHaveProperty('simulatesError', true)
  expect((await open({}).captcha.challenge(request)).challenge).not.toHaveProperty('simulatesError')
  expect(() => open({ CAPTCHA_SIMULATE_ERROR: '1', DEMO: '0' })).toThrow(
    'CAPTCHA_SIMULATE_ERROR is for demos',
  )
})
