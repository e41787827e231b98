import { redirect } from '@remix-run/node'
import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { loadAddressLists } from '#app/pages/address-lists.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { type OpenCart, openCart } from '#app/pages/open-cart.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText, timeText } from '#app/rules/calendar/date-text.ts'
import { isCharge } from '#app/rules/carts/item-types.ts'
import {
  type AddressSettings,
  requiredFields,
  shownFields,
  zipHint,
} from '#app/rules/checkout/billing-address.ts'
import { acceptedBrands } from '#app/rules/checkout/card-fields.ts'
import { addressForm, contactForm, isOnePage } from '#app/rules/checkout/checkout-form.ts'
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
import { dedicationOf } from '#app/rules/donations/donation-detail.ts'
import { featuresOf } from '#app/rules/events/features.ts'
import { editOrderHref, formsHref, PAY_QUERY } from '#app/rules/links/storefront-links.ts'
import { memberIds } from '#app/rules/shell/member-ids.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { changePolicyOf } from './change-policy.server.ts'
import type { CheckoutPage, RecapLine, SavedCard } from './checkout-model.ts'
import { readDraft } from './draft.server.ts'
import { loadKnownPayer } from './known-payer.server.ts'
import { knownBuyer } from './member-info-step/known-buyer.ts'
import { loadMemberInfo } from './member-info-step/member-info-page.server.ts'

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

/** How much of the address is shown and required for this order. */
export function addressSettings(
  { company }: Pick<VenueView, 'company'>,
  { wantsWholeAddress }: Pick<CheckoutDraft, 'wantsWholeAddress'>,
): AddressSettings {
  const { billingAddress, country, checkout: settings } = company
  return addressForm({
    settings,
    billing: { ...billingAddress, country },
    wantsWhole: wantsWholeAddress,
  })
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
  const known = await loadKnownPayer(visit, memberIdsOf(visit))
  const typed = { ...checkout.draft, ...knownBuyer(checkout.draft, orders) }
  const draft = { ...typed, ...payerFields({ typed, known }) }
  const company = venue.company
  const { open, done } = stepProgress(steps, draft.done)
  const signedIn = session.visitor?.email ?? ''
  const email = typed.contact.email || draft.deliveryEmail || draft.contact.email
  const contact = { ...draft.contact, email }
  const security = securityOf(visit, checkout)
  const form = formOf(visit, checkout)
  const isReviewed = open === 'review' || form.layout === 'page'
  const sections = sectionsOf(visit, checkout)
  const [address, memberInfo, captcha, policy] = await Promise.all([
    loadAddress(visit, {
      checkout: { ...checkout, draft },
      isAsked: open === 'payment' || form.layout === 'page',
    }),
    loadMemberInfo(visit, { ...checkout, isOpen: open === 'memberInfo' }),
    isReviewed && security === 'captcha' ? loadCaptcha(visit) : null,
    isReviewed ? changePolicyOf(visit, cart) : [],
  ])
  return {
    steps,
    ...form,
    open,
    done: [...done],
    total: cart.total,
    hold: holdView(cart, visit),
    due: amountDue(cart.total, draft.certificate),
    coupons: couponsOf(checkout, venue),
    certificate: certificateOf(checkout, venue),
    lines: cart.orders.map(line => recapLine(line, venue)),
    taxes: cart.taxes,
    deliveryEmail: draft.deliveryEmail || signedIn,
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

type AddressPart = Pick<
  CheckoutPage,
  'address' | 'addressFields' | 'requiredAddress' | 'countries' | 'states' | 'zipHint'
>

/** The address fields of the country in hand; `country` in the query asks for those of another one. */
async function loadAddress(
  visit: Visit,
  { checkout, isAsked }: { checkout: OpenCheckout; isAsked: boolean },
): Promise<AddressPart> {
  const settings = addressSettings(visit.venue, checkout.draft)
  const requestedCountry = /^[A-Z]{2}$/.exec(visit.url.searchParams.get('country') ?? '')?.[0]
  const country = requestedCountry ?? (checkout.draft.address.country || settings.country)
  const address = { ...checkout.draft.address, country }
  const fields = sectionsOf(visit, checkout).address ? [...shownFields(settings.display)] : []
  const listed = isAsked && fields.includes('country')
  const lists = listed ? await loadAddressLists(visit, country) : { countries: null, states: null }
  const hint = zipHint(country)
  return {
    address,
    addressFields: fields,
    requiredAddress: requiredFields(settings, address),
    ...lists,
    zipHint: hint && visit.venue.text(hint.text),
  }
}

async function loadCaptcha({ api }: Visit): Promise<CheckoutPage['captcha']> {
  const { payload } = await api.captcha.challenge()
  return { ...payload, formToken: payload.formToken ?? '' }
}

type Line = CartPayload['orders'][number]

/** The order in words: 'Jelly Lab: 3 tickets for Saturday, November 21, 2026 at 10:30 am'. */
function recapLine(line: Line, venue: VenueView): RecapLine {
  const { id, name, itemSubtotal, couponDiscount = 0 } = line
  const amount = itemSubtotal + couponDiscount
  if (isCharge(line.itemType)) return { id, name, sentence: '', visits: [], amount }
  if (line.itemType === 'Combo')
    return { id, name, sentence: counted(line.people ?? [], venue), visits: visitsOf(line, venue), amount }
  const [event] = line.events
  const count = line.items.reduce((sum, { amount: quantity }) => sum + quantity, 0)
  const sentence = event?.startTime
    ? venue.text('review-step-sentence', { count, ...startOf(event, venue) })
    : (dedicationLine(line, venue) ?? counted(line.items, venue))
  return { id, name, sentence, visits: [], amount }
}

/** The events of a combo, each with its time: those of one day below its date. */
function visitsOf({ name, events }: Line, venue: VenueView): string[] {
  const starts = events.map(event => ({ name: event.name ?? name, ...startOf(event, venue) }))
  const [day, ...otherDays] = new Set(starts.map(({ date }) => date))
  if (day === undefined || otherDays.length > 0 || starts.length < 2)
    return starts.map(start => venue.text('review-step-visit', start))
  return [day, ...starts.map(({ name, time }) => venue.text('review-step-visit-time', { name, time }))]
}

/** '2 × Adult, 1 × Child' */
const counted = (items: readonly { name: string; amount: number }[], venue: VenueView) =>
  items.map(({ name, amount: quantity }) => venue.text('cart-line', { quantity, name })).join(', ')

function startOf({ startTime = '' }: Line['events'][number], { locale }: VenueView) {
  const [date = '', time = ''] = startTime.split('T')
  return { date: dateText({ date }, { pattern: 'long', locale }), time: timeText(time.slice(0, 5), locale) }
}

/** For whom a donation is given. */
function dedicationLine({ donationDetail }: Line, { text }: VenueView): string | null {
  const whom = dedicationOf(donationDetail ?? {})
  return whom && text('donation-dedication', { kind: text(whom.kind), name: whom.name })
}
