import type { CardholderPayload, GifterPayload, SentMembershipInfo } from '#app/contract/membership-orders.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import { DEFAULT_CUSTOMER_SOURCE } from './customer-source.ts'
import { NOBODY } from './person-errors.ts'

export type SentCard = SentMembershipInfo['membershipCards'][number]
type SentPerson = SentMembershipInfo['gifterInfo']

const EMPTY: SentPerson = { ...NOBODY, middleName: '' }

/** A cardholder who is on record, with the typed changes; `expiresOn` is the last day of the membership. */
export function keptCardholder(
  card: VenueCardholder,
  { sent, expiresOn }: { sent?: SentCard; expiresOn: string | null },
): CardholderPayload {
  const { id, cardType, cardStatus, customerSource } = card
  const person = personPayload(sent ? typedOver(card, sent) : recorded(card))
  return {
    ...person,
    zip: person.zipCode,
    hasError: false,
    id,
    barcode: card.barcode ?? id,
    dropped: cardType === 'secondary' && (sent?.dropped ?? false),
    cardType,
    cardStatus,
    expirationDate: card.expirationDate ?? expiresOn,
    customerSource,
  }
}

/** A cardholder without a card yet; fields that were not typed are empty. */
export function newCardholder(
  sent: Partial<SentPerson>,
  cardType: CardholderPayload['cardType'],
): CardholderPayload {
  const person = personPayload({ ...EMPTY, ...sent })
  return {
    ...person,
    zip: person.zipCode,
    hasError: false,
    id: '',
    barcode: '',
    dropped: false,
    cardType,
    cardStatus: 'new',
    expirationDate: null,
    customerSource: DEFAULT_CUSTOMER_SOURCE,
  }
}

/** The giver of a gift as checkout sends them; their only address is the typed one. */
export function gifterPayload(sent: SentPerson = EMPTY): GifterPayload {
  const person = personPayload(sent)
  const isKnown = Object.values(person.address).some(line => line !== '')
  return { ...person, addresses: isKnown ? [person.address] : [] }
}

function recorded({ address, ...card }: VenueCardholder): SentPerson {
  return {
    ...EMPTY,
    firstName: card.firstName,
    middleName: card.middleName,
    lastName: card.lastName,
    email: card.email ?? '',
    phoneNumber: card.phoneNumber ?? '',
    ...address,
    country: address?.country ?? '',
  }
}

/** Secondary cards are typed without an address: theirs stays. */
function typedOver(card: VenueCardholder, sent: SentCard): SentPerson {
  const before = recorded(card)
  const { firstName, lastName, email, phoneNumber } = sent
  if (sent.dropped) return before
  return card.cardType === 'secondary'
    ? { ...before, firstName, lastName, email, phoneNumber }
    : { ...sent, middleName: sent.middleName || before.middleName }
}

function personPayload(person: SentPerson) {
  const { firstName, middleName, lastName, email, phoneNumber } = person
  const { streetAddress1, streetAddress2, city, state, otherState, zipCode, country } = person
  const address = { streetAddress1, streetAddress2, city, state, otherState, zipCode, country }
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { firstName, middleName, lastName, name, email, phoneNumber, ...address, address }
}
