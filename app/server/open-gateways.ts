import { join } from 'node:path'
import type { Log } from '#app/api/kernel/log.ts'
import { createAltchaCaptcha } from '#app/gateways/captcha/altcha/altcha-captcha.ts'
import type { CaptchaGateway } from '#app/gateways/captcha/captcha-gateway.ts'
import { createRecaptcha } from '#app/gateways/captcha/recaptcha/recaptcha-captcha.ts'
import { createResolverDns } from '#app/gateways/dns/resolver-dns.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import type { MailGateway } from '#app/gateways/mail/mail-gateway.ts'
import { createOutboxMail } from '#app/gateways/mail/outbox-mail.ts'
import { createSmtpMail } from '#app/gateways/mail/smtp-mail.ts'
import type { PaymentGateway } from '#app/gateways/payments/payment-gateway.ts'
import { createStripeGateway } from '#app/gateways/payments/stripe/stripe-gateway.ts'
import { fileLedger } from '#app/gateways/payments/test/charge-ledger.ts'
import { createTestGateway } from '#app/gateways/payments/test/test-gateway.ts'
import { type Environment, EnvironmentError } from '../environment.ts'
import { openPasses } from './open-passes.ts'

/** What outlives the gateways: the process's secret and its log; and where visitors reach it. */
type GatewayOptions = { secret: string; log: Log; origin: string }

/** Decides once, from the environment, what stands behind each port. A setting for something that is not there is an error, never ignored. */
export function openGateways(environment: Environment, { secret, log, origin }: GatewayOptions): Gateways {
  return {
    payments: openPayments(environment, secret),
    captcha: openCaptcha(environment, { secret, log }),
    mail: openMail(environment),
    passes: openPasses(environment, { now: new Date(), log, origin }),
    dns: createResolverDns(),
  }
}

/** What copies of venues have: test cards, a captcha of our own, no mail and no wallets, whatever the venues themselves have. */
export function openSandboxGateways(
  environment: Environment,
  { secret, gateways }: { secret: string; gateways: Gateways },
): Gateways {
  const { payments } = gateways
  return {
    payments: payments.name === 'test' ? payments : openTestPayments(environment, secret),
    captcha: openAltcha(environment, secret),
    mail: { send: async () => undefined },
    passes: { apple: null, google: null },
    dns: gateways.dns,
  }
}

/** The test gateway unless a Stripe account is set (decision C5). */
function openPayments(environment: Environment, secret: string): PaymentGateway {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = environment
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY)
    return createStripeGateway({
      secretKey: STRIPE_SECRET_KEY,
      publishableKey: STRIPE_PUBLISHABLE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
    })
  if (STRIPE_SECRET_KEY || STRIPE_PUBLISHABLE_KEY || STRIPE_WEBHOOK_SECRET)
    throw new EnvironmentError('Stripe needs both STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY')
  return openTestPayments(environment, secret)
}

function openTestPayments({ DATA_DIR }: Environment, secret: string): PaymentGateway {
  const ledger = fileLedger(join(DATA_DIR, 'test-gateway', 'charges.jsonl'))
  return createTestGateway({ secret, ledger, clock: () => new Date() })
}

/** ALTCHA unless Google's keys are set: all four of them, since v2 stands in where v3 is not sure (decision C6). */
function openCaptcha(
  environment: Environment,
  { secret, log }: Pick<GatewayOptions, 'secret' | 'log'>,
): CaptchaGateway {
  const keys = {
    siteKey: environment.RECAPTCHA_SITE_KEY ?? '',
    secretKey: environment.RECAPTCHA_SECRET_KEY ?? '',
    checkboxSiteKey: environment.RECAPTCHA_V2_SITE_KEY ?? '',
    checkboxSecretKey: environment.RECAPTCHA_V2_SECRET_KEY ?? '',
  }
  const missing = RECAPTCHA_KEYS.filter(name => !environment[name])
  if (missing.length === RECAPTCHA_KEYS.length) return openAltcha(environment, secret)
  if (missing.length > 0)
    throw new EnvironmentError(
      `${missing.join(', ')}: reCAPTCHA needs the keys of v3 and of v2, site and secret each`,
    )
  const onFailure = (error: unknown) => log.warn({ error }, 'reCAPTCHA cannot be asked; nobody can pass it')
  return createRecaptcha({ ...keys, url: environment.RECAPTCHA_URL, secret, onFailure })
}

function openAltcha({ DEMO, CAPTCHA_SIMULATE_ERROR }: Environment, secret: string): CaptchaGateway {
  if (CAPTCHA_SIMULATE_ERROR && !DEMO)
    throw new EnvironmentError('CAPTCHA_SIMULATE_ERROR is for demos: with it nobody could order')
  return createAltchaCaptcha({ secret, simulatesError: CAPTCHA_SIMULATE_ERROR })
}

export const outboxFolder = ({ DATA_DIR }: Pick<Environment, 'DATA_DIR'>) => join(DATA_DIR, 'outbox')

function openMail(environment: Environment): MailGateway {
  const { SMTP_URL } = environment
  const clock = () => new Date()
  return SMTP_URL ? createSmtpMail(SMTP_URL) : createOutboxMail({ folder: outboxFolder(environment), clock })
}

const RECAPTCHA_KEYS = [
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_SECRET_KEY',
  'RECAPTCHA_V2_SITE_KEY',
  'RECAPTCHA_V2_SECRET_KEY',
] as const
