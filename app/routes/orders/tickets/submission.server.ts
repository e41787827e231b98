import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import type { Intent } from './intent.ts'
import { withChosenAddOns, withComboAddOns } from './items/add-on/add-on-form.ts'
import { loadSold } from './items/add-on/load-add-on.server.ts'
import { draftCombos } from './items/combo/combo-form.ts'
import { type JudgedDonation, judgeDonation } from './items/donation/judge-donation.server.ts'
import { otherDonations } from './items/donation/load-donation.server.ts'
import { draftTemplates } from './items/event/event-form.ts'
import type { Choices } from './items/event/event-model.ts'
import { draftMemberships, type TypedMembership, typedChoices } from './items/membership/membership-form.ts'
import type { OrderFormValues } from './order-form.ts'
import type { TypedOrder } from './order-model.ts'

/** The form of the order, and what the server makes of it. */
export type Submission = OrderFormValues & {
  visit: Visit
  /** what is sold beside tickets now */
  sold: AddonPayload[]
  judged: JudgedDonation
  /** once the cart is stored: what makes the browser remember it, so that no refused press leaves a cart that holds seats for nobody */
  headers?: HeadersInit
}

/** Everything that the form of the order says and, of a donation, what the rules say of it. */
export async function judgeForm(visit: Visit, form: OrderFormValues): Promise<Submission> {
  const { donation } = form
  const sold = await loadSold(visit)
  const judged = donation ? await judgeDonation(visit, { donation, sold }) : { donation: null, errors: {} }
  return { ...form, visit, sold, judged }
}

/** All that was typed, to be given back with an answer. */
export const typedOf = ({ memberships, events, combos, addOns, donation }: Submission): TypedOrder => ({
  memberships: typedChoices(memberships),
  events,
  combos: combos.choices,
  addOns,
  donation,
})

/** The cart as the form leaves it: each kind of item from its own fields, or as it was where the page has none for it. */
export function draftOf(
  { visit, intent, memberships, events, combos, addOns, sold, donation, judged }: Submission,
  cart: CartPayload | null,
): CartDraft {
  return {
    templates: withChosenAddOns(draftTemplates(remainingChoices({ events, intent })), {
      chosen: addOns,
      sold,
    }),
    comboItems: withComboAddOns(draftCombos(combos, { cart, intent }), {
      chosen: addOns,
      shown: combos.withAddOns,
    }),
    memberships: hasMemberships(visit, memberships)
      ? draftMemberships(memberships, intent)
      : cart?.memberships,
    donations: donation
      ? [judged.donation, ...keptDonations(visit, { cart, intent })].filter(one => one !== null)
      : cart?.donations,
    forms: cart?.forms,
    couponCodes: cart?.couponCodes,
  }
}

/** The choices of the events that stay in the order: without the one that the button removes. */
export const remainingChoices = ({ events, intent }: Pick<Submission, 'events' | 'intent'>): Choices =>
  Object.fromEntries(
    Object.entries(events).filter(([eventId]) => !(intent.name === 'remove' && eventId === intent.eventId)),
  )

/** Whether the form speaks for the memberships of the order. Where none are sold any more, none is kept. */
const hasMemberships = (visit: Visit, memberships: readonly TypedMembership[]) =>
  memberships.length > 0 || joinHrefOf(visit) === null

/** Further donations, without the one that is taken out. */
const keptDonations = (visit: Visit, { cart, intent }: { cart: CartPayload | null; intent: Intent }) =>
  otherDonations(visit, cart).filter(
    ({ id }) => !(intent.name === 'drop-donation' && id === intent.donationId),
  )
