import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import type { CartDraft, CartPayload } from '#app/contract/carts.ts'
import { checkoutBody } from '#app/contract/checkout.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import { answerName } from '#app/rules/forms/answers.ts'
import { finding, type LaunchFinding } from '#app/rules/onboarding/launch/launch-finding.ts'
import type { LaunchVenue } from '#app/rules/onboarding/launch/launch-venue.ts'
import {
  planPurchases,
  type TrialPurchase,
  visitorLevels,
} from '#app/rules/onboarding/launch/plan-purchases.ts'
import { rehearsalFile } from '#app/rules/onboarding/launch/rehearsal-file.ts'
import { sampleAnswers } from '#app/rules/onboarding/launch/sample-answers.ts'
import { sampleMemberId, sampleMembers } from '#app/rules/onboarding/launch/sample-members.ts'
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
/** Members of a level, each for one purchase; the first comes again after the last. */
const MEMBERS = 200

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
  const members = sampleMembers(levels, { count: MEMBERS, today: venue.today })
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
  return findings
}

/** Everything of a purchase at once; where that is refused, each part by itself. */
async function buy(robot: Robot, { name, level, whole, parts }: TrialPurchase): Promise<LaunchFinding[]> {
  const refusal = await tryCart(robot, { cart: whole, level })
  if (refusal === null) return []
  const visitor = levelName(robot, level)
  if (parts.length === 0) return [finding('purchase-refused', { name, other: because(refusal, visitor) })]
  const findings: LaunchFinding[] = []
  for (const part of parts) {
    const refused = await tryCarts(robot, { carts: part.carts, level })
    if (refused !== null)
      findings.push(
        finding('purchase-refused', { name: `${name}, ${part.name}`, other: because(refused, visitor) }),
      )
  }
  return findings
}

const levelName = ({ venue }: Robot, level: string | null) =>
  venue.file.memberships.categories.find(({ id }) => id === level)?.name

const because = (reason: string, visitor: string | undefined) => (visitor ? `${visitor}: ${reason}` : reason)

/** Null when one of the carts is sold, else why the first is not. */
async function tryCarts(
  robot: Robot,
  { carts, level }: { carts: readonly CartDraft[]; level: string | null },
): Promise<string | null> {
  let first: string | null = null
  for (const cart of carts) {
    const refusal = await tryCart(robot, { cart, level })
    if (refusal === null) return null
    first ??= refusal
  }
  return first ?? 'There is nothing to choose'
}

/** Null when the order was placed, else the reason that a visitor is given. What is not refused is a fault of ours, and thrown. */
async function tryCart(
  robot: Robot,
  { cart, level }: { cart: CartDraft; level: string | null },
): Promise<string | null> {
  robot.count += 1
  try {
    await order(robot, { cart, level })
    return null
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const [fault] = Object.values(refusal.data.errors ?? {})
    return refusal.data.text ?? fault ?? refusal.message
  }
}

async function order(robot: Robot, { cart: draft, level }: { cart: CartDraft; level: string | null }) {
  const member = memberSession(robot, level)
  const { payload: cart } = await call(
    putCart,
    { body: draft, headers: {} },
    { context: await open(robot, member) },
  )
  const session = { ...member, cartId: cart.id }
  await answerForms(robot, { session, cart })
  const body = checkoutBody.parse({
    ...BILLING,
    billingEmail: `robin.${robot.count}@sandbox.invalid`,
    shoppingCartId: cart.id,
    shownTotal: cart.total,
    paymentToken: robot.cardToken(),
  })
  const headers = { 'x-request-uuid': randomUUID(), 'x-captcha-token': 'robot' }
  await call(placeOrder, { headers, body }, { context: await open(robot, session) })
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

function memberSession({ levels, count }: Robot, level: string | null): RobotSession {
  const index = level === null ? -1 : levels.indexOf(level)
  if (index < 0) return {}
  const membershipIds = [sampleMemberId(index, count % MEMBERS)]
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
