import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { AddOnChoices } from './items/add-on/add-on-model.ts'
import { readAddOns, withChosenAddOns, withComboAddOns } from './items/add-on/load-add-on.server.ts'
import { draftCombos, readCombos, type SentCombos } from './items/combo/combo-form.ts'
import type { Gift } from './items/donation/donation-model.ts'
import {
  type JudgedGift,
  judgeGift,
  otherDonations,
  readGift,
} from './items/donation/load-donation.server.ts'
import {
  draftMemberships,
  readMemberships,
  type TypedMembership,
  typedChoices,
} from './items/membership/membership-form.ts'
import type { Intent } from './intent.ts'
import { draftTemplates, readChoices, readVersion } from './order-form.server.ts'
import type { Choices, TypedOrder } from './order-model.ts'
import { loadSold } from './order-page.server.ts'

export type Submission = {
  visit: Visit
  intent: Intent
  memberships: TypedMembership[]
  choices: Choices
  combos: SentCombos
  version?: number
  addOns: AddOnChoices
  /** what is sold beside tickets now */
  sold: AddonPayload[]
  /** as typed; null where the form has no donation block */
  gift: Gift | null
  judged: JudgedGift
  /** once the cart is stored: what makes the browser remember it, so that no refused press leaves a cart that holds seats for nobody */
  headers?: HeadersInit
}

/** Everything that the form of the order says, read and, of a donation, judged. */
export async function readSubmission(
  visit: Visit,
  { form, intent }: { form: FormData; intent: Intent },
): Promise<Submission> {
  const gift = readGift(form)
  const sold = await loadSold(visit)
  return {
    visit,
    intent,
    memberships: readMemberships(form),
    choices: readChoices(form),
    combos: readCombos(form),
    version: readVersion(form),
    addOns: readAddOns(form),
    sold,
    gift,
    judged: gift ? await judgeGift(visit, { gift, sold }) : { donation: null, errors: {} },
  }
}

/** All that was typed, to be given back with an answer. */
export const typedOf = ({ memberships, choices, combos, addOns, gift }: Submission): TypedOrder => ({
  memberships: typedChoices(memberships),
  events: choices,
  combos: combos.choices,
  addOns,
  gift,
})

/** The cart as the form leaves it: each kind of item from its own fields, or as it was where the page has none for it. */
export function draftOf(
  { visit, intent, memberships, choices, combos, addOns, sold, gift, judged }: Submission,
  cart: CartPayload | null,
): CartDraft {
  return {
    templates: withChosenAddOns(draftTemplates(remainingChoices({ choices, intent })), {
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
    donations: gift
      ? [judged.donation, ...keptDonations(visit, { cart, intent })].filter(one => one !== null)
      : cart?.donations,
    forms: cart?.forms,
    couponCodes: cart?.couponCodes,
  }
}

/** The choices of the events that stay in the order: without the one that the button removes. */
export const remainingChoices = ({ choices, intent }: Pick<Submission, 'choices' | 'intent'>): Choices =>
  Object.fromEntries(
    Object.entries(choices).filter(([eventId]) => !(intent.name === 'remove' && eventId === intent.eventId)),
  )

/** Whether the form speaks for the memberships of the order. Where none are sold any more, none is kept. */
const hasMemberships = (visit: Visit, memberships: readonly TypedMembership[]) =>
  memberships.length > 0 || joinHrefOf(visit) === null

/** Further donations, without the one that is taken out. */
const keptDonations = (visit: Visit, { cart, intent }: { cart: CartPayload | null; intent: Intent }) =>
  otherDonations(visit, cart).filter(
    ({ id }) => !(intent.name === 'drop-donation' && id === intent.donationId),
  )
