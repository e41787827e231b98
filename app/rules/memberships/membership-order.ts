import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { type MemberInfoSettings, memberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import { NOBODY, type Person, type PersonErrors, personErrors } from '#app/rules/memberships/person-errors.ts'
import { excessSecondaries } from '#app/rules/memberships/secondary-cardholders.ts'

/** What decides whether the primary cardholder is asked. `isLocked`: the membership is somebody's already. */
export type PrimaryFacts = {
  isGift: boolean
  isAutorenew: boolean
  isLocked: boolean
  notNewPurchase: boolean
  auxiliary: boolean
}

/**
 * Whether the primary cardholder's fields are checked (CHK-212, MEM-204): for gifts, for renewals by itself, and for new memberships of
 * one's own.
 */
export function isPrimaryChecked(facts: PrimaryFacts): boolean {
  const { isGift, isAutorenew, isLocked, notNewPurchase, auxiliary } = facts

  return isGift || isAutorenew || (!isLocked && !notNewPurchase && !auxiliary)
}

/** Who a membership of an order is for. `primary` is null where nobody is asked; `gifter` counts in gifts only. */
export type MembershipPeople = {
  isGift: boolean
  primary: Person | null
  secondaries: readonly (Person & { dropped: boolean })[]
  gifter: Person
  numberOfSecondaryCardholders: number
}

/** What is wrong, per person; secondaries by their place. `excess`: so many cardholders are too many. */
export type MembershipOrderErrors = {
  primary: PersonErrors
  secondaries: PersonErrors[]
  gifter: PersonErrors
  excess: number
}

/**
 * What is wrong with the people of a membership order (CHK-209 to CHK-211, MEM-200 to MEM-203). Giver and recipient of a gift both
 * need an email (CHK-031); its message may be empty (CHK-032). Dropped cardholders are not asked, and of an address only where it is.
 */
export function membershipOrderErrors(
  { isGift, primary, secondaries, gifter, numberOfSecondaryCardholders }: MembershipPeople,
  { requireEmail, ...settings }: { requireEmail: boolean } & MemberInfoSettings,
): MembershipOrderErrors {
  const own = { requiresEmail: requireEmail, hidesAddress: true }
  const hidesAddress = !memberInfoForm(settings).address

  return {
    primary: primary ? personErrors(primary, { requiresEmail: requireEmail || isGift, hidesAddress }) : {},
    secondaries: secondaries.map(card => (card.dropped ? {} : personErrors(card, own))),
    gifter: isGift ? personErrors(gifter, { requiresEmail: true, hidesAddress: true }) : {},
    excess: excessSecondaries(secondaries, numberOfSecondaryCardholders),
  }
}

/** Whether there are no errors. */
export function isFaultless({ excess, ...errors }: MembershipOrderErrors): boolean {
  return excess === 0 && [errors.primary, errors.gifter, ...errors.secondaries].every(isWithoutErrors)
}

const isWithoutErrors = (errors: PersonErrors) => Object.keys(errors).length === 0

/** Whose fields fold to one line: of whom everything is known that is required, and nothing is wrong. */
export type FoldedPeople = { gifter: boolean; primary: boolean; secondaries: boolean[] }

/**
 * Of each of the people whether their fields fold, by their errors as `membershipOrderErrors` finds them. `shared`: which secondaries are
 * written to where the first is, so that no email of theirs is missing.
 */
export function foldedPeople(
  { gifter, primary, secondaries }: MembershipOrderErrors,
  shared: readonly (boolean | null)[],
): FoldedPeople {
  return {
    gifter: isWithoutErrors(gifter),
    primary: isWithoutErrors(primary),
    secondaries: secondaries.map(({ email, ...errors }, index) => {
      const isReached = !email || shared[index] === true

      return isReached && isWithoutErrors(errors)
    }),
  }
}

/** The people of an order as the API sends them. A person who is required but not known yet is empty. */
export function peopleOf(order: MembershipOrderPayload): MembershipPeople {
  const { isGift, gifterInfo } = order.membershipInfo

  return {
    isGift,
    primary: order.isPrimaryChecked ? (order.primaryCardholder ?? NOBODY) : null,
    secondaries: order.secondaryCardholders,
    gifter: gifterInfo,
    numberOfSecondaryCardholders: order.numberOfSecondaryCardholders,
  }
}
