import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { Payer } from '#app/rules/checkout/known-payer.ts'
import { NOBODY, type Person } from '#app/rules/memberships/person-errors.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'

type BillingDraft = Pick<CheckoutDraft, 'contact' | 'address'>

/**
 * Contact and billing address with what was said of the memberships, so that nobody types themselves twice: the primary
 * cardholder of a membership of one's own, else the giver of a gift. Only where nothing was typed yet.
 */
export function knownBuyer(
  { contact, address }: BillingDraft,
  orders: readonly MembershipOrderPayload[],
): BillingDraft {
  const edited = orders.filter(({ isEdited }) => isEdited)
  const own = edited.find(({ membershipInfo }) => !membershipInfo.isGift)?.primaryCardholder
  const buyer = own ?? edited[0]?.membershipInfo.gifterInfo
  if (!buyer || isTyped(contact) || isTyped({ ...address, country: '' })) return { contact, address }
  const { firstName, lastName, email, phoneNumber, zipCode: zip } = buyer
  const { country, streetAddress1, streetAddress2, city, state, otherState } = buyer
  const home = { streetAddress1, streetAddress2, city, state, otherState, zip }
  return {
    contact: { firstName, lastName, email, phoneNumber },
    address: own && isTyped(home) ? { country, ...home } : address,
  }
}

/** Who looks as a cardholder, so that a membership of their own asks nothing that the venue knows. */
export function buyerAsPerson(known: Payer | null): Person {
  if (!known) return NOBODY
  const { zip: zipCode, ...home } = known.address
  return { ...known.contact, ...home, zipCode }
}

const isTyped = (fields: Record<string, string>) => Object.values(fields).some(value => value.trim() !== '')
