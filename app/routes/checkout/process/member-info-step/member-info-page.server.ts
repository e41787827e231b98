import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { type AddressLists, loadAddressLists } from '#app/pages/address-lists.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import type { Payer } from '#app/rules/checkout/known-payer.ts'
import { memberInfoForm, sharesEmail } from '#app/rules/checkout/member-info-form.ts'
import { membershipBlock, membershipPanels } from '#app/rules/checkout/membership-panels.ts'
import { addressOrder } from '#app/rules/locations/address-form.ts'
import { newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import { foldedPeople, membershipOrderErrors, peopleOf } from '#app/rules/memberships/membership-order.ts'
import { NOBODY, type Person, requiredOfPerson, zipHintOf } from '#app/rules/memberships/person-errors.ts'
import {
  excessSecondaries,
  mayAddSecondary,
  offersUndo,
} from '#app/rules/memberships/secondary-cardholders.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { sentenceWords } from '#theme/texts/runtime/list-words.ts'
import { buyerAsPerson } from './known-buyer.ts'
import type { MemberInfo, MembershipPanel, SharedEmails } from './member-info-model.ts'

type MemberInfoRequest = {
  orders: readonly MembershipOrderPayload[]
  cart: CartPayload
  draft: CheckoutDraft
  /** who looks, as far as the venue knows */
  known: Payer | null
}

const NO_LISTS: AddressLists = { countries: null, states: null }

/** The member info step with its lists loaded where it is open; null without a membership. */
export async function loadMemberInfo(
  visit: Visit,
  { isOpen, ...ordered }: MemberInfoRequest & { isOpen: boolean },
): Promise<MemberInfo | null> {
  const { venue, tenantId, url } = visit
  if (ordered.orders.length === 0) return null
  const orders = ordered.orders.map(order => withDefaults(order, { visit, ...ordered }))
  const panels = membershipPanels(orders, ordered.draft.membership)
  const current = panels.find(({ isCurrent }) => isCurrent)
  const requestedCountry = /^[A-Z]{2}$/.exec(url.searchParams.get('country') ?? '')?.[0]
  const country = requestedCountry ?? current?.primaryCardholder?.country ?? venue.company.country
  const form = memberInfoForm(venue.company)
  const isAddressShown = isOpen && form.address && current?.isPrimaryChecked
  const lists = isAddressShown ? await loadAddressLists(visit, country) : NO_LISTS
  const hint = zipHintOf(country)
  return {
    panels: panels.map(panel => panelOf(panel, { venue, cart: ordered.cart, lists, country })),
    form,
    states: lists.states,
    zipHint: hint && venue.text(hint.text),
    addressOrder: addressOrder(country),
    isBlocked: membershipBlock(orders).hasInvalidMembership,
    verifyHref: memberSignIn({ tenantId, returnTo: url.pathname + url.search }),
    joinHref: joinHrefOf(visit),
  }
}

type DefaultsContext = Pick<MemberInfoRequest, 'draft' | 'known'> & { visit: Visit }

/** What is known of whoever buys stands in empty fields: who they are, their email, and the country of the venue. */
function withDefaults(
  order: MembershipOrderPayload,
  { visit: { venue, session }, draft, known }: DefaultsContext,
): MembershipOrderPayload {
  const { isGift, gifterInfo } = order.membershipInfo
  const { country } = venue.company
  const email = draft.deliveryEmail || session.visitor?.email || ''
  const buyer = { ...buyerAsPerson(known), ...(email ? { email } : {}) }
  const primary =
    order.primaryCardholder ?? (order.isPrimaryChecked ? newCardholder(isGift ? {} : buyer, 'primary') : null)
  const giver = gifterInfo.name ? gifterInfo : { ...gifterInfo, ...giverOf(buyer) }
  const gifter = { ...giver, email: gifterInfo.email || buyer.email }
  return {
    ...order,
    primaryCardholder: primary && { ...primary, country: primary.country || country },
    membershipInfo: { ...order.membershipInfo, gifterInfo: isGift ? gifter : gifterInfo },
  }
}

/** A giver is asked for their name and email alone. */
function giverOf({ firstName, lastName }: Person) {
  return { firstName, lastName, name: [firstName, lastName].filter(Boolean).join(' ') }
}

type PanelContext = { venue: VenueView; cart: CartPayload; lists: AddressLists; country: string }
type PanelSource = ReturnType<typeof membershipPanels<MembershipOrderPayload>>[number]

function panelOf(panel: PanelSource, { venue, cart, lists, country }: PanelContext): MembershipPanel {
  const { secondaryCardholders: cards, numberOfSecondaryCardholders: allowed, membershipInfo } = panel
  const { requireEmail } = venue.company
  const requiresEmail = requireEmail || membershipInfo.isGift
  const hidesAddress = !memberInfoForm(venue.company).address
  const primary: Person = { ...(peopleOf(panel).primary ?? NOBODY), country }
  const shared = sharedEmails(panel, requireEmail)
  return {
    ...panel,
    loaded: true,
    countries: panel.isCurrent ? lists.countries : null,
    kind: kindOf(panel, { venue, cart }),
    summary: summaryOf(panel, venue),
    excess: excessSecondaries(cards, allowed),
    mayAdd: mayAddSecondary(cards, allowed),
    undo: cards.map(card => offersUndo(card, { cards, allowed })),
    folded: foldedPeople(membershipOrderErrors(peopleOf(panel), venue.company), shared.secondaries),
    shared,
    requiredOfPrimary: requiredOfPerson({ requiresEmail, hidesAddress }, primary),
    requiredOfSecondary: requiredOfPerson({ requiresEmail: requireEmail, hidesAddress: true }, primary),
  }
}

/** An email is offered to be shared where it is needed: nobody types theirs for somebody whom they hand the card themselves. */
function sharedEmails(
  { membershipInfo: { isGift, gifterInfo }, primaryCardholder, secondaryCardholders }: PanelSource,
  requireEmail: boolean,
): SharedEmails {
  const first = primaryCardholder?.email ?? ''

  return {
    primary: isGift ? sharesEmail(first, gifterInfo.email) : null,
    secondaries: secondaryCardholders.map(({ email }) => (requireEmail ? sharesEmail(email, first) : null)),
  }
}

/** Belongs to what stands before it: no line begins with it. */
const DOT = '\u00a0· '

function kindOf(
  { id, membershipInfo }: MembershipOrderPayload,
  { venue, cart }: Pick<PanelContext, 'venue' | 'cart'>,
) {
  const item = cart.memberships.find(membership => membership.id === id)
  const gift = membershipInfo.isGift ? venue.text('member-info-gift') : ''
  return [gift, item?.membershipOfferingName, item?.pricePointName].filter(Boolean).join(DOT)
}

/** 'Ada Moss and Bo Moss', a gift with its giver. */
function summaryOf(order: MembershipOrderPayload, venue: VenueView): string {
  const { isGift, gifterInfo } = order.membershipInfo
  const kept = order.secondaryCardholders.filter(({ dropped }) => !dropped)
  const names = [order.primaryCardholder?.name ?? '', ...kept.map(({ name }) => name)].filter(Boolean)
  const people = sentenceWords(names, venue.locale)
  if (people === '') return order.isEdited ? venue.text('member-info-buyer') : ''
  return isGift
    ? venue.text('member-info-gift-summary', { recipient: people, giver: gifterInfo.name })
    : people
}
