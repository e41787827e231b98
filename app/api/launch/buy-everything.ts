import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { checkoutBody } from '#app/contract/checkout.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import { answerName } from '#app/rules/forms/answers.ts'
import {
  finding,
  findingIn,
  type LaunchFinding,
  type LaunchRecord,
} from '#app/rules/onboarding/launch/launch-finding.ts'
import type { LaunchVenue } from '#app/rules/onboarding/launch/launch-venue.ts'
import { planPurchases, visitorLevels } from '#app/rules/onboarding/launch/plan-purchases.ts'
import { refusedRecord } from '#app/rules/onboarding/launch/refused-record.ts'
import { rehearsalFile } from '#app/rules/onboarding/launch/rehearsal-file.ts'
import { sampleAnswers } from '#app/rules/onboarding/launch/sample-answers.ts'
import { sampleMemberId, sampleMembers } from '#app/rules/onboarding/launch/sample-members.ts'
import type { TrialPurchase } from '#app/rules/onboarding/launch/trial-purchase.ts'
import { putCart } from '../carts/put-cart.ts'
import { placeOrder } from '../checkout/place-order.ts'
import { createFormResponse } from '../forms/save-response.ts'
import { uploadFile } from '../forms/uploads.ts'
import { openContext, type Services } from '../kernel/context.ts'
import { refusalOf } from '../kernel/refuse.ts'
import { createSandbox } from '../sandboxes/create-sandbox.ts'
import { rehearsalGateways } from './rehearsal-gateways.ts'

/** Long enough for thousands of purchases; what a crash leaves is removed then. */
const LIFETIME_MS = 2 * 3_600_000

type Progress = { done: number; total: number }
type Rehearsal = { onProgress: (progress: Progress) => void | Promise<void> }

/**
 * Buys in a sandbox of the venue everything that it sells, as everybody who may have it, with the very calls that visitors make. Gives what is
 * refused although it is on sale; the sandbox is gone afterwards.
 */
export async function buyEverything(
  services: Services,
  venue: LaunchVenue,
  { onProgress }: Rehearsal,
): Promise<LaunchFinding[]> {
  const { gateways, cardToken } = rehearsalGateways(services.clock)
  const own = { ...services, gateways, sandboxGateways: gateways }
  const levels = visitorLevels(venue)
  const members = sampleMembers(levels, venue.today)
  const sandbox = await createSandbox(own, {
    venue: venue.file.venue.id,
    endsAt: new Date(services.clock().getTime() + LIFETIME_MS),
    change: file => rehearsalFile(file, members),
  })
  if (!sandbox) return []
  const robot: Robot = { services: own, venue, tenantId: sandbox.tenantId, levels, cardToken, count: 0 }
  try {
    return await buyAll(robot, onProgress)
  } finally {
    await removeVenue(services.database, { tenantId: sandbox.tenantId, withOrders: true })
  }
}

type Robot = {
  services: Services
  venue: LaunchVenue
  tenantId: string
  levels: readonly string[]
  cardToken: () => string
  /** purchases so far: each has a buyer of its own */
  count: number
}

async function buyAll(robot: Robot, onProgress: Rehearsal['onProgress']): Promise<LaunchFinding[]> {
  const purchases = planPurchases(robot.venue)
  const findings: LaunchFinding[] = []
  for (const [index, purchase] of purchases.entries()) {
    findings.push(...(await buy(robot, purchase)))
    await onProgress({ done: index + 1, total: purchases.length })
  }
  return eachOnce(findings)
}

/** What is refused alike at several price lists is one finding. */
const eachOnce = (findings: readonly LaunchFinding[]): LaunchFinding[] => [
  ...new Map(findings.map(one => [JSON.stringify(one.values), one])).values(),
]

/** Everything of a purchase at once; where that is refused, each part by itself. */
async function buy(robot: Robot, purchase: TrialPurchase): Promise<LaunchFinding[]> {
  const { name, at, whole, parts } = purchase
  const refusal = await tryCart(robot, { ...purchase, cart: whole })
  if (refusal === null) return []
  if (await isRefusedAnyway(robot, purchase)) return []
  if (parts.length === 0) return [refusedFinding(robot, { ...purchase, name, at, refusal })]
  const findings: LaunchFinding[] = []
  for (const part of parts) {
    const refused = await tryCarts(robot, { ...purchase, carts: part.carts })
    if (refused !== null)
      findings.push(
        refusedFinding(robot, { ...purchase, name: `${name}, ${part.name}`, at: part.at, refusal: refused }),
      )
  }
  return findings
}

/** Whether what is bought with a code or a certificate is refused without it as well, which another purchase tells. */
async function isRefusedAnyway(robot: Robot, purchase: TrialPurchase): Promise<boolean> {
  const { code, certificate, level, whole, parts } = purchase
  if (!code && !certificate) return false
  const carts = [whole, ...parts.flatMap(part => part.carts)].map(cart => ({ ...cart, couponCodes: [] }))
  return (await tryCarts(robot, { level, carts })) !== null
}

/** Why something is not sold, in words for visitors, and what of an order is more than a limit allows. */
type TrialRefusal = { words: string; exceeded: { eventId: string; pricePointIds: readonly string[] }[] }

type Refused = Buyer & { name: string; at: LaunchRecord; refusal: TrialRefusal }

function refusedFinding(robot: Robot, { name, level, at, refusal }: Refused): LaunchFinding {
  const { words, exceeded } = refusal
  const other = because(words, levelName(robot, level))
  const record = refusedRecord(robot.venue.file, { bought: at, exceeded })
  return findingIn(record, finding('purchase-refused', { name, other }))
}

const levelName = ({ venue }: Robot, level: string | null) =>
  venue.file.memberships.categories.find(({ id }) => id === level)?.name

const because = (reason: string, visitor: string | undefined) => (visitor ? `${visitor}: ${reason}` : reason)

type Buyer = Pick<TrialPurchase, 'level' | 'standing' | 'certificate' | 'code'>

/** Null when one of the carts is sold, else why the first is not. */
async function tryCarts(
  robot: Robot,
  { carts, ...buyer }: Buyer & { carts: readonly CartDraft[] },
): Promise<TrialRefusal | null> {
  let first: TrialRefusal | null = null
  for (const cart of carts) {
    const refusal = await tryCart(robot, { ...buyer, cart })
    if (refusal === null) return null
    first ??= refusal
  }
  return first ?? { words: 'There is nothing to choose', exceeded: [] }
}

type Attempt = Buyer & { cart: CartDraft }

/** Null when the order was placed, else the reason that a visitor is given. What is not refused is a fault of ours, and thrown. */
async function tryCart(robot: Robot, attempt: Attempt): Promise<TrialRefusal | null> {
  robot.count += 1
  try {
    await order(robot, attempt)
    return null
  } catch (error) {
    if (error instanceof WorthlessCode) return { words: error.message, exceeded: [] }
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const [fault] = Object.values(refusal.data.errors ?? {})
    return {
      words: refusal.data.text ?? fault ?? refusal.message,
      exceeded: refusal.code === '9049' ? (refusal.data.details?.violations ?? []) : [],
    }
  }
}

/** A coupon that the cart takes, and that takes nothing off. */
class WorthlessCode extends Error {}

async function order(robot: Robot, { cart: draft, certificate, code, ...buyer }: Attempt) {
  const member = memberSession(robot, buyer)
  const { payload: cart } = await call(
    putCart,
    { body: buyer.standing ? goingOn(draft, member) : draft, headers: {} },
    { context: await open(robot, member) },
  )
  if (code && !cart.coupons.some(({ couponCode, discount }) => couponCode === code && discount > 0))
    throw new WorthlessCode(`${code} takes nothing off`)
  const session = { ...member, cartId: cart.id }
  await answerForms(robot, { session, cart })
  const body = checkoutBody.parse({
    ...BILLING,
    billingEmail: `robin.${robot.count}@sandbox.invalid`,
    shoppingCartId: cart.id,
    shownTotal: cart.total,
    paymentToken: robot.cardToken(),
    giftCardNumber: certificate,
  })
  const headers = { 'x-request-uuid': randomUUID(), 'x-captcha-token': 'robot' }
  await call(placeOrder, { headers, body }, { context: await open(robot, session) })
}

/** With the member's own membership as what is renewed or upgraded. */
function goingOn({ memberships = [], ...draft }: CartDraft, { member }: RobotSession): CartDraft {
  const [membershipId] = member?.membershipIds ?? []
  return {
    ...draft,
    memberships: memberships.map(item => ({ ...item, ...(membershipId && { membershipId }) })),
  }
}

const BILLING = {
  billingFirstName: 'Robin',
  billingLastName: 'Tester',
  billingPhoneNumber: '(212) 555-0100',
  billingAddress1: '12 Pier Street',
  billingCity: 'New York',
  billingState: 'NY',
  billingZipCode: '10001',
  billingCountry: 'US',
}

type RobotSession = Parameters<typeof openContext>[1]['session']

function memberSession(
  { levels, count: number }: Robot,
  { level, standing = 'running' }: Pick<Buyer, 'level' | 'standing'>,
): RobotSession {
  const index = level === null ? -1 : levels.indexOf(level)
  if (index < 0) return {}
  const membershipIds = [sampleMemberId({ level: index, standing, number })]
  return { member: { membershipIds, name: 'Robin Tester', verifiedUntil: '9999-12-31T00:00:00.000Z' } }
}

async function open({ services, tenantId }: Robot, session: RobotSession) {
  const context = await openContext(services, { tenantId, session, staff: null })
  if (!context) throw new Error('The sandbox of a rehearsal has ended')
  return context
}

/** Hands in each form that the cart asks for, with a file where one must be. */
async function answerForms(robot: Robot, { session, cart }: { session: RobotSession; cart: CartPayload }) {
  for (const { formId, itemId } of cart.forms) {
    const form = robot.venue.file.forms.find(({ id }) => id === formId)
    if (!form) continue
    const sourceFormUploads = await uploadFiles(robot, { session, form })
    const { answers } = sampleAnswers(form)
    const body = { formId, itemId, sourceFormUploads, responseData: { fields: answers } }
    await call(createFormResponse, { body, headers: {} }, { context: await open(robot, session) })
  }
}

/** The smallest that is taken for a PDF. */
const CONTENT = Buffer.from('%PDF-1.7').toString('base64')

async function uploadFiles(robot: Robot, { session, form }: { session: RobotSession; form: ResponseForm }) {
  const needed = form.fields.filter(({ kind, required }) => kind === 'upload' && required)
  const files: { id: string; name: string }[] = []
  for (const field of needed) {
    const body = { fileName: 'file.pdf', content: CONTENT }
    const { payload } = await call(uploadFile, { body, headers: {} }, { context: await open(robot, session) })
    files.push({ id: payload.id, name: answerName(field) })
  }
  return files
}
