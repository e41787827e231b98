import { z } from 'zod'
import { OperatorError } from './operator-error.ts'

const flag = z.enum(['', '0', '1', 'true', 'false']).transform(value => value === '1' || value === 'true')

const port = z.coerce
  .number({ error: 'must be a number' })
  .int('must be a whole number')
  .min(0, 'must be 0 or more')
  .max(65_535, 'must be at most 65535')

const schema = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1, 'must not be empty').default('0.0.0.0'),
  DATA_DIR: z.string().min(1, 'must not be empty').default('data'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host/database' })
    .optional(),
  B2C_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  /** where the test gateway takes cards; the next free one after PORT when it is not said */
  GATEWAY_PORT: port.optional(),
  /** the address at which browsers reach GATEWAY_PORT, when they do not by the storefront's host name */
  GATEWAY_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must look like smtp://host:587' }).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_\w+$/, 'must look like sk_live_…, sk_test_… or rk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must look like pk_live_… or pk_test_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must look like whsec_…')
    .optional(),
  RECAPTCHA_SITE_KEY: z.string().optional(),
  RECAPTCHA_SECRET_KEY: z.string().optional(),
  RECAPTCHA_V2_SITE_KEY: z.string().optional(),
  RECAPTCHA_V2_SECRET_KEY: z.string().optional(),
  RECAPTCHA_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://www.google.com/recaptcha'),
  /** passes for Apple's wallet: PEM, or where the file is */
  APPLE_PASS_CERTIFICATE: z.string().optional(),
  APPLE_PASS_KEY: z.string().optional(),
  APPLE_PASS_KEY_PASSPHRASE: z.string().optional(),
  APPLE_WWDR_CERTIFICATE: z.string().optional(),
  /** where phones are told that a pass has changed, and in PEM who issued the certificate of who answers there, where it is not Apple */
  APPLE_PUSH_URL: z
    .url({ protocol: /^https$/, error: 'must be an https address' })
    .default('https://api.push.apple.com'),
  APPLE_PUSH_AUTHORITY: z.string().optional(),
  /** passes for Google's wallet: the JSON key of a service account, or where the file is */
  GOOGLE_WALLET_KEY: z.string().optional(),
  GOOGLE_WALLET_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .default('https://walletobjects.googleapis.com/walletobjects/v1'),
  GOOGLE_WALLET_ISSUER_ID: z.string().regex(/^\d+$/, 'must be a number like 3388000000012345678').optional(),
  /** demos only: every captcha fails after three seconds, to show what visitors would see */
  CAPTCHA_SIMULATE_ERROR: flag.optional(),
  /** which list of test tenants `/` shows, and which tenants the editor offers */
  HOST_TYPE: z
    .enum(['local', 'qa', 'staging', 'production'], { error: 'must be local, qa, staging or production' })
    .optional(),
  /** hosts of the operator's own network whose pages onboarding reads, with commas between them; no other private address is */
  ONBOARDING_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform(hosts => hosts.split(/[\s,]+/).filter(Boolean)),
  /** keeps the pages that say the same to everybody, and sends them without scripts until they are touched; `0` draws each for each visitor */
  PAGE_STORE: flag.default(true),
  DEMO: flag.optional(),
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
})

export type Environment = Omit<z.infer<typeof schema>, 'DEMO' | 'HOST_TYPE'> & {
  DEMO: boolean
  HOST_TYPE: 'local' | 'qa' | 'staging' | 'production'
}

export class EnvironmentError extends OperatorError {}

/** Reads the settings once. A bad one is refused with its name and what it must be. Empty counts as unset. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(values)
  if (!parsed.success) throw new EnvironmentError(parsed.error.issues.map(sentence).join('; '))
  return withDefaults(parsed.data)
}

const sentence = (issue: z.core.$ZodIssue) => `${issue.path.join('.')} ${issue.message}`

/** Without a PostgreSQL this is a trial on one machine: demo venues and the test mailbox are on unless switched off. */
function withDefaults(read: z.infer<typeof schema>): Environment {
  const demo = read.DEMO ?? !read.DATABASE_URL
  return { ...read, DEMO: demo, HOST_TYPE: read.HOST_TYPE ?? (demo ? 'local' : 'production') }
}
