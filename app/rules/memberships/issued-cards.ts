import type { CardholderPayload } from '#app/contract/membership-orders.ts'
import type { VenueCardholder } from '#app/contract/venue-file/members.ts'
import type { PurchaseType } from '../carts/item-types.ts'
import { countryCode } from '../locations/countries.ts'

type NamedPerson = Pick<
  CardholderPayload,
  | 'id'
  | 'firstName'
  | 'middleName'
  | 'lastName'
  | 'email'
  | 'phoneNumber'
  | 'streetAddress1'
  | 'streetAddress2'
  | 'city'
  | 'state'
  | 'otherState'
  | 'zipCode'
  | 'country'
  | 'customerSource'
>

/** Whom a membership is issued to. */
export type IssuedFor = {
  primary: NamedPerson
  secondaries: readonly (NamedPerson & Pick<CardholderPayload, 'dropped'>)[]
}

type Record = { held: readonly VenueCardholder[]; membershipId: string; type: PurchaseType }

/** The cards of a membership when it is issued. An upgrade updates the existing cards; a new term gets new ones, without the dropped. */
export function issuedCards(people: IssuedFor, { held, membershipId, type }: Record): VenueCardholder[] {
  const isNew = type !== 'Upgrade'
  const cards = isNew ? newCards(people, held) : changedCards(people, held)
  const ids = new Set(held.map(({ id }) => id))
  let number = 0
  const nextId = () => {
    do number += 1
    while (!isNew && ids.has(`${membershipId}-${number}`))
    return `${membershipId}-${number}`
  }
  return cards.map(card => (card.id && !isNew ? card : { ...card, id: nextId() }))
}

function newCards({ primary, secondaries }: IssuedFor, held: readonly VenueCardholder[]): VenueCardholder[] {
  const kept = secondaries.filter(({ dropped }) => !dropped)
  return [
    card(primary, { cardType: 'primary', held }),
    ...kept.map(person => card(person, { cardType: 'secondary', held })),
  ].map(issued => ({ ...issued, cardStatus: 'active', expirationDate: undefined }))
}

/** Every card there is, as its person was named now; who was dropped is kept as dropped. New ones follow. */
function changedCards(people: IssuedFor, held: readonly VenueCardholder[]): VenueCardholder[] {
  const { primary, secondaries } = people
  const named = [primary, ...secondaries]
  const changed = held.map(before => {
    const person = named.find(({ id }) => id === before.id)
    if (!person) return before
    const isDropped = 'dropped' in person && person.dropped
    return isDropped
      ? { ...before, cardStatus: 'dropped' as const }
      : card(person, { cardType: person === primary ? 'primary' : 'secondary', held })
  })
  const added = secondaries.filter(({ id }) => !id)
  const isPrimaryNew = !held.some(({ id }) => id === primary.id)
  return [
    ...(isPrimaryNew ? [card(primary, { cardType: 'primary', held })] : []),
    ...changed,
    ...added.map(person => card(person, { cardType: 'secondary', held })),
  ]
}

type CardRequest = { cardType: VenueCardholder['cardType']; held: readonly VenueCardholder[] }

function card(person: NamedPerson, { cardType, held }: CardRequest): VenueCardholder {
  const before = held.find(({ id }) => id && id === person.id)
  const { streetAddress1, streetAddress2, city, zipCode } = person
  return {
    ...before,
    id: person.id,
    firstName: person.firstName.trim(),
    middleName: person.middleName.trim(),
    lastName: person.lastName.trim(),
    email: person.email.trim() || undefined,
    phoneNumber: person.phoneNumber.trim() || undefined,
    address: {
      streetAddress1: streetAddress1.trim(),
      streetAddress2: streetAddress2.trim(),
      city: city.trim(),
      state: (person.state || person.otherState).trim(),
      zipCode: zipCode.trim(),
      country: countryCode(person.country),
    },
    cardType,
    cardStatus: before?.cardStatus ?? 'active',
    customerSource: person.customerSource,
  }
}
