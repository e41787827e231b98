import { existsSync, readFileSync } from 'node:fs'
import type { Log } from '#app/api/kernel/log.ts'
import { createApplePasses } from '#app/gateways/passes/apple/apple-passes.ts'
import { type PemSetting, readPassCertificate } from '#app/gateways/passes/apple/pass-certificate.ts'
import { pushServerOf } from '#app/gateways/passes/apple/push-server.ts'
import { createGooglePasses } from '#app/gateways/passes/google/google-passes.ts'
import { readServiceAccount } from '#app/gateways/passes/google/service-account.ts'
import type { PassGateway } from '#app/gateways/passes/pass-gateway.ts'
import { isEndingSoon } from '#app/rules/passes/pass-term.ts'
import { type Environment, EnvironmentError } from '../environment.ts'

type PassOptions = { now: Date; log: Log; origin: string }

/** The wallets of phones that are set up; half a setting, or one that no phone would take, is an error at start. */
export const openPasses = (environment: Environment, options: PassOptions): PassGateway => ({
  apple: openApple(environment, options),
  google: openGoogle(environment, options),
})

const APPLE: Record<PemSetting, 'APPLE_PASS_CERTIFICATE' | 'APPLE_PASS_KEY' | 'APPLE_WWDR_CERTIFICATE'> = {
  certificate: 'APPLE_PASS_CERTIFICATE',
  key: 'APPLE_PASS_KEY',
  issuer: 'APPLE_WWDR_CERTIFICATE',
}

function openApple(environment: Environment, { now, log }: PassOptions): PassGateway['apple'] {
  const names = Object.values(APPLE)
  const missing = names.filter(name => !environment[name])
  if (missing.length === names.length) return null
  if (missing.length > 0)
    throw new EnvironmentError(`${missing.join(', ')}: Apple's wallet needs ${names.join(', ')}`)
  const read = readPassCertificate({
    certificate: contentOf(environment, APPLE.certificate),
    key: contentOf(environment, APPLE.key),
    issuer: contentOf(environment, APPLE.issuer),
    passphrase: environment.APPLE_PASS_KEY_PASSPHRASE,
    now,
  })
  if ('fault' in read) throw new EnvironmentError(`${APPLE[read.setting]} ${read.fault}`)
  const { expiresAt } = read
  if (isEndingSoon(expiresAt, now))
    log.warn({ expiresAt }, 'The certificate for passes expires soon: APPLE_PASS_CERTIFICATE')
  return createApplePasses(read, pushServerOf(environment))
}

function openGoogle(environment: Environment, { origin }: PassOptions): PassGateway['google'] {
  const { GOOGLE_WALLET_ISSUER_ID: issuerId, GOOGLE_WALLET_KEY } = environment
  if (!issuerId && !GOOGLE_WALLET_KEY) return null
  if (!issuerId || !GOOGLE_WALLET_KEY)
    throw new EnvironmentError("Google's wallet needs both GOOGLE_WALLET_ISSUER_ID and GOOGLE_WALLET_KEY")
  const account = readServiceAccount(contentOf(environment, 'GOOGLE_WALLET_KEY'))
  if (!account) throw new EnvironmentError('GOOGLE_WALLET_KEY is no key of a service account in JSON')
  return createGooglePasses({ ...account, issuerId, origin, apiUrl: environment.GOOGLE_WALLET_URL })
}

type FileSetting = (typeof APPLE)[PemSetting] | 'GOOGLE_WALLET_KEY'

/** A setting that holds a file, or says where it is. What it holds is a secret and never told. */
function contentOf(environment: Environment, name: FileSetting): string {
  const value = environment[name] ?? ''
  if (value.trimStart().startsWith('{')) return value
  if (value.includes('-----BEGIN')) return value.replaceAll(String.raw`\n`, '\n')
  if (!existsSync(value)) throw new EnvironmentError(`${name} is neither a key nor a file that is there`)
  return readFileSync(value, 'utf8')
}
