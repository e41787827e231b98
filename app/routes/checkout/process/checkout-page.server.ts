import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { loadBasketOffer } from '#app/pages/load-basket-offer.ts'
import { type OpenCart, openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { acceptedBrands } from '#app/rules/checkout/card-fields.ts'
import { contactForm, isOnePage } from '#app/rules/checkout/checkout-form.ts'
import { hasAutoRenewNotice } from '#app/rules/checkout/confirmation.ts'
import { amountDue, applyCertificate, lastDigits } from '#app/rules/checkout/gift-certificate.ts'
import { isKnownContact, payerFields } from '#app/rules/checkout/known-payer.ts'
import {
  type OrderSecurity,
  orderSecurity,
  type PaymentFacts,
  type PaymentSections,
  paymentSections,
} from '#app/rules/checkout/payment-needed.ts'
import { membershipThatPays, ownOrder } from '#app/rules/checkout/saved-card.ts'
import { type CheckoutStep, checkoutSteps, stepProgress } from '#app/rules/checkout/steps.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { editOrderHref, formsHref, PAY_QUERY } from '#app/rules/links/storefront-links.ts'
import { memberIds } from '#app/rules/shell/member-ids.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { loadAddress } from './address-part.server.ts'
import { changePolicyOf } from './change-policy.server.ts'
import type { CheckoutPage, SavedCard } from './checkout-model.ts'
import { readDraft } from './draft.server.ts'
import { loadKnownPayer } from './known-payer.server.ts'
import { linkedCouponView } from './linked-coupon-view.ts'
import { knownBuyer } from './member-info-step/known-buyer.ts'
import { loadMemberInfo } from './member-info-step/member-info-page.server.ts'
import { recapLine } from './recap-line.server.ts'

export type OpenCheckout = {
  cart: CartPayload
  draft: CheckoutDraft
  isNew: boolean
  steps: CheckoutStep[]
  /** the memberships of the cart and who they are for */
  orders: MembershipOrderPayload[]
  /** the card on file that may pay for this order */
  savedCard: SavedCard | null
}
/** Nothing to pay for; `headers` make the browser forget a cart that was broken (ORD-152). */
export type NoCheckout = Pick<OpenCart, 'cartError' | 'headers'>

/** The cart that is being paid for and what was typed so far, when there is something to pay for. Where the venue has ended something of it, the order page says what. */
export async function openCheckout(visit: Visit, request: Request): Promise<OpenCheckout | NoCheckout> {
  const members = memberIdsOf(visit)
  const { cart, cartError, headers } = await openCart(visit, members)
  if (cart?.gone) throw redirect(editOrderHref(linkBase(visit)))
  if (!cart || cart.orders.length === 0) return { cartError, headers }
  const { showTicketEmail, checkout } = visit.venue.company
  const steps = checkoutSteps({ showTicketEmail: showTicketEmail && checkout.form === 'full', cart })
  const [orders, savedCard, kept] = await Promise.all([
    loadOrders(visit, { cart, members }),
    findSavedCard(visit, cart),
    readDraft(visit, { request, cartId: cart.id }),
  ])
  return { cart, steps, orders, savedCard, ...kept }
}

type Members = ReturnType<typeof memberIds>

/** The memberships that calls for the cart and for checkout name (CHK-007, CHK-219). */
export const memberIdsOf = ({ session, url, now }: Pick<Visit, 'session' | 'url' | 'now'>): Members =>
  memberIds({ member: session.member, requestedId: url.searchParams.get('membershipId'), now })

async function loadOrders(
  { api }: Visit,
  { cart, members }: { cart: CartPayload; members: Members },
): Promise<MembershipOrderPayload[]> {
  if (cart.memberships.length === 0) return []
  const request = { headers: { 'x-cart-id': cart.id }, query: members }
  return (await api.carts.memberships(request)).payload
}

/** The card on file of the membership that the order goes on from, where the gateway keeps it (CHK-036). */
async function findSavedCard({ api, context }: Visit, cart: CartPayload): Promise<SavedCard | null> {
  const membershipId = membershipThatPays(ownOrder(cart))
  if (!membershipId) return null
  const response = api.members.recurring({ params: { membershipId } }).then(({ payload }) => {
    const { onfilePaymentMethod: card } = payload
    return card?.isChargeable ? { brand: card.paymentMethodBrand, lastFour: card.ccLastFourDigits } : null
  })
  return withFallback(response, { log: context.log, what: 'card on file', fallback: null })
}

/** What is asked of whoever pays for this order, and whether it stands on the page of the review. */
export function formOf({ venue }: Pick<Visit, 'venue'>, { cart }: Pick<OpenCheckout, 'cart'>) {
  const order = { settings: venue.company.checkout, cart }
  return {
    contactForm: contactForm(order),
    layout: isOnePage(order) ? ('page' as const) : ('steps' as const),
  }
}

/** Which parts the payment step has for this order (CHK-125, CHK-144). */
export function sectionsOf({ venue }: Pick<Visit, 'venue'>, checkout: PaidWith): PaymentSections {
  const addressOf = venue.company.checkout.form === 'short' ? 'due' : 'total'
  return paymentSections({ ...paymentFacts(checkout), addressOf })
}

type PaidWith = Pick<OpenCheckout, 'cart' | 'draft' | 'savedCard'>

const paymentFacts = ({ cart, draft, savedCard }: PaidWith): Omit<PaymentFacts, 'addressOf'> => ({
  total: cart.total,
  certificate: draft.certificate,
  hasAutoRenew: cart.memberships.some(membership => membership.isAutorenew),
  hasSavedCard: savedCard !== null,
  usesSavedCard: savedCard !== null && !draft.usesNewCard,
})

/** What protects this order, as the API decides it too (CHK-048, CHK-127). */
export function securityOf({ venue, context }: Visit, checkout: PaidWith): OrderSecurity {
  const enable3DS = venue.company.enable3DS && context.cardEntry.checksCardholders
  return orderSecurity({ ...paymentFacts(checkout), enable3DS })
}

export async function loadCheckoutPage(visit: Visit, checkout: OpenCheckout): Promise<CheckoutPage> {
  const { venue, context, session } = visit
  const { cart, steps, orders } = checkout
  const company = venue.company
  const { open, done } = stepProgress(steps, checkout.draft.done)
  const security = securityOf(visit, checkout)
  const form = formOf(visit, checkout)
  const isReviewed = open === 'review' || form.layout === 'page'
  const sections = sectionsOf(visit, checkout)
  const [known, memberInfo, captcha, policy, offer] = await Promise.all([
    loadKnownPayer(visit, memberIdsOf(visit)),
    loadMemberInfo(visit, { ...checkout, isOpen: open === 'memberInfo' }),
    isReviewed && security === 'captcha' ? loadCaptcha(visit) : null,
    isReviewed ? changePolicyOf(visit, cart) : [],
    loadBasketOffer(visit, cart),
  ])
  const typed = { ...checkout.draft, ...knownBuyer(checkout.draft, orders) }
  const draft = { ...typed, ...payerFields({ typed, known }) }
  const email = typed.contact.email || draft.deliveryEmail || draft.contact.email
  const contact = { ...draft.contact, email }
  const address = await loadAddress(visit, {
    draft,
    isNeeded: sections.address,
    isOpen: open === 'payment' || form.layout === 'page',
  })
  return {
    steps,
    ...form,
    open,
    done: [...done],
    total: cart.total,
    hold: holdView(cart, visit),
    offer,
    due: amountDue(cart.total, draft.certificate),
    coupons: couponsOf(checkout, venue),
    ...linkedCouponView(checkout),
    certificate: certificateOf(checkout, venue),
    lines: cart.orders.map(line => recapLine(line, venue)),
    taxes: cart.taxes,
    deliveryEmail: draft.deliveryEmail || (session.visitor?.email ?? ''),
    hasTickets: cart.orders.some(({ itemType }) => itemType === 'Event' || itemType === 'Combo'),
    toldOfGifts: toldOfGifts(orders),
    memberInfo,
    contact,
    isKnown: form.layout === 'page' && isKnownContact(contact, { known, form: form.contactForm }),
    ...address,
    needsCard: sections.cardFields,
    usesSavedCard: sections.savedCard,
    offersSavedCard: sections.offersSavedCard && sections.payment,
    card: sections.savedCard
      ? checkout.savedCard
      : draft.card && { lastFour: draft.card.lastFour, brand: draft.card.brand },
    expiry: company.checkout.form === 'short' ? 'one' : 'parts',
    brands: acceptedBrands(company).map(({ text }) => text),
    cardPlace: context.cardEntry.place,
    hasCardPage: context.cardEntry.pageUrl !== null,
    ...walletOf(visit, { offers: form.layout === 'page' && sections.cardFields && !draft.card }),
    cardFailed: venue.text('error-checkout-failed'),
    answersHref: answersHref(visit, cart),
    terms: { ...termsOf(visit, cart), policy },
    security,
    captcha,
    isBackFromBank: security === '3ds' && draft.secureSession !== '',
  }
}

/** Wallets are offered where a card would be typed on this page; pressed on the order page, the wallet is opened. */
function walletOf(
  { context, url }: Visit,
  { offers }: { offers: boolean },
): Pick<CheckoutPage, 'wallet' | 'opensWallet'> {
  const wallet = offers ? context.cardEntry.wallet : null
  return { wallet, opensWallet: wallet !== null && url.searchParams.get(PAY_QUERY) === 'wallet' }
}

/** The recipients of gifts whom the venue's mail tells of them (CHK-222). */
function toldOfGifts(orders: readonly MembershipOrderPayload[]): CheckoutPage['toldOfGifts'] {
  return orders
    .filter(({ membershipInfo }) => membershipInfo.isGift && membershipInfo.notifyGiftRecipient)
    .flatMap(({ primaryCardholder }) => primaryCardholder ?? [])
    .map(({ name, email }) => ({ name, email }))
}

/** The page of the first answered form, from which the others can be reached. */
function answersHref(visit: Visit, { forms }: Pick<CartPayload, 'forms'>): string | null {
  const [first] = forms ?? []
  return first
    ? formsHref(linkBase(visit), { formIds: [first.formId], date: askedDate(visit.url) ?? undefined })
    : null
}

function termsOf(
  { tenantId }: Pick<Visit, 'tenantId'>,
  { memberships }: OpenCheckout['cart'],
): Omit<CheckoutPage['terms'], 'policy'> {
  const href = `/legal/${encodeURIComponent(tenantId)}/terms`
  return { href, renewalHref: hasAutoRenewNotice(memberships) ? `${href}#membership-auto-renewal` : null }
}

function couponsOf({ cart, draft }: OpenCheckout, venue: VenueView): CheckoutPage['coupons'] {
  const { coupons } = featuresOf(venue.company)
  if (coupons === 'none') return null
  const used = cart.coupons.map(({ couponCode, discount }) => ({ code: couponCode, discount }))
  return { many: coupons === 'many', used, typed: draft.coupon }
}

function certificateOf({ cart, draft }: OpenCheckout, venue: VenueView): CheckoutPage['certificate'] {
  if (!featuresOf(venue.company).giftCertificates) return null
  const { certificate } = draft
  if (!certificate) return { typed: draft.giftCard, balance: null, used: null }
  const { number, balance, isApplied } = certificate
  const used = isApplied ? { ...applyCertificate(cart.total, balance), digits: lastDigits(number) } : null
  return { typed: number, balance, used }
}

async function loadCaptcha({ api }: Visit): Promise<CheckoutPage['captcha']> {
  const { payload } = await api.captcha.challenge()
  return { ...payload, formToken: payload.formToken ?? '' }
}
