import forge from 'node-forge'

const YEAR_MS = 365 * 86_400_000

/** @param {string} name @param {string} value */
const part = (name, value) => ({
  [name === 'UID' ? 'type' : 'shortName']: name === 'UID' ? '0.9.2342.19200300.100.1.1' : name,
  value,
})

/**
 * An authority of its own that issues certificates for passes as Apple does, for tests alone.
 *
 * @returns an object whose `issue` gives certificate and key in PEM; `wwdr` is the authority's own certificate
 */
export function passAuthority(now = new Date()) {
  const keys = forge.pki.rsa.generateKeyPair(2048)
  const subject = [part('CN', 'Test WWDR'), part('O', 'Test Inc.')]
  const own = certificate({
    subject,
    issuer: subject,
    publicKey: keys.publicKey,
    key: keys.privateKey,
    now,
    isAuthority: true,
  })
  return {
    wwdr: forge.pki.certificateToPem(own),
    /** a certificate of a server on this machine, with its key */
    issueServer() {
      const pair = forge.pki.rsa.generateKeyPair(2048)
      const issued = certificate({
        subject: [part('CN', 'localhost')],
        issuer: subject,
        publicKey: pair.publicKey,
        key: keys.privateKey,
        now,
        extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
      })
      return { cert: forge.pki.certificateToPem(issued), key: forge.pki.privateKeyToPem(pair.privateKey) }
    },
    issue({
      passTypeId = 'pass.example.marquee',
      teamId = 'TEAM123456',
      from = now,
      until = new Date(from.getTime() + YEAR_MS),
      passphrase = '',
    } = {}) {
      const pair = forge.pki.rsa.generateKeyPair(2048)
      const holder = [part('UID', passTypeId), part('CN', `Pass Type ID: ${passTypeId}`), part('OU', teamId)]
      const issued = certificate({
        subject: holder,
        issuer: subject,
        publicKey: pair.publicKey,
        key: keys.privateKey,
        now: from,
        until,
      })
      return {
        certificate: forge.pki.certificateToPem(issued),
        key: passphrase
          ? forge.pki.encryptRsaPrivateKey(pair.privateKey, passphrase)
          : forge.pki.privateKeyToPem(pair.privateKey),
      }
    },
  }
}

/**
 * A certificate with its key in one file: as Keychain Access exports it, or as OpenSSL 3 does, with the certificates of issuers.
 *
 * @param {{ certificate: string, key: string }} pair
 * @param {{ password: string, issuers: string[], algorithm: '3des' | 'aes256' }} about
 */
export function p12Of({ certificate, key }, { password, issuers, algorithm }) {
  const content = forge.pkcs12.toPkcs12Asn1(
    forge.pki.privateKeyFromPem(key),
    [certificate, ...issuers].map(pem => forge.pki.certificateFromPem(pem)),
    password,
    { algorithm },
  )
  return Buffer.from(forge.asn1.toDer(content).getBytes(), 'binary')
}

/** The key file of a service account, as Google gives it, with its public key. */
export function serviceAccount(email = 'passes@example.iam.gserviceaccount.com') {
  const pair = forge.pki.rsa.generateKeyPair(2048)
  const key = forge.pki.privateKeyInfoToPem(
    forge.pki.wrapRsaPrivateKey(forge.pki.privateKeyToAsn1(pair.privateKey)),
  )
  return {
    json: JSON.stringify({ type: 'service_account', client_email: email, private_key: key }),
    publicKey: forge.pki.publicKeyToPem(pair.publicKey),
    email,
  }
}

let serial = 1

/** @param {any} about */
function certificate({
  subject,
  issuer,
  publicKey,
  key,
  now,
  until = new Date(now.getTime() + 10 * YEAR_MS),
  isAuthority = false,
  extensions = [],
}) {
  const made = forge.pki.createCertificate()
  made.publicKey = publicKey
  made.serialNumber = String((serial += 1)).padStart(2, '0')
  made.validity.notBefore = now
  made.validity.notAfter = until
  made.setSubject(subject)
  made.setIssuer(issuer)
  made.setExtensions([
    { name: 'basicConstraints', cA: isAuthority },
    { name: 'keyUsage', keyCertSign: isAuthority, digitalSignature: true, keyEncipherment: !isAuthority },
    ...extensions,
  ])
  made.sign(key, forge.md.sha256.create())
  return made
}
