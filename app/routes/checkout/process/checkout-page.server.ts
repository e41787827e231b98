import type { CartPayload } from '#app/contract/carts.ts'
import { dateText, twelveHour } from '#app/rules/calendar/date-text.ts'
import { acceptedBrands } from '#app/rules/checkout/card-fields.ts'
import { type AddressSettings, requiredFields, shownFields, zipHint } from '#app/rules/checkout/billing-address.ts'
import { isCardNeeded } from '#app/rules/checkout/payment-needed.ts'
import { checkoutSteps, type StepName } from '#app/rules/checkout/steps.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { cancelHref } from '#app/rules/links/storefront-links.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { companyOf } from '#app/session/shell-model-of.ts'
import type { VenueView } from '#app/session/venue-view.ts'
import type { Visit } from '#app/session/visit.ts'
import { cancelOrderUrl } from '#theme/texts/text-settings.ts'
import type { CheckoutPage, RecapLine, SelectOption } from './checkout-model.ts'

export type OpenCheckout = { cart: CartPayload; draft: CheckoutDraft }

/** The cart that is being paid for and what was typed so far; null when there is nothing to pay for. */
export async function openCheckout({ api, session, context, tenantId }: Visit, request: Request): Promise<OpenCheckout | null> {
  if (!session.cartId) return null
  const cart = await api.carts.get({ headers: { 'x-cart-id': session.cartId } }).then(({ payload }) => payload, () => null)
  if (!cart || cart.orders.length === 0) return null
  const cookieHeader = request.headers.get('Cookie')
  const draft = await context.drafts.read({ cookieHeader, tenantId, cartId: cart.id, newUuid: crypto.randomUUID() })
  return { cart, draft }
}

/** How much of the address this venue shows and requires. */
export function addressSettings(venue: VenueView): AddressSettings {
  const { billingAddress, country } = companyOf(venue)
  return { ...billingAddress, country }
}

/** The steps of this order, and the first that is not done. */
export function stepsOf({ cart, draft }: OpenCheckout, venue: VenueView) {
  const steps = checkoutSteps({ showTicketEmail: companyOf(venue).showTicketEmail, cart })
  const open = steps.find(({ name }) => !draft.done.includes(name))?.name ?? 'review'
  return { steps, open }
}

/** Whether a card has to be entered for this order. */
export function needsCard({ cart }: OpenCheckout): boolean {
  const hasAutoRenew = cart.memberships.some(membership => membership.isAutorenew)
  return isCardNeeded({ total: cart.total, certificate: null, hasAutoRenew, hasSavedCard: false, usesSavedCard: false })
}

export async function loadCheckoutPage(visit: Visit, opened: OpenCheckout): Promise<CheckoutPage> {
  const { venue, tenantId, url, context } = visit
  const { cart, draft } = opened
  const { steps, open } = stepsOf(opened, venue)
  const settings = addressSettings(venue)
  const card = needsCard(opened)
  const address = { ...draft.address, country: draft.address.country || settings.country }
  const lists = open === 'payment' && settings.display === 'address' && card ? await loadLists(visit, address.country) : { countries: null, states: null }
  const hint = zipHint(address.country)
  return {
    steps,
    open,
    done: draft.done,
    total: cart.total,
    cartId: cart.id,
    uuid: draft.uuid,
    lines: recapOf(cart, venue),
    delivery: draft.deliveryEmail,
    contact: draft.contact,
    address,
    addressFields: card ? [...shownFields(settings.display)] : [],
    requiredAddress: requiredFields(settings, address),
    ...lists,
    zipHint: hint ? venue.text(hint.text) : null,
    card: draft.card && { lastFour: draft.card.lastFour, brand: draft.card.brand },
    needsCard: card,
    brands: acceptedBrands(companyOf(venue)).map(({ text }) => venue.text(text)),
    tokensUrl: context.cardEntry.tokensUrl,
    captcha: open === 'review' ? await loadCaptcha(visit) : null,
    cancelHref: cancelHref(
      { tenantId, carried: carriedFrom(url.searchParams) },
      { redirectUrl: cancelOrderUrl(venue.texts), date: url.searchParams.get('date') ?? undefined },
    ),
  }
}

/** Countries and states; a list that cannot be had is typed freely (ORD-277). */
async function loadLists({ api }: Visit, country: string): Promise<{ countries: SelectOption[] | null; states: SelectOption[] | null }> {
  const code = /^[A-Za-z]{2}$/.test(country) ? country.toLowerCase() : null
  const [countries, states] = await Promise.all([
    api.locations.countries().then(({ payload }) => payload.map(({ alpha2Code, name }) => ({ value: alpha2Code, label: name })), () => null),
    code
      ? api.locations.states({ params: { country: code } }).then(({ payload }) => payload.map(({ abbreviation, name }) => ({ value: abbreviation, label: name })), () => null)
      : null,
  ])
  return { countries, states: states && states.length > 0 ? states : null }
}

async function loadCaptcha({ api }: Visit): Promise<CheckoutPage['captcha']> {
  const { payload } = await api.captcha.challenge()
  return { challenge: payload.challenge, formToken: payload.formToken ?? '' }
}

/** The order in words: 'Jelly Lab: 3 tickets for Saturday, November 21, 2026 at 10:30 am'. */
function recapOf(cart: CartPayload, venue: VenueView): RecapLine[] {
  return cart.orders.map(line => {
    const [date = '', time = ''] = (line.events[0]?.startTime ?? '').split('T')
    const when = date ? dateText({ date }, { pattern: 'long', locale: venue.locale }) : null
    const at = twelveHour(time.slice(0, 5) || '00:00')
    return {
      id: line.id,
      name: line.name,
      when: when && `${when} · ${at}`,
      sentence: when ? venue.text('review-step-sentence', { count: line.amount + line.retailAmount, date: when, time: at }) : line.items.map(item => venue.text('cart-line', { quantity: item.amount, name: item.name })).join(', '),
      amount: line.itemSubtotal,
    }
  })
}
