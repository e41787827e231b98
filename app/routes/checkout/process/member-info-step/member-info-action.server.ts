import { data, redirect } from '@remix-run/node'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import type { MembershipInfoDraft, MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { memberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import { membershipBlock } from '#app/rules/checkout/membership-panels.ts'
import { serverText } from '#app/rules/checkout/server-message.ts'
import { isFaultless, membershipOrderErrors, peopleOf } from '#app/rules/memberships/membership-order.ts'
import {
  mayAddSecondary,
  removeSecondary,
  restoreSecondary,
} from '#app/rules/memberships/secondary-cardholders.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { addressWithoutCard } from '../../parts/card/entered-card.server.ts'
import type { CheckoutAnswer } from '../checkout-model.ts'
import { keepCheckoutDraft, withStep } from '../draft.server.ts'
import { storeCart, withMemberInfo } from '../store-cart.server.ts'
import type { CheckoutSubmission } from '../submission.server.ts'
import { sentencesOf, typedInfo } from './member-info-form.server.ts'

type Cards = NonNullable<MembershipInfoDraft['membershipCards']>
type Change = (secondaries: Cards, about: { index: number; allowed: number }) => Cards

const NEW_CARD: Cards[number] = { cardType: 'secondary' }
const MAX_CARDS = 100

/** What each button of the member info step does; all of them keep what was typed. */
export const memberInfoHandlers = {
  memberInfo: continueMemberInfo,
  openMembership,
  dropMembership,
  addCardholder: changeCards((cards, { allowed }) =>
    mayAddSecondary(cards.map(asCard), Math.min(allowed, MAX_CARDS)) ? [...cards, NEW_CARD] : cards,
  ),
  removeCardholder: changeCards((cards, { index }) => removeSecondary(cards.map(asCard), index)),
  undoRemove: changeCards((cards, about) => restoreSecondary(cards.map(asCard), about)),
}

const asCard = (card: Cards[number]) => ({ ...card, id: card.id ?? '', dropped: card.dropped ?? false })

/** The membership at hand is done when nothing is wrong with it; the step when all of them are (CHK-019, CHK-118, CHK-120). */
async function continueMemberInfo(submission: CheckoutSubmission) {
  const { visit, checkout, form } = submission
  const order = orderIn(submission)
  const typed = order && { ...typedInfo(form, order), isEdited: true }
  const stored = await storeInfo(submission, { order, info: typed })
  if ('refused' in stored) return stored.refused
  const { name: names } = memberInfoForm(visit.venue.company)
  const after = stored.orders.find(({ id }) => id === order?.id)
  const errors = after && membershipOrderErrors(peopleOf(after), visit.venue.company)
  if (after && errors && !isFaultless(errors))
    return answer(submission, {
      errors: sentencesOf(errors, { venue: visit.venue, order: after, names, form }),
    })
  const block = membershipBlock(stored.orders)
  if (block.hasInvalidMembership && !stored.orders.some(one => !one.isEdited && !one.isInvalidMembership))
    return answer(submission, { notice: visit.venue.text('member-info-invalid'), editOrder: true })
  const draft = { ...checkout.draft, membership: '' }
  const next = withStep(draft, { steps: checkout.steps, step: 'memberInfo', hasErrors: false, ...block })
  return back(submission, { draft: next, place: block.hasUneditedMembership ? '#membership-open' : '' })
}

/** Opens a finished membership again; what was typed of another one stays. */
async function openMembership(submission: CheckoutSubmission) {
  const { checkout, form } = submission
  const stored = await keepTypedInfo(submission)
  if ('refused' in stored) return stored.refused
  const membership = afterColon(form).slice(0, 128)
  return back(submission, { draft: { ...checkout.draft, membership }, place: '#membership-open' })
}

/** Takes a membership out of the order; who the others are for stays. */
async function dropMembership({ visit, checkout, form }: CheckoutSubmission) {
  const { cart, orders, draft } = checkout
  const memberships = withMemberInfo(cart, orders).filter(({ id }) => id !== afterColon(form))
  await storeCart(visit, { cart, changes: { memberships } })
  return back({ visit }, { draft, place: '' })
}

/** Keeps what was typed of the open membership, as far as it was; `refused` is the answer where the server does not take it. */
export async function keepTypedInfo(submission: CheckoutSubmission) {
  const order = orderIn(submission)
  return storeInfo(submission, { order, info: order && typedInfo(submission.form, order) })
}

function changeCards(change: Change) {
  return async (submission: CheckoutSubmission) => {
    const { checkout, form } = submission
    const order = orderIn(submission)
    if (!order) return back(submission, { draft: checkout.draft, place: '' })
    const info = typedInfo(form, order)
    const { membershipCards: cards = [] } = info
    const about = { index: Number(afterColon(form)), allowed: order.numberOfSecondaryCardholders }
    const secondaries = change(
      cards.filter(({ cardType }) => cardType === 'secondary'),
      about,
    ).map(({ id, ...card }) => ({ ...card, ...(id ? { id } : {}) }))
    const membershipCards = [...cards.filter(({ cardType }) => cardType === 'primary'), ...secondaries]
    const stored = await storeInfo(submission, { order, info: { ...info, membershipCards } })
    if ('refused' in stored) return stored.refused
    const draft = { ...checkout.draft, membership: order.id }
    return back(submission, { draft, place: '#additional-cardholders' })
  }
}

const orderIn = ({ checkout, form }: CheckoutSubmission) =>
  checkout.orders.find(({ id, isInvalidMembership }) => id === form.get('itemId') && !isInvalidMembership)

const afterColon = (form: FormData) => String(form.get('intent')).split(':').slice(1).join(':')

type Info = { order: MembershipOrderPayload | undefined; info: MembershipInfoDraft | undefined }
type RefusedInfo = { refused: ReturnType<typeof data<CheckoutAnswer>> }

/** Keeps with the cart what was typed, and reads the orders as they are now; nothing to keep where no form was open. */
async function storeInfo(
  submission: CheckoutSubmission,
  { order, info }: Info,
): Promise<{ orders: MembershipOrderPayload[] } | RefusedInfo> {
  const { visit, checkout } = submission
  const { cart } = checkout
  if (!order || !info) return { orders: checkout.orders }
  const memberships = withMemberInfo(cart, checkout.orders).map(membership =>
    membership.id === order.id ? { ...membership, membershipInfo: info } : membership,
  )
  try {
    await storeCart(visit, { cart, changes: { memberships } })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const notice = serverText(refusal.message) ?? visit.venue.text('error-checkout-failed')
    return { refused: await answer(submission, { notice, editOrder: true }) }
  }
  const { payload } = await visit.api.carts.memberships({ headers: { 'x-cart-id': cart.id } })
  return { orders: payload }
}

async function answer({ visit, checkout, form }: CheckoutSubmission, about: Partial<CheckoutAnswer>) {
  const membership = String(form.get('itemId') ?? '').slice(0, 128)
  return data<CheckoutAnswer>(
    { notice: null, errors: {}, editOrder: false, blocked: false, ...about },
    { status: 400, headers: await keepCheckoutDraft(visit, { ...checkout.draft, membership }) },
  )
}

async function back(
  { visit }: Pick<CheckoutSubmission, 'visit'>,
  { draft, place }: { draft: CheckoutDraft; place: string },
) {
  return redirect(`${addressWithoutCard(visit.url)}${place}`, {
    headers: await keepCheckoutDraft(visit, draft),
  })
}
