import { createPrivateKey, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { KeyBundle } from '#app/gateways/passes/apple/read-p12.ts'
import { callerPath, UsageError } from './arguments.ts'
import type { CommandRequest } from './command.ts'

export const CERTIFICATE_OPTIONS = [
  'certificate',
  'key',
  'issuer',
  'password-file',
  'google-key',
  'google-issuer',
  'remove',
] as const

const USAGE =
  'Use: npm run venue -- pass-certificate TENANT [--certificate FILE [--key FILE] [--issuer FILE] [--password-file FILE] | --google-key FILE --google-issuer NUMBER | --remove apple]'

type Options = Partial<Record<(typeof CERTIFICATE_OPTIONS)[number], string | undefined>>

/** What is to be done with the accounts of a venue, its files read: the server need not find them. A file that is none is refused by its name. */
export async function certificateRequest(tenantId: string, options: Options): Promise<CommandRequest> {
  const { certificate, remove, 'google-key': googleKey, 'google-issuer': issuerId } = options
  const chosen = [certificate, remove, googleKey ?? issuerId].filter(Boolean)
  if (chosen.length > 1 || (!certificate && (options.key || options.issuer || options['password-file'])))
    throw new UsageError(USAGE)
  if (remove) return { command: 'venue pass-certificate remove', tenantId, wallet: remove }
  if (certificate)
    return {
      command: 'venue pass-certificate apple',
      tenantId,
      ...(await appleFiles({ ...options, certificate })),
    }
  if (!googleKey && !issuerId) return { command: 'venue pass-certificate list', tenantId }
  if (!googleKey || !issuerId) throw new UsageError('--google-key and --google-issuer go together')
  const account = (await bytesOf(googleKey)).toString('utf8')
  return { command: 'venue pass-certificate google', tenantId, issuerId, account }
}

type AppleOptions = Options & { certificate: string }

async function appleFiles(options: AppleOptions) {
  const password = options['password-file']
    ? (await bytesOf(options['password-file'])).toString('utf8').replace(/\r?\n$/, '')
    : ''
  const bundle = await bundleOf(options, password)
  const issuer = options.issuer ? certificateIn(await bytesOf(options.issuer)) : issuerIn(bundle)
  if (!issuer && options.issuer) throw new UsageError(`${options.issuer} is no certificate`)
  if (!issuer)
    throw new UsageError(
      "--issuer is missing: Apple's certificate that issued this one (WWDR), from apple.com/certificateauthority",
    )
  return { certificate: bundle.certificate, key: bundle.key, issuer }
}

/** The certificate and its key: of one file (PKCS #12, or PEM with both), or of two. */
async function bundleOf({ certificate, key }: AppleOptions, password: string): Promise<KeyBundle> {
  const bytes = await bytesOf(certificate)
  const pem = certificateIn(bytes)
  if (pem) {
    const keyFile = key ?? certificate
    return {
      certificate: pem,
      key: plainKey(await bytesOf(keyFile), { file: keyFile, password }),
      issuers: [],
    }
  }
  const { readP12 } = await import('#app/gateways/passes/apple/read-p12.ts')
  const bundle = readP12(bytes, password)
  if (bundle === 'wrong-password') throw new UsageError(`${certificate}: the password is another one`)
  if (bundle === 'not-p12') throw new UsageError(`${certificate} is neither PKCS #12 nor a certificate`)
  return bundle
}

/** What issued the certificate, where its file has that too. */
function issuerIn({ certificate, issuers }: KeyBundle): string | null {
  const own = new X509Certificate(certificate)
  return issuers.find(issuer => own.checkIssued(new X509Certificate(issuer))) ?? null
}

/** In PEM, from PEM or DER. */
function certificateIn(bytes: Buffer): string | null {
  try {
    return new X509Certificate(bytes).toString()
  } catch {
    return null
  }
}

function plainKey(bytes: Buffer, { file, password }: { file: string; password: string }): string {
  try {
    return createPrivateKey({ key: bytes, passphrase: password })
      .export({ type: 'pkcs8', format: 'pem' })
      .toString()
  } catch {
    throw new UsageError(`${file} has no private key in PEM, or its password is another one`)
  }
}

const bytesOf = (file: string): Promise<Buffer> =>
  readFile(callerPath(file)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${file} cannot be read (${error.code})`)
  })
