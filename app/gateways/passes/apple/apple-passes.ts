import { PKPass } from 'passkit-generator'
import type { Pass, PassFact } from '../pass.ts'
import type { ApplePasses } from '../pass-gateway.ts'
import { type PushServer, pushToPhones } from './apple-push.ts'
import type { PassCertificate } from './pass-certificate.ts'

/** Apple's wallet: passes as signed files, and the phones that have them. */
export function createApplePasses(signer: PassCertificate, server: PushServer): ApplePasses {
  const { certificate, key, passTypeId: topic } = signer
  return {
    passTypeId: topic,
    expiresAt: signer.expiresAt,
    push: tokens => pushToPhones({ ...server, topic, certificate, key }, tokens),
    sign: passes => {
      const signed = passes.map(pass => signedPass(pass, signer))
      const [first] = signed
      const isOne = first && signed.length === 1
      const file = isOne ? first : PKPass.pack(...signed)
      return {
        contentType: isOne ? 'application/vnd.apple.pkpass' : 'application/vnd.apple.pkpasses',
        extension: isOne ? 'pkpass' : 'pkpasses',
        content: file.getAsBuffer(),
      }
    },
  }
}

function signedPass(pass: Pass, { passTypeId, teamId, certificate, key, issuer }: PassCertificate): PKPass {
  const { look, startsAt, endsAt, code } = pass
  const pictures = Object.entries(pass.pictures).map(([name, content]) => [name, Buffer.from(content)])
  const signed = new PKPass(
    Object.fromEntries(pictures),
    { signerCert: certificate, signerKey: key, wwdr: issuer },
    {
      passTypeIdentifier: passTypeId,
      teamIdentifier: teamId,
      serialNumber: pass.serial,
      groupingIdentifier: pass.group,
      organizationName: pass.issuer,
      description: pass.description,
      backgroundColor: rgb(look.background),
      foregroundColor: rgb(look.text),
      labelColor: rgb(look.label),
      ...('logo.png' in pass.pictures ? {} : { logoText: pass.issuer }),
      ...(pass.isVoid ? { voided: true } : {}),
      ...(pass.service ? { webServiceURL: pass.service.url, authenticationToken: pass.service.token } : {}),
    },
  )
  placeFacts(signed, pass)
  signed.setBarcodes({
    format: 'PKBarcodeFormatQR',
    message: code.value,
    messageEncoding: isLatin(code.value) ? 'iso-8859-1' : 'utf-8',
    altText: code.words,
  })
  if (startsAt) {
    signed.setRelevantDate(startsAt)
    signed.setRelevantDates([{ date: startsAt, relevantDate: startsAt }])
  }
  if (endsAt) signed.setExpirationDate(endsAt)
  return signed
}

/** Which line stands where on a ticket and on a card; what is in none of them stands on the back. */
const PLACES = {
  ticket: {
    type: 'eventTicket',
    header: ['time'],
    secondary: ['date', 'place'],
    auxiliary: ['type', 'order'],
  },
  membership: { type: 'storeCard', header: ['until'], secondary: ['holder', 'number'], auxiliary: [] },
} as const satisfies Record<
  Pass['kind'],
  {
    type: 'eventTicket' | 'storeCard'
    header: PassFact['key'][]
    secondary: PassFact['key'][]
    auxiliary: PassFact['key'][]
  }
>

function placeFacts(signed: PKPass, { kind, title, facts, notes, link }: Pass) {
  const { type, ...places } = PLACES[kind]
  const at = (keys: readonly PassFact['key'][]) => facts.filter(({ key }) => keys.includes(key)).map(fieldOf)
  signed.type = type
  signed.headerFields.push(...at(places.header))
  signed.primaryFields.push({ key: 'title', value: title })
  signed.secondaryFields.push(...at(places.secondary))
  signed.auxiliaryFields.push(...at(places.auxiliary))
  signed.backFields.push(...notes.map((note, index) => ({ key: `note${index}`, ...note })))
  if (link) signed.backFields.push({ key: 'link', label: link.label, value: link.href })
}

const fieldOf = ({ key, label, value, change }: PassFact) => ({
  key,
  label,
  value,
  ...(change ? { changeMessage: change } : {}),
})

/** Scanners at the door read Latin-1 best. */
const isLatin = (value: string) => [...value].every(letter => (letter.codePointAt(0) ?? 0) < 256)

function rgb(hex: string): string {
  const channels = [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))
  return `rgb(${channels.join(', ')})`
}
