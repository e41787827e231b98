import { randomUUID } from 'node:crypto'
import { call } from '@orpc/server'
import { type CheckoutBody, checkoutBody } from '#app/contract/checkout.ts'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { Db } from '#app/data/database/database.ts'
import { findAttempt, isOpen } from '#app/data/queries/attempts/read.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { listMembersByNumber } from '#app/data/queries/members/read.ts'
import { type RenewalRow, takeDueRenewals, updateRenewal } from '#app/data/queries/renewals/write.ts'
import { DECLINE_CODES } from '#app/gateways/payments/payment-gateway.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { auxiliaryCategoryIds } from '#app/rules/memberships/auxiliary-offer.ts'
import { primaryCardholder } from '#app/rules/memberships/primary-cardholder.ts'
import { MIN_NOTICE_MS, nextTry } from '#app/rules/memberships/renewal-schedule.ts'
import type { SourceMembership } from '#app/rules/memberships/source-membership.ts'
import { hasLaterTerm } from '#app/rules/memberships/upcoming.ts'
import { putCart } from '../carts/put-cart.ts'
import { placeWithoutCardEntry } from '../checkout/place-without-card-entry.ts'
import { type ApiContext, openContext, type Services } from '../kernel/context.ts'
import { type Refusal, refusalOf } from '../kernel/refuse.ts'
import { sourceMemberships } from '../memberships/source-memberships.ts'
import { renewalMailJob } from './renewal-mail-job.ts'

const BATCH_SIZE = 20
const MINUTE = 60_000
/** A renewal whose node has died, or whose charge got no answer, is looked at again after this long. The reconciler is quicker. */
const LEASE_MS = 10 * MINUTE

/**
 * Charges the renewals that are due, each at most once: an order on the card on file, with everything that checkout promises. A declined card
 * is tried three times in all, with a mail after each. Gives how many were looked at.
 */
export async function chargeRenewals(services: Services): Promise<number> {
  const now = services.clock()
  const nextRun = new Date(now.getTime() + LEASE_MS)
  const due = await takeDueRenewals(services.database.system, { now, nextRun, limit: BATCH_SIZE })
  for (const renewal of due)
    await renew(services, renewal).catch(error =>
      services.log.error({ error, tenantId: renewal.tenantId }, 'A membership could not be renewed now'),
    )
  return due.length
}

async function renew(services: Services, renewal: RenewalRow): Promise<void> {
  const context = await openContext(services, memberCaller(renewal))
  if (!context) return
  const { db, tenantId } = context
  const end = (state: 'renewed' | 'stopped') => updateRenewal(db, renewal, { state })
  const before = renewal.requestUuid ? await findAttempt(db, tenantId, renewal.requestUuid) : null
  if (before?.state === 'issued') return end('renewed')
  if (before && isOpen(before)) return
  const [source] = await sourceMemberships(context)
  if (source && (await isRenewed(context, source))) return end('renewed')
  const member = source?.row.document
  const isOver = member?.recurring?.status !== 'active' || source?.row.expiresOn !== renewal.expiresOn
  if (!member || isOver || !mayCharge(context)) return end('stopped')
  await chargeMember(context, { renewal, member })
}

/** Whether the member has renewed by hand: the later term may run already, where it was bought after the last day of this one. */
async function isRenewed(
  { db, tenantId, venue }: ApiContext,
  { row: { membershipNumber, document, categoryId } }: SourceMembership,
): Promise<boolean> {
  const terms = await listMembersByNumber(db, tenantId, [membershipNumber])
  const term = { startDate: addDays(document.expirationDate, 1), categoryId }
  return hasLaterTerm(terms, { term, auxiliaryCategoryIds: auxiliaryCategoryIds(venue) })
}

/** Nobody is there: the renewal is ordered as the member would order it. */
function memberCaller({ tenantId, membershipId }: RenewalRow) {
  const member = { membershipIds: [membershipId], name: '', verifiedUntil: '9999-12-31T00:00:00.000Z' }
  return { tenantId, session: { member }, staff: null }
}

const mayCharge = ({ venue }: ApiContext) => venue.document.company.recurringPaymentEnabled

type RenewalCharge = { renewal: RenewalRow; member: VenueMember }

/** The attempt's uuid is kept before anything is charged: after a crash it tells what became of it. */
async function chargeMember(context: ApiContext, { renewal, member }: RenewalCharge): Promise<void> {
  const requestUuid = randomUUID()
  await updateRenewal(context.db, renewal, { requestUuid })
  try {
    const body = await orderOf(context, { renewal, member })
    await placeWithoutCardEntry(context, { requestUuid, body, quoting: { isAutomatic: true } })
    await updateRenewal(context.db, renewal, { state: 'renewed' })
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || isUndecided(refusal.code)) throw error
    await takeRefusal(context, { renewal, refusal })
  }
}

/** The charge may have been made, or may not now: it is found out by the next round. */
const isUndecided = (code: string) => ['CHECKOUT_IN_FLIGHT', 'CONFLICT', 'TOO_MANY_REQUESTS'].includes(code)

/** A cart with the renewal alone, and the order of it in the name of the primary cardholder. */
async function orderOf(context: ApiContext, { renewal, member }: RenewalCharge): Promise<CheckoutBody> {
  const { categoryId, offeringId, pricePointId, membershipId } = member
  const today = localDateAt(context.now, context.venue.document.venue.timeZone)
  const body = {
    memberships: [
      {
        id: 'renewal',
        type: today > renewal.expiresOn ? ('PostTermRenewal' as const) : ('Renewal' as const),
        membershipCategoryId: categoryId,
        membershipOfferingId: offeringId,
        pricePointId,
        membershipId,
        isAutorenew: true,
      },
    ],
  }
  const { payload: cart } = await call(putCart, { body, headers: {} }, { context })
  const {
    firstName = '',
    lastName = '',
    email = '',
    phoneNumber,
    address,
  } = primaryCardholder(member.cardholders) ?? {}
  return checkoutBody.parse({
    shoppingCartId: cart.id,
    shownTotal: renewal.amount,
    usesSavedCard: true,
    billingFirstName: firstName,
    billingLastName: lastName,
    billingEmail: email,
    billingPhoneNumber: phoneNumber,
    billingAddress1: address?.streetAddress1,
    billingAddress2: address?.streetAddress2,
    billingCity: address?.city,
    billingState: address?.state,
    billingZipCode: address?.zipCode,
    billingCountry: address?.country,
  })
}

type ChargeRefusal = { renewal: RenewalRow; refusal: Refusal }

/** Another price is announced anew, a declined card tried again, anything else ends it; the member is told each time. */
async function takeRefusal(context: ApiContext, { renewal, refusal }: ChargeRefusal): Promise<void> {
  const { now } = context
  const total = refusal.code === 'PRICE_CHANGED' ? refusal.data.details?.total : undefined
  if (total !== undefined) {
    const runAt = new Date(now.getTime() + MIN_NOTICE_MS)
    return updateAndNotify(context, { renewal: { ...renewal, amount: total }, kind: 'notice', runAt })
  }
  const isDeclined = (DECLINE_CODES as readonly string[]).includes(refusal.code)
  const tries = renewal.tries + (isDeclined ? 1 : 0)
  const runAt = isDeclined ? nextTry(tries, now) : null
  context.log.info(
    { tenantId: context.tenantId, code: refusal.code, tries },
    'An automatic renewal was refused',
  )
  await updateAndNotify(context, {
    renewal: { ...renewal, tries },
    kind: runAt ? 'declined' : 'failed',
    runAt,
  })
}

type RenewalNews = { renewal: RenewalRow; kind: 'notice' | 'declined' | 'failed'; runAt: Date | null }

/** How it goes on, and the mail about it, in one transaction. */
async function updateAndNotify(
  { db, now, tenantId, venue }: ApiContext,
  { renewal, kind, runAt }: RenewalNews,
): Promise<void> {
  const { amount, tries } = renewal
  const on = runAt && localDateAt(runAt, venue.document.venue.timeZone)
  await db.transaction(async tx => {
    await updateRenewal(tx as Db, renewal, runAt ? { amount, tries, runAt } : { tries, state: 'failed' })
    await insertJob(tx as Db, tenantId, renewalMailJob({ ...renewal, kind, on }, now))
  })
}
