import { safe } from '@orpc/client'
import { data, redirect, redirectDocument } from '@remix-run/node'
import { askedDate } from '#app/pages/search-params.ts'
import { goBack, stepProgress } from '#app/rules/checkout/steps.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { cancelHref } from '#app/rules/links/storefront-links.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { cancelOrderUrl } from '#theme/texts/runtime/text-settings.ts'
import { addressSettings } from './address-part.server.ts'
import {
  deliveryForm,
  enteredCard,
  errorsByField,
  paymentFields,
  paymentForm,
  typedPayment,
  typedText,
} from './checkout-forms.server.ts'
import type { CheckoutAnswer } from './checkout-model.ts'
import { formOf, sectionsOf } from './checkout-page.server.ts'
import {
  applyCode,
  applyCodes,
  applyCouponCodes,
  type CodesAnswer,
  halfTypedCodes,
  hasUnusedCodes,
  lookUpCertificate,
  removeCoupon,
} from './codes.server.ts'
import { keepCheckoutDraft, withStep } from './draft.server.ts'
import { addressWithoutCard } from './hosted-card.server.ts'
import { keepTypedInfo, memberInfoHandlers } from './member-info-step/member-info-action.server.ts'
import { offerHandlers } from './offer-action.server.ts'
import { askBank, completeOrder } from './place-order.server.ts'
import type { CheckoutSubmission } from './submission.server.ts'

type Handler = (submission: CheckoutSubmission) => Promise<Response | ReturnType<typeof data<CheckoutAnswer>>>

/** What each button of checkout does. */
const handlers: Record<string, Handler> = {
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
  return handle ? handle(submission) : redirect(addressWithoutCard(submission.visit.url))
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
    : refused(errorsByField(read.error), headers)
}

async function savePayment(submission: CheckoutSubmission) {
  const { visit } = submission
  const payment = await readPayment(submission)
  if ('answer' in payment) return payment.answer
  return redirect(addressWithoutCard(visit.url), { headers: await keepCheckoutDraft(visit, payment.draft) })
}

/** Payment and review on one page are sent as one form: what was typed is read before the order goes on. */
function paidOnPage(next: Handler): Handler {
  return async submission => {
    if (!submission.form.has('email')) return next(submission)
    const payment = await readPayment(submission)
    if ('answer' in payment) return payment.answer
    return next({ ...submission, checkout: { ...submission.checkout, draft: payment.draft } })
  }
}

/** What was typed, as the form of this order asks for it; where only one email is asked for, tickets go there as well. */
function typedDraft({ visit, checkout, form }: CheckoutSubmission): CheckoutDraft {
  const entered = enteredCard(Object.fromEntries(form))
  const { cardFields: asksCard } = sectionsOf(visit, checkout)
  const typed = typedPayment(form)
  const asksDelivery = checkout.steps.some(({ name }) => name === 'ticketDelivery')
  const isShort = visit.venue.company.checkout.form === 'short'
  return {
    ...checkout.draft,
    ...typed,
    ...(isShort && !asksDelivery ? { deliveryEmail: typed.contact.email.trim() } : {}),
    card: asksCard ? (entered.card ?? checkout.draft.card) : null,
  }
}

type Payment = { draft: CheckoutDraft } | { answer: Awaited<ReturnType<Handler>> }

/** Contact and address are checked here; the card was checked by the gateway and comes as its token (decision C4). */
async function readPayment(submission: CheckoutSubmission): Promise<Payment> {
  const { visit, checkout, form } = submission
  const { venue, url, context } = visit
  const { cardFields: asksCard, address: asksAddress } = sectionsOf(visit, checkout)
  const read = paymentForm({
    text: venue.text,
    form: formOf(visit, checkout).contactForm,
    settings: addressSettings(venue, checkout.draft),
    asksAddress,
  }).safeParse(paymentFields(form))
  const draft = typedDraft(submission)
  const headers = await keepCheckoutDraft(visit, draft)
  if (!read.success) return { answer: refused(errorsByField(read.error), headers) }
  if (hasUnusedCodes(form, checkout.draft))
    return {
      answer: await saveCodes(codes => applyCodes({ ...codes, checkout: { ...checkout, draft } }))(
        submission,
      ),
    }
  if (!asksCard || draft.card)
    return { draft: withStep(draft, { steps: checkout.steps, step: 'payment', hasErrors: false }) }
  const { scriptless, cardRefused } = enteredCard(Object.fromEntries(form))
  const { pageUrl } = context.cardEntry
  const address = addressWithoutCard(url)
  if (scriptless && pageUrl)
    return {
      answer: redirectDocument(`${pageUrl}?${new URLSearchParams({ returnTo: address })}`, { headers }),
    }
  const errors: Record<string, string> = cardRefused
    ? {}
    : { number: venue.text('payment-card-number-invalid') }
  return { answer: refused(errors, headers) }
}

const refused = (errors: Record<string, string>, headers: HeadersInit) =>
  data<CheckoutAnswer>({ notice: null, errors, editOrder: false, blocked: false }, { status: 400, headers })

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

/** What a button beside a code does; everything else that was typed stays. */
function saveCodes(change: (codes: CheckoutSubmission) => Promise<CodesAnswer>): Handler {
  return async submission => {
    const { visit, checkout, form } = submission
    const typed = { ...checkout, draft: { ...checkout.draft, ...typedPayment(form) } }
    const { draft, errors } = await change({ ...submission, checkout: typed })
    const headers = await keepCheckoutDraft(visit, draft)
    return Object.keys(errors).length > 0
      ? refused(errors, headers)
      : redirect(addressWithoutCard(visit.url), { headers })
  }
}

async function removeCode(submission: CheckoutSubmission) {
  const code = String(submission.form.get('intent')).split(':')[1] ?? ''
  return saveCodes(async codes => {
    await removeCoupon(codes, code)
    return { draft: codes.checkout.draft, errors: {} }
  })(submission)
}

/** The card on file or a new one; what was typed otherwise stays (CHK-036, CHK-037). */
function chooseCard({ usesNewCard }: { usesNewCard: boolean }): Handler {
  return async ({ visit, checkout: { draft }, form }) => {
    const chosen = { ...draft, ...typedPayment(form), usesNewCard, card: null }
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
  ...typedPayment(form),
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
