import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { holdView } from '#app/pages/hold-view.ts'
import { loadBasketOffer } from '#app/pages/load-basket-offer.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { discountsOfOrders, recapLine } from '#app/pages/recap-line.ts'
import { askedDate, linkBase } from '#app/pages/search-params.ts'
import { startOf } from '#app/pages/start-words.ts'
import { acceptedBrands } from '#app/rules/checkout/card-fields.ts'
import { hasAutoRenewNotice } from '#app/rules/checkout/confirmation.ts'
import { amountDue } from '#app/rules/checkout/gift-certificate.ts'
import { isKnownContact, isWholeContact, type Payer, payerFields } from '#app/rules/checkout/known-payer.ts'
import { stepProgress } from '#app/rules/checkout/steps.ts'
import { isWalletStep } from '#app/rules/checkout/wallet-step.ts'
import { editOrderHref, formsHref, PAY_QUERY } from '#app/rules/links/storefront-links.ts'
import { inOrderOfVisits } from '#app/rules/orders/visits.ts'
import { loadAddress } from './address-part.server.ts'
import { changePolicyOf } from './change-policy.server.ts'
import type { CheckoutPage } from './checkout-model.ts'
import { formOf, sectionsOf, securityOf } from './checkout-needs.server.ts'
import { certificateOf, couponsOf } from './codes-view.server.ts'
import { loadKnownPayer } from './known-payer.server.ts'
import { linkedCouponView } from './linked-coupon-view.ts'
import { knownBuyer } from './member-info-step/known-buyer.ts'
import { loadMemberInfo } from './member-info-step/member-info-page.server.ts'
import { memberIdsOf, type OpenCheckout } from './open-checkout.server.ts'

export async function loadCheckoutPage(visit: Visit, checkout: OpenCheckout): Promise<CheckoutPage> {
  const { venue, context, session } = visit
  const { cart, steps, orders } = checkout
  const company = venue.company
  const progress = stepProgress(steps, checkout.draft.done)
  const { open, done } = progress
  const security = securityOf(visit, checkout)
  const form = formOf(visit, checkout)
  const sections = sectionsOf(visit, checkout)
  const mayPay = form.layout === 'page' || isWalletStep(progress)
  const wallet = walletOf(visit, { offers: mayPay && sections.cardFields && !checkout.draft.card })
  // Where a wallet places the order, what is agreed to and what protects it stand beside it.
  const isReviewed = open === 'review' || form.layout === 'page' || wallet.wallet !== null
  const payer = loadKnownPayer(visit, memberIdsOf(visit))
  const [known, memberInfo, captcha, policy, offer] = await Promise.all([
    payer,
    payer.then(who => loadMemberInfo(visit, { ...checkout, known: who, isOpen: open === 'memberInfo' })),
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
    lines: inOrderOfVisits(cart.orders, ({ events }) => events).map(line => recapLine(line, venue)),
    overlaps: overlapsOf(visit, cart),
    savings: discountsOfOrders(cart.orders),
    taxes: cart.taxes,
    deliveryEmail: draft.deliveryEmail || session.visitor?.email || known?.contact.email || '',
    hasTickets: cart.orders.some(({ itemType }) => itemType === 'Event' || itemType === 'Combo'),
    toldOfGifts: toldOfGifts(orders),
    memberInfo,
    contact,
    isKnown: isKnownPayer(contact, { known, form }),
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
    ...wallet,
    keepsCard: hasAutoRenewNotice(cart.memberships),
    cardFailed: venue.text('error-checkout-failed'),
    answersHref: answersHref(visit, cart),
    terms: { ...termsOf(visit, cart), policy },
    security,
    captcha,
    isBackFromBank: security === '3ds' && draft.secureSession !== '',
  }
}

type PayerFacts = { known: Payer | null; form: ReturnType<typeof formOf> }

/** Whether a line stands for the fields of whoever pays: with memberships whoever was named with one, which is not typed again. */
function isKnownPayer(contact: CheckoutPage['contact'], { known, form }: PayerFacts): boolean {
  if (form.form === 'full') return false
  return form.layout === 'page'
    ? isKnownContact(contact, { known, form: form.contactForm })
    : isWholeContact(contact, form.contactForm)
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

/** Nobody can be at two places: what has been chosen so is said once more before it is paid. */
function overlapsOf(visit: Visit, { overlaps = [] }: CartPayload): CheckoutPage['overlaps'] {
  const { venue } = visit
  if (overlaps.length === 0) return null
  const sentences = overlaps.map(({ earlier, later }) =>
    venue.text('review-step-overlap', {
      ...{ earlier: earlier.name, start: startOf(earlier.startTime, venue).time ?? '' },
      ...{ later: later.name, laterStart: startOf(later.startTime, venue).time ?? '' },
    }),
  )
  return { sentences: [...new Set(sentences)], href: editOrderHref(linkBase(visit)) }
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

async function loadCaptcha({ api }: Visit): Promise<CheckoutPage['captcha']> {
  const { payload } = await api.captcha.challenge()
  return { ...payload, formToken: payload.formToken ?? '' }
}
