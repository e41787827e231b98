import { data, redirect } from '@remix-run/node'
import { type Refusal, refusalOf } from '#app/api/kernel/refuse.ts'
import { type PlacedOrder, readPlacedOrder } from '#app/contract/checkout.ts'
import { readCouponValidation } from '#app/contract/coupons.ts'
import { apiErrors } from '#app/contract/errors.ts'
import { isCartSold } from '#app/pages/is-cart-sold.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { linkBase } from '#app/pages/search-params.ts'
import { type CheckoutProblem, checkoutProblem } from '#app/rules/checkout/checkout-problem.ts'
import { couponError } from '#app/rules/checkout/coupons.ts'
import { lastDigits } from '#app/rules/checkout/gift-certificate.ts'
import { serverText } from '#app/rules/checkout/server-message.ts'
import { brokenWords } from '#app/rules/limits/limit-words.ts'
import { editOrderHref } from '#app/rules/links/storefront-links.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { challengeView } from '../parts/bank/challenge-page.server.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import { couponFailure } from './codes.server.ts'
import { keepCheckoutDraft, readDraft } from './draft.server.ts'
import { orderRequest } from './order-payload.server.ts'
import { openSession, securedOrder } from './secure.server.ts'
import type { CheckoutSubmission } from './submission.server.ts'
import { toConfirmation } from './to-confirmation.server.ts'

/** Places the order under the attempt's uuid: the same attempt again gives the same order, whatever happened to the first answer. */
export async function completeOrder(submission: CheckoutSubmission) {
  const { visit, checkout } = submission
  try {
    const invalid = await invalidCoupons(submission)
    if (invalid) return invalid
    const secured = await securedOrder(submission)
    if (secured instanceof Response) return secured
    const { payload } = await visit.api.checkout.place(orderRequest(submission, secured))
    const placed = placedOrder(payload)
    if (!placed) return await unreadable(submission)
    return await toConfirmation(visit, {
      placed,
      giftCardDigits: digitsOf(checkout.draft),
      cart: checkout.cart,
    })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return failed(submission, refusal)
  }
}

function placedOrder(payload: string): PlacedOrder | null {
  try {
    return readPlacedOrder(payload)
  } catch {
    return null
  }
}

/** An answer that cannot be read (CHK-289). The order may have been placed: the attempt goes on, and finds it. */
async function unreadable({ visit, checkout }: CheckoutSubmission) {
  const { text } = checkoutProblem({ status: UNREADABLE, isUnreadable: true })
  return data<CheckoutAnswer>(
    { notice: wordsOf(text, visit.venue), errors: {}, editOrder: false, blocked: false },
    { status: UNREADABLE, headers: await keepCheckoutDraft(visit, checkout.draft) },
  )
}

/** Whoever answered us gave something else than an answer. */
const UNREADABLE = 502

/** Has the bank check the card first, for a browser that can show its question; the order follows under the session (CHK-261). */
export async function askBank(submission: CheckoutSubmission) {
  const { visit, checkout } = submission
  try {
    const invalid = await invalidCoupons(submission)
    if (invalid) return invalid
    const { sessionId, challenge } = await openSession(submission)
    const secure = { challenge: challenge && challengeView(visit, challenge) }
    return data<CheckoutAnswer>(
      { notice: null, errors: {}, editOrder: false, blocked: false, secure },
      { headers: await keepCheckoutDraft(visit, { ...checkout.draft, secureSession: sessionId }) },
    )
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return failed(submission, refusal)
  }
}

/** The codes are checked with the server once more before anything is charged (CHK-122); null when all of them hold. */
async function invalidCoupons({ visit, checkout: { cart, draft } }: CheckoutSubmission) {
  const couponCodes = cart.coupons.map(({ couponCode }) => couponCode)
  if (couponCodes.length === 0) return null
  const trouble = await couponTrouble(visit, { shoppingCartId: cart.id, couponCodes })
  if (!trouble) return null
  const { code, words } = trouble
  const done = draft.done.filter(step => step !== 'payment')
  return data<CheckoutAnswer>(
    { notice: words, errors: { coupon: words }, editOrder: false, blocked: false },
    { status: 422, headers: await keepCheckoutDraft(visit, { ...draft, coupon: code, done }) },
  )
}

/** The first code that does not hold and why, or that the check itself has failed (CHK-295). */
async function couponTrouble({ api, venue }: Visit, body: { shoppingCartId: string; couponCodes: string[] }) {
  try {
    const result = readCouponValidation((await api.coupons.validate({ body })).payload)
    if (result.valid) return null
    const code = body.couponCodes.find(each => couponError(each, result)) ?? ''
    return { code, words: venue.formatMessage(couponError(code, result) ?? { text: 'coupon-invalid' }) }
  } catch (error) {
    return { code: '', words: couponFailure(error, venue) }
  }
}

/** The last digits of the certificate that pays, for the confirmation (CHK-057). */
const digitsOf = ({ certificate }: CheckoutDraft) =>
  certificate?.isApplied ? lastDigits(certificate.number) : null

/** A refusal becomes marked fields, words and a step (CHK-277 to CHK-291); an order that was placed before is a success (CHK-131). */
async function failed(submission: CheckoutSubmission, refusal: Refusal) {
  const { visit, checkout } = submission
  const problem = checkoutProblem({
    status: refusal.status,
    code: refusal.data.code,
    message: refusal.message,
    asksCheckbox: refusal.code === '5157' && refusal.data.details?.captcha === 'checkbox',
    violations: refusal.code === '9049' ? refusal.data.details?.violations : undefined,
    country: checkout.draft.address.country,
    isStandard: serverText(refusal.message) === apiErrors[refusal.data.code].text,
  })
  const earlier =
    problem.kind === 'duplicate' || refusal.data.code === 'CHECKOUT_IN_FLIGHT'
      ? await earlierOrder(submission, refusal)
      : null
  if (earlier)
    return toConfirmation(visit, {
      placed: earlier,
      giftCardDigits: digitsOf(checkout.draft),
      cart: checkout.cart,
    })
  if (problem.kind === 'duplicate' && (await isCartSold(visit)))
    return redirect(editOrderHref(linkBase(visit)))
  const kept = { ...checkout.draft, secureSession: '' }
  const draft = problem.step === 'payment' && problem.fields.length > 0 ? reopened(kept, problem) : kept
  const isByWallet = submission.form.get('byWallet') === 'yes'
  return data(answerOf(problem, { visit, refusal, total: checkout.cart.total, isByWallet }), {
    status: refusal.status,
    headers: await keepCheckoutDraft(visit, draft),
  })
}

/** Back at payment with everything typed still there; a card that was not the trouble stays as well. */
function reopened(draft: CheckoutDraft, { reopensBilling, fields }: CheckoutProblem): CheckoutDraft {
  return {
    ...draft,
    card: reopensBilling ? draft.card : null,
    usesNewCard: reopensBilling ? draft.usesNewCard : true,
    done: draft.done.filter(step => step !== 'payment'),
    wantsWholeAddress: draft.wantsWholeAddress || fields.some(field => WHOLE_ADDRESS.includes(field)),
  }
}

/** Fields that the short form has not: a bank that marks them wants the whole address. */
const WHOLE_ADDRESS: readonly string[] = ['streetAddress1', 'city', 'state']

/** What this order has to be changed for before it can be placed. */
const ORDER_TROUBLES: readonly string[] = [
  'SLOT_UNAVAILABLE',
  'ORDER_REFUNDED',
  'SEATS_LEFT',
  'CONFLICT',
  'MEMBERS_ONLY',
  'PREREQUISITE_MISSING',
  'PARTS_OUT_OF_ORDER',
]

type RefusalReport = { visit: Visit; refusal: Refusal; total: number; isByWallet: boolean }

function answerOf(problem: CheckoutProblem, telling: RefusalReport): CheckoutAnswer {
  const { venue } = telling.visit
  const words = wordsOf(problem.text, venue)
  const notice = changedTotal(telling) ?? refundedPayment(telling) ?? words
  // At the field, where the focus goes, it is said in short: what is above may be off a phone’s screen.
  // Whoever paid by a wallet has typed no card that could be wrong.
  const fields = telling.isByWallet && problem.kind === 'payment' ? [] : problem.fields
  const isInFlight = telling.refusal.data.code === 'CHECKOUT_IN_FLIGHT'
  const isOfWallet = telling.isByWallet && (problem.kind === 'payment' || isInFlight)
  const isDeclined = 'text' in problem.text && problem.text.text === 'error-6108'
  const atField = isDeclined ? venue.text('payment-card-declined') : words
  const editOrder = problem.kind === 'limits' || ORDER_TROUBLES.includes(telling.refusal.data.code)
  return {
    notice,
    limits: limitSentences(problem.limits, venue),
    errors: Object.fromEntries(fields.map(field => [field, atField])),
    editOrder,
    isOverLimit: problem.kind === 'limits',
    ...(telling.refusal.data.code === 'SLOT_UNAVAILABLE' ? { isGone: true } : {}),
    ...(isInFlight ? { isInFlight } : {}),
    ...(isOfWallet ? { isOfWallet } : {}),
    ...(editOrder ? { fixDescription: notice } : {}),
    blocked: problem.blocksPlacing,
    asksCheckbox: problem.asksCheckbox,
  }
}

/** The broken rules, event by event, in the venue's words; here no kind of ticket that they do not count is known. */
function limitSentences(limits: CheckoutProblem['limits'], { company, formatMessage }: Visit['venue']) {
  const { limitWords } = company
  return [...new Set(limits.map(({ eventId }) => eventId))].flatMap(id => {
    const rules = limits.filter(({ eventId }) => eventId === id)
    const sold = rules.flatMap(({ pricePointIds, ticketTypes, validatedPricePointIds }) =>
      pricePointIds.map((id, index) => ({
        id,
        name: ticketTypes[index] ?? id,
        quantity: validatedPricePointIds.includes(id) ? 1 : 0,
      })),
    )
    return brokenWords({ rules, sold: [...sold, OTHER_TYPES], limitWords }, formatMessage)
  })
}

/** Kinds of ticket besides those of a rule, so that it names its own. */
const OTHER_TYPES = { id: '', name: '', quantity: 0 }

const wordsOf = (text: CheckoutProblem['text'], { formatMessage }: Visit['venue']) =>
  'message' in text ? text.message : formatMessage(text)

/** Another total than the one that was shown is said with both (decision C11). */
function changedTotal({ visit: { venue }, refusal, total }: RefusalReport): string | null {
  const changed = refusal.code === 'PRICE_CHANGED' ? refusal.data.details : undefined
  if (!changed) return null
  return venue.text('checkout-total-changed', {
    before: formatMoney(changed.shownTotal ?? total, venue),
    after: formatMoney(changed.total, venue),
  })
}

/** An order that was paid and could not be issued: its money is on its way back. */
function refundedPayment({ visit: { venue }, refusal }: RefusalReport): string | null {
  const refunded = refusal.code === 'ORDER_REFUNDED' ? refusal.data.details : undefined
  return refunded ? venue.text('checkout-refunded', { amount: formatMoney(refunded.amount, venue) }) : null
}

const RETRY_DELAYS_MS = [500, 1_000, 1_500, 2_000] as const

/** The order under this attempt's uuid, or the one the cart has become; an order on its way is waited for a little. */
async function earlierOrder(
  { visit, checkout }: CheckoutSubmission,
  refusal: Refusal,
): Promise<PlacedOrder | null> {
  const { orderNumber, ccLastFourDigits = '' } = (refusal.code === '20152' && refusal.data.details) || {}
  if (orderNumber !== undefined) return { orderNumber, ccLastFourDigits }
  const isOnItsWay = refusal.code === 'CHECKOUT_IN_FLIGHT' && !refusal.data.details?.unknown
  const waits = isOnItsWay ? [0, ...RETRY_DELAYS_MS] : [0]
  for (const wait of waits) {
    await new Promise(resolve => setTimeout(resolve, wait))
    const order = await registeredOrder(visit, checkout.draft.uuid)
    if (order) return order
  }
  return null
}

async function registeredOrder({ api }: Visit, uuid: string): Promise<PlacedOrder | null> {
  return api.uuidRegistry.get({ params: { uuid } }).then(
    ({ payload }) => payload,
    () => null,
  )
}

/** The order of a browser that never got the answer: its cart is gone, but its attempt is known (CHK-131). Null when there is none. */
export async function recoverOrder(visit: Visit, request: Request) {
  const { session } = visit
  if (!session.cartId) return null
  const { draft, isNew } = await readDraft(visit, { request, cartId: session.cartId })
  const placed = isNew ? null : await registeredOrder(visit, draft.uuid)
  return placed && toConfirmation(visit, { placed, giftCardDigits: digitsOf(draft), cart: null })
}
