import { join } from 'node:path'
import { createAltchaCaptcha } from '#app/gateways/captcha/altcha/altcha-captcha.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { createOutboxMail } from '#app/gateways/mail/outbox-mail.ts'
import { createSmtpMail } from '#app/gateways/mail/smtp-mail.ts'
import { fileLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import { type Environment, EnvironmentError } from '../environment.ts'

type Opening = { environment: Environment; secret: string; clock: () => Date }

/** Chooses the adapter behind each port from the settings. */
export function openGateways({ environment, secret, clock }: Opening): Gateways {
  refuseUnavailable(environment)
  const { DATA_DIR, SMTP_URL } = environment
  return {
    payments: createTestGateway({ secret, clock, ledger: fileLedger(join(DATA_DIR, 'test-gateway.jsonl')) }),
    captcha: createAltchaCaptcha({ secret }),
    mail: SMTP_URL ? createSmtpMail(SMTP_URL) : createOutboxMail({ folder: outboxFolder(environment), clock }),
  }
}

/** Where mails wait to be read when no mail server is set. */
export const outboxFolder = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>) => join(DATA_DIR, 'outbox')

/** Somebody who sets keys for real money must not be served by a test gateway. */
function refuseUnavailable(environment: Environment) {
  const asked = (['STRIPE_SECRET_KEY', 'RECAPTCHA_SECRET_KEY'] as const).filter(name => environment[name])
  if (asked.length > 0) throw new EnvironmentError(`${asked.join(' and ')} cannot be used: this version has no adapter for it yet`)
}
