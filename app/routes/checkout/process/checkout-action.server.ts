import { parseWithZod } from '@conform-to/zod/v4'
import type { SubmissionResult } from '@conform-to/react'
import { data, redirect } from '@remix-run/node'
import { refusalOf, type Refusal } from '#app/api/refuse.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { checkoutProblem, type CheckoutProblem } from '#app/rules/checkout/checkout-problem.ts'
import type { StepName } from '#app/rules/checkout/steps.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { carriedFrom } from '#app/rules/links/carried.ts'
import { cancelHref, confirmationHref } from '#app/rules/links/storefront-links.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import type { Visit } from '#app/session/visit.ts'
import { cancelOrderUrl } from '#theme/texts/text-settings.ts'
import type { TextReference } from '#theme/texts/texts.ts'
import { addressSettings, needsCard, type OpenCheckout } from './checkout-page.server.ts'
import { deliveryForm, paymentForm } from './checkout-forms.server.ts'
import type { Problem } from './checkout-model.ts'

export type CheckoutAnswer = { result: SubmissionResult | null; problem: Problem | null }

type Submission = { visit: Visit; opened: OpenCheckout; form: FormData }
type Handler = (submission: Submission) => Promise<Response | ReturnType<typeof data<CheckoutAnswer>>>

/** What each button of checkout does. */
const handlers: Record<string, Handler> = {
  delivery: saveDelivery,
  payment: savePayment,
  change: changeStep,
  complete: completeOrder,
  cancel: cancelOrder,
}

/** `intent` names the button, `change:payment` with the step it opens again. */
export async function submitCheckout(submission: Submission) {
  const name = String(submission.form.get('intent') ?? '').split(':')[0] ?? ''
  return (handlers[name] ?? goOn)(submission)
}

const here = ({ url }: Visit) => {
  const search = new URLSearchParams(url.search)
  for (const name of ['paymentToken', 'lastFour', 'brand']) search.delete(name)
  return url.pathname + (search.size > 0 ? `?${search}` : '')
}

async function keep({ context, tenantId }: Visit, draft: CheckoutDraft | null) {
  return { 'Set-Cookie': await context.drafts.write(tenantId, draft) }
}

const withStep = (draft: CheckoutDraft, step: StepName): CheckoutDraft => ({ ...draft, done: [...new Set([...draft.done, step])] })

async function saveDelivery({ visit, opened, form }: Submission) {
  const submission = parseWithZod(form, { schema: deliveryForm(visit.venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply(), problem: null }, { status: 400 })
  const draft = withStep({ ...opened.draft, deliveryEmail: submission.value.deliveryEmail.trim() }, 'ticketDelivery')
  return redirect(here(visit), { headers: await keep(visit, draft) })
}

/** Contact and address are checked here; the card was checked by the gateway and comes as its token (decision C4). */
async function savePayment({ visit, opened, form }: Submission) {
  const { venue, context } = visit
  const card = needsCard(opened)
  const schema = paymentForm({ text: venue.text, settings: addressSettings(venue), needsCard: card })
  const submission = parseWithZod(form, { schema })
  if (submission.status !== 'success') return data({ result: submission.reply(), problem: null }, { status: 400 })
  const { firstName, lastName, email, phoneNumber, paymentToken, lastFour, brand, scriptless, ...address } = submission.value
  const token = paymentToken ? { token: paymentToken, lastFour, brand } : opened.draft.card
  const draft = { ...opened.draft, contact: { firstName, lastName, email, phoneNumber }, address, card: card ? token : null }
  if (card && !token && scriptless) {
    const query = new URLSearchParams({ returnTo: here(visit) })
    return redirect(`${context.cardEntry.pageUrl}?${query}`, { headers: await keep(visit, draft) })
  }
  if (card && !token) {
    const result = submission.reply({ fieldErrors: { number: [venue.text('payment-card-number-invalid')] } })
    return data({ result, problem: null }, { status: 400 })
  }
  return redirect(here(visit), { headers: await keep(visit, withStep(draft, 'payment')) })
}

/** Opens a finished step again; it and every later one are no longer done (CHK-119). */
async function changeStep({ visit, opened, form }: Submission) {
  const [, step] = String(form.get('intent')).split(':')
  const { draft } = opened
  const index = draft.done.indexOf(step as StepName)
  const changed = { ...draft, done: index < 0 ? draft.done : draft.done.slice(0, index), card: step === 'payment' ? null : draft.card }
  return redirect(here(visit), { headers: await keep(visit, changed) })
}

async function goOn({ visit }: Submission) {
  return redirect(here(visit))
}

/** Places the order under the attempt's uuid: the same attempt again gives the same order, whatever happened to the first answer. */
async function completeOrder(submission: Submission) {
  const { visit, opened, form } = submission
  const { api } = visit
  const { draft, cart } = opened
  const captcha = String(form.get('captchaToken') || form.get('formToken') || '')
  try {
    const { payload } = await api.checkout.place({
      headers: { 'x-request-uuid': draft.uuid, 'x-captcha-token': captcha },
      body: bodyOf(opened, Number(form.get('shownTotal') ?? cart.total)),
    })
    return await toConfirmation(visit, readPlacedOrder(payload).orderNumber)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return failed(submission, refusal)
  }
}

function bodyOf({ cart, draft }: OpenCheckout, shownTotal: number) {
  const { contact, address, card } = draft
  return {
    shoppingCartId: cart.id,
    shownTotal,
    ticketDeliveryEmail: draft.deliveryEmail,
    billingFirstName: contact.firstName,
    billingLastName: contact.lastName,
    billingEmail: contact.email,
    billingPhoneNumber: contact.phoneNumber,
    billingAddress1: address.streetAddress1,
    billingAddress2: address.streetAddress2,
    billingCity: address.city,
    billingState: address.state || address.otherState,
    billingZipCode: address.zip,
    billingCountry: address.country,
    paymentToken: card?.token,
    ccLastFourDigits: card?.lastFour,
  }
}

/** The cart is an order now: the session forgets it and remembers the order, the draft ends and with it the uuid (CHK-134). */
async function toConfirmation(visit: Visit, orderNumber: string) {
  const { session, commit, tenantId, url } = visit
  const orderNumbers = [orderNumber, ...(session.orderNumbers ?? [])].slice(0, 20)
  const headers = new Headers(await commit({ ...session, cartId: undefined, orderNumbers }))
  headers.append('Set-Cookie', (await keep(visit, null))['Set-Cookie'])
  const base = { tenantId, carried: carriedFrom(url.searchParams) }
  return redirect(confirmationHref(base, { orderNumber, date: url.searchParams.get('date') ?? undefined }), { headers })
}

/** A refusal becomes marked fields, words and a step (CHK-277 to CHK-291); an order that was placed before is a success (CHK-131). */
async function failed(submission: Submission, refusal: Refusal) {
  const { visit, opened } = submission
  const problem = checkoutProblem({ status: refusal.status, code: refusal.data.code, message: refusal.message })
  if (problem.kind === 'duplicate') return earlierOrder(submission)
  const draft = problem.step === 'payment' && problem.fields.length > 0 ? reopened(opened.draft) : opened.draft
  const answer = { result: null, problem: tell(problem, { visit, refusal, total: opened.cart.total }) }
  return data(answer, { status: refusal.status, headers: await keep(visit, draft) })
}

/** Back at payment with everything typed still there; the card has to be entered again. */
const reopened = (draft: CheckoutDraft): CheckoutDraft => ({ ...draft, card: null, done: draft.done.filter(step => step !== 'payment') })

type Telling = { visit: Visit; refusal: Refusal; total: number }

function tell(problem: CheckoutProblem, { visit: { venue }, refusal, total }: Telling): Problem {
  const words = 'said' in problem.text ? problem.text.said : (venue.text as (reference: TextReference) => string)(problem.text.text)
  const after = refusal.data.details?.total
  const notice =
    refusal.data.code === 'PRICE_CHANGED' && typeof after === 'number'
      ? venue.text('checkout-total-changed', { before: formatMoney(total, venue), after: formatMoney(after, venue) })
      : words
  const fields = Object.fromEntries(problem.fields.map(field => [field, words]))
  return { notice, fields, editOrder: problem.kind === 'limits' || refusal.data.code === 'SLOT_UNAVAILABLE' || refusal.data.code === 'SEATS_LEFT', blocked: problem.blocksPlacing }
}

async function earlierOrder({ visit, opened }: Submission) {
  const { payload } = await visit.api.uuidRegistry.get({ params: { uuid: opened.draft.uuid } })
  return toConfirmation(visit, payload.orderNumber)
}

/** The order of a browser that never got the answer: its cart is gone, but its attempt is known (CHK-131). Null when there is none. */
export async function recoverOrder(visit: Visit, request: Request) {
  const { session, context, tenantId, api } = visit
  if (!session.cartId) return null
  const cookieHeader = request.headers.get('Cookie')
  const draft = await context.drafts.read({ cookieHeader, tenantId, cartId: session.cartId, newUuid: crypto.randomUUID() })
  if (draft.done.length === 0) return null
  const found = await api.uuidRegistry.get({ params: { uuid: draft.uuid } }).catch(() => null)
  return found && toConfirmation(visit, found.payload.orderNumber)
}

/** Deletes the cart here and on the server and leaves (CHK-136, CHK-137). */
async function cancelOrder({ visit, opened }: Submission) {
  const { api, session, commit, venue, tenantId, url } = visit
  await api.carts.delete({ headers: { 'x-cart-id': opened.cart.id } }).catch(() => null)
  const headers = new Headers(await commit({ ...session, cartId: undefined }))
  headers.append('Set-Cookie', (await keep(visit, null))['Set-Cookie'])
  const base = { tenantId, carried: carriedFrom(url.searchParams) }
  return redirect(cancelHref(base, { redirectUrl: cancelOrderUrl(venue.texts), date: url.searchParams.get('date') ?? undefined }), { headers })
}
