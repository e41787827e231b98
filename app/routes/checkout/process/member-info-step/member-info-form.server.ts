import type { MembershipInfoDraft, MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import type { MemberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import { nameParts } from '#app/rules/checkout/split-name.ts'
import type { MembershipOrderErrors } from '#app/rules/memberships/membership-order.ts'
import {
  NOBODY,
  type Person,
  type PersonErrors,
  type PersonField,
} from '#app/rules/memberships/person-errors.ts'

type SentCard = NonNullable<MembershipInfoDraft['membershipCards']>[number]

const MAX_MESSAGE_LENGTH = 1_000
const MAX_CARDS = 100
const MAX_NAME_LENGTH = 100

/** What the form of a membership holds, as it is stored; who is not asked is not read. */
export function typedInfo(form: FormData, order: MembershipOrderPayload): MembershipInfoDraft {
  const count = Math.min(Number(form.get('secondaries')) || 0, MAX_CARDS)
  const id = order.primaryCardholder?.id || undefined
  const known = order.primaryCardholder ?? undefined
  const gifterInfo = typedPerson(form, { prefix: 'gifter', known: order.membershipInfo.gifterInfo })
  const person = typedPerson(form, { prefix: 'primary', known, emailOf: gifterInfo })
  const primary: SentCard = { ...person, id, cardType: 'primary' }
  const first = order.isPrimaryChecked ? person : known
  const secondaries = Array.from({ length: count }, (_, index) => secondaryIn({ form, order, index, first }))
  return {
    isEdited: order.isEdited,
    giftMessage: String(form.get('giftMessage') ?? '').slice(0, MAX_MESSAGE_LENGTH),
    notifyGiftRecipient: form.has('notifyGiftRecipient') && !isSharing(form, 'primary'),
    gifterInfo,
    membershipCards: [...(order.isPrimaryChecked ? [primary] : []), ...secondaries],
  }
}

/** Whether somebody was said to have no email of their own. */
const isSharing = (form: FormData, prefix: string) => Boolean(form.get(`${prefix}.sharesEmail`))

type EmailOwner = Pick<Person, 'email'>
type OrderForm = { form: FormData; order: MembershipOrderPayload; index: number; first?: EmailOwner }

/** Somebody who was dropped has no fields: they stay who they were. */
function secondaryIn({ form, order, index, first }: OrderForm): SentCard {
  const prefix = `secondary.${index}`
  const id = String(form.get(`${prefix}.id`) ?? '').slice(0, 128) || undefined
  const dropped = form.has(`${prefix}.dropped`)
  const known = id
    ? order.secondaryCardholders.find(card => card.id === id)
    : order.secondaryCardholders[index]
  const person = dropped && id && known ? known : typedPerson(form, { prefix, known, emailOf: first })
  return { ...person, id, cardType: 'secondary', dropped }
}

type TypedPerson = {
  prefix: string
  known?: Person /** whose email is theirs, where they have none of their own */
  emailOf?: EmailOwner
}

/** Somebody as they were typed; a name in one field is parted, and what has no field stays as it is known. */
function typedPerson(form: FormData, { prefix, known, emailOf }: TypedPerson): Record<PersonField, string> {
  const fields = Object.keys(NOBODY) as PersonField[]
  const typed = fields.map(field => [
    field,
    String(form.get(`${prefix}.${field}`) ?? known?.[field] ?? '').slice(0, MAX_LENGTHS[field] ?? 100),
  ])
  const text = (field: string) => String(form.get(`${prefix}.${field}`) ?? '').slice(0, MAX_NAME_LENGTH)
  const names = form.has(`${prefix}.name`)
    ? nameParts({ typed: text('name'), first: text('firstName'), last: text('lastName'), known })
    : {}
  const email = emailOf && isSharing(form, prefix) ? { email: emailOf.email } : {}
  return { ...(Object.fromEntries(typed) as Record<PersonField, string>), ...names, ...email }
}

/** What the API takes, where it is not 100 characters. */
const MAX_LENGTHS: Partial<Record<PersonField, number>> = {
  email: 254,
  phoneNumber: 40,
  country: 60,
  streetAddress1: 200,
  streetAddress2: 200,
  zipCode: 20,
}

type FormWords = {
  venue: VenueView
  order: MembershipOrderPayload
  names: MemberInfoForm['name']
  /** as it was sent: what is wrong with a shared email stands with whose it is */
  form: FormData
}

/** The sentences of the venue at the fields of the form, of a name in one field its first; too many cardholders at the banner, `secondaries`. */
export function sentencesOf(
  { primary, secondaries, gifter, excess }: MembershipOrderErrors,
  { venue, order, names, form }: FormWords,
): Record<string, string> {
  const at = (prefix: string, errors: PersonErrors) =>
    Object.entries(names === 'one' ? errorsAtName(errors) : errors)
      .filter(([field]) => field !== 'email' || !isSharing(form, prefix))
      .map(([field, message]) => [`${prefix}.${field}`, venue.formatMessage(message)])
  const allowed = order.numberOfSecondaryCardholders + 1
  const banner = venue.text('member-info-too-many', { allowed, excess })
  return Object.fromEntries([
    ...at('gifter', gifter),
    ...at('primary', primary),
    ...(excess > 0 ? [['secondaries', banner]] : []),
    ...secondaries.flatMap((card, index) => at(`secondary.${index}`, card)),
  ])
}

/** The same with what is wrong with a first or a last name at the one field of both; without a first name there is no name. */
function errorsAtName({ firstName, lastName, ...errors }: PersonErrors) {
  const name = firstName ? { text: 'cardholder-name-required' as const } : lastName
  return name ? { name, ...errors } : errors
}
