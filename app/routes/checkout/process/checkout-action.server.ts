import { safe } from '@orpc/client'
import { data, redirect } from '@remix-run/node'
import { askedDate } from '#app/pages/search-params.ts'
import { joinName } from '#app/rules/checkout/split-name.ts'
import { goBack, stepProgress } from '#app/rules/checkout/steps.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { cancelHref } from '#app/rules/links/storefront-links.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { cancelOrderUrl } from '#theme/texts/runtime/text-settings.ts'
import { addressWithoutCard } from '../parts/card/entered-card.server.ts'
import { deliveryForm, errorsByField, typedPayment, typedText } from './checkout-forms.server.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import { formOf } from './checkout-needs.server.ts'
import { removeCode, saveCodes } from './code-handlers.server.ts'
import { applyCode, applyCouponCodes, halfTypedCodes, lookUpCertificate } from './codes.server.ts'
import { keepCheckoutDraft, withStep } from './draft.server.ts'
import { loadKnownPayer } from './known-payer.server.ts'
import { keepTypedInfo, memberInfoHandlers } from './member-info-step/member-info-action.server.ts'
import { offerHandlers } from './offer-action.server.ts'
import { memberIdsOf } from './open-checkout.server.ts'
import { askBank, completeOrder } from './place-order.server.ts'
import { readPayment, readWallet } from './read-payment.server.ts'
import { type CheckoutHandler, type CheckoutSubmission, refuseFields } from './submission.server.ts'

/** What each button of checkout does. */
const handlers: Record<string, CheckoutHandler> = {
  delivery: saveDelivery,
  payment: savePayment,
  code: saveCodes(applyCode),
  coupon: saveCodes(codes => applyCouponCodes(codes)),
  couponRemove: removeCode,
  certificate: saveCodes(codes => lookUpCertificate(codes, { isApplied: true })),
  certificateCheck: saveCodes(codes => lookUpCertificate(codes, { isApplied: false })),
  certificateRemove: saveCodes(async ({ checkout }) => ({
    draft: { ...checkout.draft, certificate: null },
    errors: {},
  })),
  ...memberInfoHandlers,
  cardNew: chooseCard({ usesNewCard: true }),
  cardSaved: chooseCard({ usesNewCard: false }),
  change: changeStep,
  secure: paidOnPage(askBank),
  complete: paidOnPage(completeOrder),
  cancel: cancelOrder,
  hold: holdOrder,
  ...offerHandlers,
}

/** `intent` names the button, `change:payment` with the step it opens again. */
export async function submitCheckout(submission: CheckoutSubmission) {
  const name = String(submission.form.get('intent') ?? '').split(':')[0] ?? ''
  const handle = Object.hasOwn(handlers, name) ? handlers[name] : undefined
  ignorePhone(submission)
  return handle ? handle(await withKnownName(submission)) : redirect(addressWithoutCard(submission.visit.url))
}

/** A name that stands in its field as it is known of who is signed in, or verified, keeps the parts that it has there. */
async function withKnownName(submission: CheckoutSubmission): Promise<CheckoutSubmission> {
  const { visit, checkout, form } = submission
  if (!form.has('name') || joinName(checkout.draft.contact)) return submission
  const known = await loadKnownPayer(visit, memberIdsOf(visit))
  if (!known) return submission
  return { ...submission, checkout: { ...checkout, draft: { ...checkout.draft, contact: known.contact } } }
}

/** A phone number that this form has no field for can be given by no visitor, and refused at no field. */
function ignorePhone({ visit, checkout, form }: CheckoutSubmission) {
  if (!formOf(visit, checkout).contactForm.phone) form.delete('phoneNumber')
}

async function saveDelivery({ visit, checkout, form }: CheckoutSubmission) {
  const deliveryEmail = typedText(form, 'deliveryEmail').trim()
  const read = deliveryForm(visit.venue.text).safeParse({ deliveryEmail })
  const draft = { ...checkout.draft, deliveryEmail }
  const { steps } = checkout
  const hasErrors = !read.success
  const headers = await keepCheckoutDraft(
    visit,
    withStep(draft, { steps, step: 'ticketDelivery', hasErrors }),
  )
  return read.success
    ? redirect(addressWithoutCard(visit.url), { headers })
    : refuseFields(errorsByField(read.error), headers)
}

async function savePayment(submission: CheckoutSubmission) {
  const { visit } = submission
  const payment = await readPayment(submission)
  if ('answer' in payment) return payment.answer
  return redirect(addressWithoutCard(visit.url), { headers: await keepCheckoutDraft(visit, payment.draft) })
}

/** Payment and review on one page, and what a wallet tells before the review, are sent as one form: what was typed is read before the order goes on. */
function paidOnPage(next: CheckoutHandler): CheckoutHandler {
  return async submission => {
    if (!submission.form.has('email')) return next(submission)
    const payment = await (isByWallet(submission) ? readWallet(submission) : readPayment(submission))
    if ('answer' in payment) return payment.answer
    return next({ ...submission, checkout: { ...submission.checkout, draft: payment.draft } })
  }
}

/** Where payment and review are steps, only a wallet sends both at once. */
const isByWallet = ({ visit, checkout }: CheckoutSubmission) => formOf(visit, checkout).layout === 'steps'

/** Keeps the tickets longer; lines that others have bought meanwhile are named, and left out of the order (decision O10). */
async function holdOrder({ visit: { api, venue, url }, checkout: { cart } }: CheckoutSubmission) {
  const answer = (sentences: string[], status: number) =>
    data<CheckoutAnswer>(
      { notice: sentences.join(' '), errors: {}, editOrder: true, blocked: false },
      { status },
    )
  const held = await safe(api.carts.hold({ headers: { 'x-cart-id': cart.id } }))
  if (held.isSuccess) {
    const names = held.data.payload.released.map(({ name }) => venue.text('cart-released', { name }))
    return names.length > 0 ? answer(names, 200) : redirect(addressWithoutCard(url))
  }
  if (!held.isDefined) throw held.error
  const isSpent = held.error.code === 'HOLD_SPENT'
  return answer([venue.text(isSpent ? 'cart-hold-spent' : 'cart-sales-rules-failed')], 409)
}

/** The card on file or a new one; what was typed otherwise stays (CHK-036, CHK-037). */
function chooseCard({ usesNewCard }: { usesNewCard: boolean }): CheckoutHandler {
  return async ({ visit, checkout: { draft }, form }) => {
    const chosen = { ...draft, ...typedPayment(form, draft.contact), usesNewCard, card: null }
    return redirect(addressWithoutCard(visit.url), { headers: await keepCheckoutDraft(visit, chosen) })
  }
}

/**
 * Opens a finished step again; it and every later one are no longer done (CHK-119). What was typed in the one that is left stays;
 * the card is entered anew.
 */
async function changeStep(submission: CheckoutSubmission) {
  const { visit, checkout, form } = submission
  const infoAnswer = await keepTypedInfo(submission)
  if ('refused' in infoAnswer) return infoAnswer.refused
  const { steps } = checkout
  const draft = form.has('email') ? halfTypedPayment(checkout.draft, form) : checkout.draft
  const named = String(form.get('intent')).split(':')[1]
  const step = steps.find(({ name }) => name === named)?.name
  const progress = stepProgress(steps, draft.done)
  const { done } = step ? goBack(progress, step) : progress
  const card = step === 'payment' ? null : draft.card
  const changed = { ...draft, done: [...done], card, secureSession: '' }
  return redirect(addressWithoutCard(visit.url), { headers: await keepCheckoutDraft(visit, changed) })
}

const halfTypedPayment = (draft: CheckoutDraft, form: FormData): CheckoutDraft => ({
  ...draft,
  ...typedPayment(form, draft.contact),
  ...halfTypedCodes(draft, form),
})

/** Deletes the cart here and on the server and leaves (CHK-136, CHK-137). */
async function cancelOrder({ visit, checkout }: CheckoutSubmission) {
  const { api, session, commit, venue, tenantId, url } = visit
  await api.carts.delete({ headers: { 'x-cart-id': checkout.cart.id } }).catch(() => null)
  const headers = new Headers(await commit({ ...session, cartId: undefined, placed: undefined }))
  headers.append('Set-Cookie', (await keepCheckoutDraft(visit, null))['Set-Cookie'])
  const base = { tenantId, carried: carriedFrom(url.searchParams) }
  const order = { redirectUrl: cancelOrderUrl(venue.texts), date: askedDate(url) ?? undefined }
  return redirect(cancelHref(base, order), { headers })
}
