import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { openGateways } from './open-gateways.ts'

test.each([
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
])('%s is an error at start, since nothing would come of it', name => {
  expect(() => openGateways(readEnvironment({ [name]: 'a value' }), 'a secret')).toThrow(`${name}: `)
  expect(() => openGateways(readEnvironment({ [name]: 'a value' }), 'a secret')).toThrow(
    'not available in this version',
  )
})

test('without settings the test gateway, proof of work and the outbox folder stand behind the ports', () => {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-gateways-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(openGateways(readEnvironment({ DATA_DIR: folder }), 'a secret')).toMatchObject({
    payments: { name: 'test' },
    captcha: { kind: 'altcha' },
  })
})
