import { X509Certificate } from 'node:crypto'
import forge from 'node-forge'

/** A key with its certificates, in PEM: the key's own, and those of who issued it. */
export type KeyBundle = { certificate: string; key: string; issuers: string[] }

const { keyBag, pkcs8ShroudedKeyBag, certBag } = forge.pki.oids

/**
 * Reads a file of PKCS #12 (RFC 7292), as Keychain Access exports one: `not-p12` for bytes that are none, or have no key with a certificate;
 * `wrong-password` where the password does not open it.
 */
export function readP12(bytes: Uint8Array, password: string): KeyBundle | 'not-p12' | 'wrong-password' {
  try {
    return bundleOf(bagsIn(bytes, password)) ?? 'not-p12'
  } catch (error) {
    return String(error).includes('Invalid password') ? 'wrong-password' : 'not-p12'
  }
}

type Bags = { keys: forge.pki.rsa.PrivateKey[]; certificates: X509Certificate[] }

function bagsIn(bytes: Uint8Array, password: string): Bags {
  const content = forge.asn1.fromDer(Buffer.from(bytes).toString('binary'))
  const p12 = forge.pkcs12.pkcs12FromAsn1(content, password)
  const bagsOf = (bagType = '') => p12.getBags({ bagType })[bagType] ?? []
  const keys = [...bagsOf(keyBag), ...bagsOf(pkcs8ShroudedKeyBag)].flatMap(({ key }) => key ?? [])
  const certificates = bagsOf(certBag).flatMap(({ cert }) => cert ?? [])
  return {
    keys: keys as forge.pki.rsa.PrivateKey[],
    certificates: certificates.map(
      certificate => new X509Certificate(forge.pki.certificateToPem(certificate)),
    ),
  }
}

function bundleOf({ keys: [key], certificates }: Bags): KeyBundle | null {
  const own = certificates.find(({ subject }) => subject.includes('UID=pass.')) ?? certificates[0]
  if (!key || !own) return null
  const issuers = certificates.filter(certificate => certificate !== own).map(String)
  return { certificate: own.toString(), key: forge.pki.privateKeyToPem(key), issuers }
}
