import type { MembershipInfoDraft, MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import type { MembershipOrderErrors } from '#app/rules/memberships/membership-order.ts'
import { NOBODY, type PersonErrors, type PersonField } from '#app/rules/memberships/person-errors.ts'

type SentCard = NonNullable<MembershipInfoDraft['membershipCards']>[number]

const MAX_MESSAGE_LENGTH = 1_000
const MAX_CARDS = 100

/** What the form of a membership holds, as it is stored; who is not asked is not read. */
export function typedInfo(form: FormData, order: MembershipOrderPayload): MembershipInfoDraft {
  const count = Math.min(Number(form.get('secondaries')) || 0, MAX_CARDS)
  const secondaries = Array.from({ length: count }, (_, index) => secondaryIn({ form, order, index }))
  const id = order.primaryCardholder?.id || undefined
  const primary: SentCard = { ...typedPerson(form, 'primary'), id, cardType: 'primary' }
  return {
    isEdited: order.isEdited,
    giftMessage: String(form.get('giftMessage') ?? '').slice(0, MAX_MESSAGE_LENGTH),
    notifyGiftRecipient: form.has('notifyGiftRecipient'),
    gifterInfo: typedPerson(form, 'gifter'),
    membershipCards: [...(order.isPrimaryChecked ? [primary] : []), ...secondaries],
  }
}

type OrderForm = { form: FormData; order: MembershipOrderPayload; index: number }

/** Somebody who was dropped has no fields: they stay who they were. */
function secondaryIn({ form, order, index }: OrderForm): SentCard {
  const prefix = `secondary.${index}`
  const id = String(form.get(`${prefix}.id`) ?? '').slice(0, 128) || undefined
  const dropped = form.has(`${prefix}.dropped`)
  const known = dropped ? order.secondaryCardholders.find(card => card.id === id) : undefined
  return { ...(known ?? typedPerson(form, prefix)), id, cardType: 'secondary', dropped }
}

function typedPerson(form: FormData, prefix: string): Record<PersonField, string> {
  const fields = Object.keys(NOBODY) as PersonField[]
  const typed = fields.map(field => [
    field,
    String(form.get(`${prefix}.${field}`) ?? '').slice(0, MAX_LENGTHS[field] ?? 100),
  ])
  return Object.fromEntries(typed) as Record<PersonField, string>
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

/** The sentences of the venue at the fields of the form; too many cardholders at the banner, `secondaries`. */
export function sentencesOf(
  { primary, secondaries, gifter, excess }: MembershipOrderErrors,
  { venue, order }: { venue: VenueView; order: MembershipOrderPayload },
): Record<string, string> {
  const at = (prefix: string, errors: PersonErrors) =>
    Object.entries(errors).map(([field, message]) => [`${prefix}.${field}`, venue.formatMessage(message)])
  const allowed = order.numberOfSecondaryCardholders + 1
  const banner = venue.text('member-info-too-many', { allowed, excess })
  return Object.fromEntries([
    ...at('gifter', gifter),
    ...at('primary', primary),
    ...(excess > 0 ? [['secondaries', banner]] : []),
    ...secondaries.flatMap((card, index) => at(`secondary.${index}`, card)),
  ])
}
