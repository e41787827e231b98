import type { CheckoutBody } from '#app/contract/checkout.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { CartRow } from '#app/rules/carts/stored-cart.ts'
import {
  isFaultless,
  type MembershipOrderErrors,
  membershipOrderErrors,
  peopleOf,
} from '#app/rules/memberships/membership-order.ts'
import type { PersonErrors } from '#app/rules/memberships/person-errors.ts'
import { inWordsOf } from '#theme/texts/lists/address-names.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** The cart with the people that checkout itself names, instead of those that were kept with it. */
export function withPeople(row: CartRow, { membershipInfo }: CheckoutBody): CartRow {
  if (!membershipInfo) return row
  const memberships = row.document.memberships.map(membership => {
    const sent = membershipInfo.find(({ id }) => id === membership.id)
    return sent ? { ...membership, membershipInfo: sent } : membership
  })
  return { ...row, document: { ...row.document, memberships } }
}

/**
 * Refuses an order whose memberships have wrong people, with a sentence for each field: too many cardholders, a name that is
 * missing (CHK-209 to CHK-212). A new membership of one's own of which nothing was said is made out to the buyer.
 */
export function refuseWrongPeople({ venue }: ApiContext, orders: readonly MembershipOrderPayload[]): void {
  const errors = orders.flatMap(order => {
    const isBuyers = order.primaryCardholder === null && !order.membershipInfo.isGift
    const people = isBuyers ? { ...peopleOf(order), primary: null } : peopleOf(order)
    const personErrors = membershipOrderErrors(people, venue.document.company)
    const allowed = order.numberOfSecondaryCardholders + 1
    return isFaultless(personErrors)
      ? []
      : Object.entries(sentences(personErrors, { path: `memberships.${order.id}`, allowed }))
  })
  const first = errors[0]
  if (first) throw refuse('MEMBER_INFO_MISSING', { text: first[1], errors: Object.fromEntries(errors) })
}

function sentences(
  { primary, secondaries, gifter, excess }: MembershipOrderErrors,
  { path, allowed }: { path: string; allowed: number },
) {
  const tooMany = TOO_MANY.replace('{allowed}', `${allowed}`).replace('{excess}', `${excess}`)
  return {
    ...(excess > 0 ? { [`${path}.secondaryCardholders`]: tooMany } : {}),
    ...named(gifter, `${path}.gifterInfo`),
    ...named(primary, `${path}.primaryCardholder`),
    ...Object.assign(
      {},
      ...secondaries.map((card, index) => named(card, `${path}.secondaryCardholders.${index}`)),
    ),
  } as Record<string, string>
}

const TOO_MANY = textOf('member-info-too-many').message

/** The default words: screens show the venue's own, which they have by checking with the same rules. */
const named = (errors: PersonErrors, path: string) =>
  Object.fromEntries(
    Object.entries(errors).map(([field, { text, args }]) => [
      `${path}.${field}`,
      inWordsOf(textOf(text as TextReference)?.message ?? text, args),
    ]),
  )
