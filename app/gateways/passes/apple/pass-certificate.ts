import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'

/** What passes are signed with, in PEM, and the two names that stand in every pass as they stand in the certificate. */
export type PassCertificate = {
  certificate: string
  key: string
  /** Apple's certificate that the venue's was issued by (WWDR) */
  issuer: string
  passTypeId: string
  teamId: string
  expiresAt: Date
}

type PemFiles = { certificate: string; key: string; passphrase?: string; issuer: string; now: Date }

/** The names of the settings that a fault is told under. */
export type PemSetting = 'certificate' | 'key' | 'issuer'

type Fault = { setting: PemSetting; fault: string }

/**
 * Reads a certificate for passes with its key and the certificate of its issuer, or says what is wrong with which of them. Pass type and team
 * are those of the certificate: with others no phone takes the pass.
 */
export function readPassCertificate(files: PemFiles): PassCertificate | Fault {
  const certificate = certificateOf(files.certificate)
  const issuer = certificateOf(files.issuer)
  const key = keyOf(files)
  if (!certificate) return { setting: 'certificate', fault: 'is no certificate in PEM' }
  if (!issuer) return { setting: 'issuer', fault: 'is no certificate in PEM' }
  if (!key) return { setting: 'key', fault: 'is no private key in PEM, or its passphrase is another one' }
  const fault = faultOf({ certificate, issuer, key, now: files.now })
  if (fault) return fault
  return {
    certificate: certificate.toString(),
    issuer: issuer.toString(),
    key: key.export({ type: 'pkcs1', format: 'pem' }).toString(),
    passTypeId: subjectOf(certificate, 'UID') ?? '',
    teamId: subjectOf(certificate, 'OU') ?? '',
    expiresAt: endOf(certificate),
  }
}

type Parts = { certificate: X509Certificate; issuer: X509Certificate; key: KeyObject; now: Date }

function faultOf({ certificate, issuer, key, now }: Parts): Fault | null {
  if (!subjectOf(certificate, 'UID')?.startsWith('pass.') || !subjectOf(certificate, 'OU'))
    return { setting: 'certificate', fault: 'is no certificate of a pass type' }
  if (key.asymmetricKeyType !== 'rsa' || !certificate.checkPrivateKey(key))
    return { setting: 'key', fault: 'is not the key of the certificate' }
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey))
    return { setting: 'issuer', fault: 'has not issued the certificate' }
  return termFault('certificate', { certificate, now }) ?? termFault('issuer', { certificate: issuer, now })
}

function termFault(
  setting: PemSetting,
  { certificate, now }: Pick<Parts, 'certificate' | 'now'>,
): Fault | null {
  const begin = new Date(certificate.validFrom)
  if (now < begin) return { setting, fault: `counts from ${day(begin)} only` }
  const end = endOf(certificate)
  return now > end ? { setting, fault: `expired on ${day(end)}` } : null
}

const endOf = ({ validTo }: X509Certificate) => new Date(validTo)
const day = (date: Date) => date.toISOString().slice(0, 10)

/** Part of who a certificate is of; Node prints them a line each. */
const subjectOf = ({ subject }: X509Certificate, name: 'UID' | 'OU') =>
  subject
    .split('\n')
    .find(line => line.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null

function certificateOf(pem: string): X509Certificate | null {
  try {
    return new X509Certificate(pem)
  } catch {
    return null
  }
}

function keyOf({ key, passphrase }: PemFiles): KeyObject | null {
  try {
    return createPrivateKey({ key, passphrase })
  } catch {
    return null
  }
}
