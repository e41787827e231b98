import { createHash } from 'node:crypto'
import type { Pass, PassFact } from '../pass.ts'
import type { GooglePasses } from '../pass-gateway.ts'
import { accessTokenOf, callGoogle, type GoogleAccount, signedToken } from './google-api.ts'

/** The service account that signs, and the issuer's account at Google Wallet that it may sign for. */
export type GoogleIssuer = GoogleAccount & { issuerId: string; origin: string }

const SAVE_URL = 'https://pay.google.com/gp/v/save/'

/** Google's wallet: passes in a signed link, which saves them for whoever opens it, and changes of those that were saved. */
export const createGooglePasses = (issuer: GoogleIssuer): GooglePasses => ({
  issuerId: issuer.issuerId,
  update: (passes, now) => updateAll(issuer, { passes, now }),
  saveLink: (passes, now) =>
    SAVE_URL +
    signedToken(issuer, {
      iss: issuer.email,
      aud: 'google',
      typ: 'savetowallet',
      iat: Math.floor(now.getTime() / 1_000),
      origins: [issuer.origin],
      payload: payloadOf(passes, issuer.issuerId),
    }),
})

/** Google keeps what it was told first: the class of a new time is made before the pass is put into it. */
async function updateAll(
  issuer: GoogleIssuer,
  { passes, now }: { passes: readonly Pass[]; now: Date },
): Promise<void> {
  if (passes.length === 0) return
  const token = await accessTokenOf(issuer, now)
  for (const pass of passes) {
    const kind = pass.kind === 'ticket' ? 'eventTicket' : 'generic'
    const entry = pass.kind === 'ticket' ? ticketOf(pass, issuer.issuerId) : cardOf(pass, issuer.issuerId)
    await callGoogle(issuer, {
      method: 'POST',
      path: `${kind}Class`,
      body: entry.class,
      token,
      expected: EXISTS,
    })
    await callGoogle(issuer, {
      method: 'PATCH',
      path: `${kind}Object/${entry.object.id}`,
      body: pass.kind === 'ticket' ? { ...entry.object, notifyPreference: 'NOTIFY_ON_UPDATE' } : entry.object,
      token,
      expected: NOT_SAVED,
    })
  }
}

/** The class is there already. */
const EXISTS = 409
/** The link was made, and nobody has saved what it leads to. */
const NOT_SAVED = 404

function payloadOf(passes: readonly Pass[], issuerId: string) {
  const tickets = passes.filter(({ kind }) => kind === 'ticket')
  const cards = passes.filter(({ kind }) => kind === 'membership')
  return {
    ...(tickets.length > 0
      ? entriesOf(
          'eventTicket',
          tickets.map(pass => ticketOf(pass, issuerId)),
        )
      : {}),
    ...(cards.length > 0
      ? entriesOf(
          'generic',
          cards.map(pass => cardOf(pass, issuerId)),
        )
      : {}),
  }
}

type Entry = { class: { id: string }; object: { id: string; [property: string]: unknown } }

/** Passes of one class name it once. */
const entriesOf = (kind: 'eventTicket' | 'generic', entries: readonly Entry[]) => ({
  [`${kind}Classes`]: [...new Map(entries.map(entry => [entry.class.id, entry.class])).values()],
  [`${kind}Objects`]: entries.map(({ object }) => object),
})

function ticketOf(pass: Pass, issuerId: string): Entry {
  const ticketClass = classOf(issuerId, {
    issuerName: pass.issuer,
    reviewStatus: 'UNDER_REVIEW',
    eventName: words(pass.title, pass),
    ...(pass.place
      ? { venue: { name: words(pass.place.name, pass), address: words(pass.place.address, pass) } }
      : {}),
    ...(pass.startsAt ? { dateTime: { start: pass.startsAt.toISOString() } } : {}),
    ...(pass.pictureHrefs
      ? { logo: picture(pass.pictureHrefs.logo), heroImage: picture(pass.pictureHrefs.hero) }
      : {}),
  })
  const type = factOf(pass, 'type')
  const order = factOf(pass, 'order')
  return {
    class: ticketClass,
    object: {
      ...objectOf(pass, { issuerId, classId: ticketClass.id }),
      ...(type ? { ticketType: words(type, pass) } : {}),
      ...(order ? { reservationInfo: { confirmationCode: order } } : {}),
    },
  }
}

function cardOf(pass: Pass, issuerId: string): Entry {
  const cardClass = classOf(issuerId, { issuerName: pass.issuer })
  return {
    class: { id: cardClass.id },
    object: {
      ...objectOf(pass, { issuerId, classId: cardClass.id }),
      cardTitle: words(pass.issuer, pass),
      header: words(pass.title, pass),
      subheader: words(factOf(pass, 'holder') ?? '', pass),
      textModulesData: pass.facts.map(({ key, label, value }) => ({ id: key, header: label, body: value })),
      ...(pass.pictureHrefs ? { logo: picture(pass.pictureHrefs.logo) } : {}),
    },
  }
}

/** A ticket with its order and the same ticket without are two: Google shows everybody the first that it is told under a name. */
const objectOf = (pass: Pass, { issuerId, classId }: { issuerId: string; classId: string }) => ({
  id: `${issuerId}.${suffixOf(JSON.stringify([pass.serial, pass.group]))}`,
  classId,
  state: pass.isVoid ? 'INACTIVE' : 'ACTIVE',
  barcode: { type: 'QR_CODE', value: pass.code.value, alternateText: pass.code.words },
  hexBackgroundColor: pass.look.background,
  groupingInfo: { groupingId: pass.group },
  ...(pass.endsAt ? { validTimeInterval: { end: { date: pass.endsAt.toISOString() } } } : {}),
  ...(pass.link
    ? { linksModuleData: { uris: [{ id: 'link', uri: pass.link.href, description: pass.link.label }] } }
    : {}),
})

/** A class is named by what it says: Google keeps the first that it is told under a name, so another time needs another name. */
const classOf = <Content extends object>(issuerId: string, content: Content) => ({
  id: `${issuerId}.${suffixOf(JSON.stringify(content))}`,
  ...content,
})

/** Names at Google have letters, digits, dots, lines and underscores alone. */
const suffixOf = (name: string) => createHash('sha256').update(name).digest('base64url')

const factOf = ({ facts }: Pass, key: PassFact['key']) => facts.find(fact => fact.key === key)?.value
const words = (value: string, { language }: Pass) => ({ defaultValue: { language, value } })
const picture = (uri: string) => ({ sourceUri: { uri } })
