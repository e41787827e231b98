import { join } from 'node:path'
import { createAltchaCaptcha } from '#app/gateways/captcha/altcha/altcha-captcha.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import type { MailGateway } from '#app/gateways/mail/mail-gateway.ts'
import { createOutboxMail } from '#app/gateways/mail/outbox-mail.ts'
import { createSmtpMail } from '#app/gateways/mail/smtp-mail.ts'
import { fileLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import { type Environment, EnvironmentError } from '../environment.ts'

/** Decides once, from the environment, what stands behind each port. A setting for something that is not there is an error, never ignored. */
export function openGateways(environment: Environment, secret: string): Gateways {
  refuseUnavailable(environment)
  const clock = () => new Date()
  const ledger = fileLedger(join(environment.DATA_DIR, 'test-gateway', 'charges.jsonl'))
  return {
    payments: createTestGateway({ secret, ledger, clock }),
    captcha: createAltchaCaptcha({ secret }),
    mail: openMail(environment, clock),
  }
}

export const outboxFolder = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>) => join(DATA_DIR, 'outbox')

function openMail(environment: Environment, clock: () => Date): MailGateway {
  const { SMTP_URL } = environment
  return SMTP_URL ? createSmtpMail(SMTP_URL) : createOutboxMail({ folder: outboxFolder(environment), clock })
}

const UNAVAILABLE = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
] as const

function refuseUnavailable(environment: Environment) {
  const set = UNAVAILABLE.filter(name => environment[name])
  const what = set[0]?.startsWith('STRIPE') ? 'payments through Stripe are' : 'reCAPTCHA is'
  if (set.length > 0)
    throw new EnvironmentError(`${set.join(', ')}: ${what} not available in this version; leave it out`)
}
