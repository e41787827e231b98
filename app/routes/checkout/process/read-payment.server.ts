import { redirect, redirectDocument } from '@remix-run/node'
import { stepProgress } from '#app/rules/checkout/steps.ts'
import { atPayment, isWalletStep } from '#app/rules/checkout/wallet-step.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { addressWithoutCard, enteredCard } from '../parts/card/entered-card.server.ts'
import { addressSettings } from './address-part.server.ts'
import {
  errorsByField,
  paymentFields,
  paymentForm,
  typedPayment,
  typedText,
} from './checkout-forms.server.ts'
import { formOf, sectionsOf } from './checkout-needs.server.ts'
import { saveCodes } from './code-handlers.server.ts'
import { applyCodes, hasUnusedCodes } from './codes.server.ts'
import { keepCheckoutDraft, withStep } from './draft.server.ts'
import { type CheckoutHandler, type CheckoutSubmission, refuseFields } from './submission.server.ts'

/** What was typed, as the form of this order asks for it; where only one email is asked for, tickets go there as well. */
function typedDraft({ visit, checkout, form }: CheckoutSubmission): CheckoutDraft {
  const entered = enteredCard(Object.fromEntries(form))
  const { cardFields: asksCard } = sectionsOf(visit, checkout)
  const typed = typedPayment(form, checkout.draft.contact)
  const asksDelivery = checkout.steps.some(({ name }) => name === 'ticketDelivery')
  const isShort = visit.venue.company.checkout.form === 'short'
  return {
    ...checkout.draft,
    ...typed,
    ...(isShort && !asksDelivery ? { deliveryEmail: typed.contact.email.trim() } : {}),
    card: asksCard ? (entered.card ?? checkout.draft.card) : null,
  }
}

type Payment = { draft: CheckoutDraft } | { answer: Awaited<ReturnType<CheckoutHandler>> }

/**
 * What a wallet tells in place of the steps up to the payment. Before people are named it cannot pay; the payment is the step that is
 * open when it is refused, or while the bank asks.
 */
export async function readWallet(submission: CheckoutSubmission): Promise<Payment> {
  const { visit, checkout, form } = submission
  const progress = stepProgress(checkout.steps, checkout.draft.done)
  if (!isWalletStep(progress)) return { answer: redirect(addressWithoutCard(visit.url)) }
  const done = [...atPayment(progress).done]
  const hasDelivery = progress.done.includes('ticketDelivery')
  const deliveryEmail = hasDelivery ? checkout.draft.deliveryEmail : typedText(form, 'email').trim()
  const draft = { ...checkout.draft, done, deliveryEmail }
  const payment = await readPayment({ ...submission, checkout: { ...checkout, draft } })
  return 'answer' in payment ? payment : { draft: { ...payment.draft, done } }
}

/** Contact and address are checked here; the card was checked by the gateway and comes as its token (decision C4). */
export async function readPayment(submission: CheckoutSubmission): Promise<Payment> {
  const { visit, checkout, form } = submission
  const { venue, url, context } = visit
  const { cardFields: asksCard, address: asksAddress } = sectionsOf(visit, checkout)
  const read = paymentForm({
    text: venue.text,
    form: formOf(visit, checkout).contactForm,
    settings: addressSettings(venue, checkout.draft),
    asksAddress,
  }).safeParse(paymentFields(form, checkout.draft.contact))
  const draft = typedDraft(submission)
  const headers = await keepCheckoutDraft(visit, draft)
  if (!read.success) return { answer: refuseFields(errorsByField(read.error), headers) }
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
  return { answer: refuseFields(errors, headers) }
}
