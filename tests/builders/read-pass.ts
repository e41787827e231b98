import { createHash, createPublicKey, verify, X509Certificate } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import forge from 'node-forge'
import { expect } from 'vitest'

type PassField = { key: string; label?: string; value: string; changeMessage?: string }
type PassPlaces = Record<
  'headerFields' | 'primaryFields' | 'secondaryFields' | 'auxiliaryFields' | 'backFields',
  PassField[]
>

/** What of `pass.json` tests look at. */
export type PassJson = {
  passTypeIdentifier: string
  teamIdentifier: string
  serialNumber: string
  organizationName: string
  voided?: boolean
  webServiceURL?: string
  authenticationToken?: string
  relevantDate?: string
  expirationDate?: string
  backgroundColor: string
  foregroundColor: string
  labelColor: string
  barcodes: { format: string; message: string; altText: string }[]
  eventTicket?: PassPlaces
  storeCard?: PassPlaces
}

/** Opens a pass as a phone does: every file has the hash of the manifest, the manifest the signature of a certificate that the authority issued. */
export function readPass(content: Uint8Array, wwdr: string): { json: PassJson; files: string[] } {
  const files = unzipSync(content)
  const { 'manifest.json': manifest, signature, ...rest } = files
  if (!manifest || !signature) throw new Error('A pass has a manifest and a signature')
  const hashes = Object.entries(rest).map(([name, file]) => [
    name,
    createHash('sha1').update(file).digest('hex'),
  ])
  expect(JSON.parse(strFromU8(manifest))).toEqual(Object.fromEntries(hashes))
  expectSigned(manifest, { signature, wwdr })
  return { json: JSON.parse(strFromU8(rest['pass.json'] as Uint8Array)), files: Object.keys(rest) }
}

/** The passes of a file with several, in their order. */
export const readPasses = (content: Uint8Array, wwdr: string) =>
  Object.values(unzipSync(content)).map(pass => readPass(pass, wwdr).json)

/** The detached PKCS #7 signature: the digest of the manifest stands in what is signed, which the certificate's key has signed. */
function expectSigned(manifest: Uint8Array, { signature, wwdr }: { signature: Uint8Array; wwdr: string }) {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(Buffer.from(signature).toString('binary'))),
  ) as forge.pkcs7.Captured<forge.pkcs7.PkcsSignedData>
  const certificates = message.certificates.map(
    certificate => new X509Certificate(forge.pki.certificateToPem(certificate)),
  )
  const authority = new X509Certificate(wwdr)
  const signer = certificates.find(({ subject }) => subject.includes('UID=pass.'))
  expect(signer?.checkIssued(authority) && signer.verify(authority.publicKey)).toBe(true)
  const { authenticatedAttributes, signature: signed } = message.rawCapture as {
    authenticatedAttributes: forge.asn1.Asn1[]
    signature: string
  }
  expect(digestIn(authenticatedAttributes)).toBe(createHash('sha1').update(manifest).digest('binary'))
  const set = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    authenticatedAttributes,
  )
  const content = Buffer.from(forge.asn1.toDer(set).getBytes(), 'binary')
  const key = createPublicKey(signer?.publicKey.export({ type: 'spki', format: 'pem' }) as string)
  expect(verify('RSA-SHA1', content, key, Buffer.from(signed, 'binary'))).toBe(true)
}

function digestIn(attributes: readonly forge.asn1.Asn1[]): unknown {
  for (const { value } of attributes) {
    const [type, values] = value as [forge.asn1.Asn1, forge.asn1.Asn1]
    if (forge.asn1.derToOid(type.value as string) === forge.pki.oids.messageDigest)
      return (values.value as forge.asn1.Asn1[])[0]?.value
  }
  return null
}
