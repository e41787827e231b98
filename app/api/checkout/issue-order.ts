import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '#app/contract/checkout.ts'
import type { Db } from '#app/data/database/database.ts'
import type { StoredCharge } from '#app/data/documents/attempt-document.ts'
import { sellPieces } from '#app/data/queries/addons/write.ts'
import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import { moveAttempt } from '#app/data/queries/attempts/write.ts'
import { issueMembership } from '#app/data/queries/members/write.ts'
import {
  writeOrderRows as issueAttempt,
  type LedgerRow,
  type NewTicket,
  type WholeOrder,
} from '#app/data/queries/orders/write.ts'
import { insertPassUpdatesOf } from '#app/data/queries/pass-registrations/write.ts'
import { splitEvenly } from '#app/rules/money/split.ts'
import { admissionsOf } from '#app/rules/pricing/order-line.ts'
import type { Services } from '../kernel/context.ts'
import { newOrderNumber, newTicketCode } from './order-codes.ts'
import { retryOnDeadlock, violates } from './retry-on-deadlock.ts'

/** Why a charged attempt can never become an order: its charge is given back. */
export class CannotIssueError extends Error {}

const NUMBER_TRIES = 10

/**
 * Marks held seats and add-ons as sold and writes order, tickets, ledger and mail, all or nothing. Null when somebody else finished the
 * attempt meanwhile; throws `CannotIssueError` when it never can be issued.
 */
export async function issueOrder(services: Services, attempt: AttemptRow): Promise<PlacedOrder | null> {
  const placed = await retryOnDeadlock(() => writeNumbered(services, attempt)).catch(error => {
    if (violates(error, 'orders_by_cart')) throw new CannotIssueError('The cart has been ordered already')
    throw error
  })
  await services.database.flush()
  return placed
}

/** An order number that is taken already is found out by the index; then nothing is written, and another one is tried. */
async function writeNumbered(
  services: Services,
  attempt: AttemptRow,
  tries = NUMBER_TRIES,
): Promise<PlacedOrder | null> {
  const orderNumber = newOrderNumber()
  try {
    const isIssued = await writeOrder(services, { attempt, orderNumber })
    return isIssued ? { orderNumber, ccLastFourDigits: attempt.document.charge?.lastFour ?? '' } : null
  } catch (error) {
    if (tries === 1 || !violates(error, 'orders_by_number')) throw error
    return writeNumbered(services, attempt, tries - 1)
  }
}

type NumberedOrder = { attempt: AttemptRow; orderNumber: string }

/** The order itself is one statement; counted add-ons and memberships are written beside it, in its transaction. */
async function writeOrder({ database, clock }: Services, numbered: NumberedOrder): Promise<boolean> {
  const db = database.forTenant(numbered.attempt.tenantId)
  const { pieces, order } = numbered.attempt.document
  const isAlone = pieces.length + (order.document.memberships ?? []).length === 0
  const write = (tx: Db) => writeEverything(tx, { ...numbered, now: clock() })
  return isAlone ? write(db) : db.transaction(tx => write(tx as Db))
}

async function writeEverything(tx: Db, writing: NumberedOrder & { now: Date }): Promise<boolean> {
  const { tenantId, document } = writing.attempt
  const issued = await issueAttempt(tx, tenantId, wholeOrder(writing))
  if (issued === 'impossible')
    throw new CannotIssueError('The seats are gone, or the cart is an order already')
  if (issued === 'over') return false
  await sellPieces(tx, tenantId, document.pieces)
  await issueMemberships(tx, writing)
  return true
}

function wholeOrder({ attempt, orderNumber, now }: NumberedOrder & { now: Date }): WholeOrder {
  const { requestUuid, cartId, amount, document } = attempt
  const orderId = randomUUID()
  return {
    order: {
      ...document.order,
      id: orderId,
      orderNumber,
      requestUuid,
      cartId,
      paid: amount,
      creditCardBrand: document.charge?.brand ?? null,
      ccLastFourDigits: document.charge?.lastFour ?? null,
      now,
    },
    charge: document.charge,
    seats: document.seats,
    tickets: ticketsOf(attempt),
    ledger: ledgerOf(attempt, orderId),
    job: { id: `order-mail.${orderId}`, kind: 'order-mail', payload: { orderId }, runAt: now },
    ...keptAnswers(attempt),
  }
}

/** Answers and files that the order names; the others were left behind on the way. */
function keptAnswers({ document }: AttemptRow) {
  const forms = document.order.document.forms ?? []
  return {
    responseIds: forms.map(({ formResponseId }) => formResponseId),
    uploadIds: forms.flatMap(({ uploads }) => uploads.map(({ id }) => id)),
  }
}

/** Every membership becomes a member record, with the card that pays its renewals; passes of one that goes on are told of it. */
async function issueMemberships(tx: Db, { attempt, now }: { attempt: AttemptRow; now: Date }): Promise<void> {
  const { tenantId, document } = attempt
  const { order, charge, keptCard } = document
  const paid = charge ?? keptCard
  const card = paid
    ? {
        paymentMethodBrand: paid.brand,
        ccLastFourDigits: paid.lastFour,
        cardValidUntil: paid.validUntil,
        paymentMethodReference: paid.savedCard,
      }
    : {}
  for (const sold of order.document.memberships ?? []) {
    const { recurring } = sold.member
    const member = recurring ? { ...sold.member, recurring: { ...recurring, ...card } } : sold.member
    const issued = await issueMembership(tx, tenantId, { ...sold, member })
    if (!issued) throw new CannotIssueError(`The membership ${member.membershipId} is not as it was`)
    const { membershipNumber = member.membershipId, startDate } = member
    if (sold.source)
      await insertPassUpdatesOf(tx, tenantId, { terms: [{ membershipNumber, startDate }], now })
  }
}

/** One row an admission. The prices of tickets bought together sum to what was paid for them. */
function ticketsOf({ document }: AttemptRow): NewTicket[] {
  return document.order.document.lines.flatMap(line =>
    admissionsOf(line).flatMap(({ slotId, eventId, personTypeId, quantity, paid, isRetail = false }) => {
      if (!slotId || !eventId || !personTypeId) return []
      const ticket = { slotId, eventId, personTypeId, isRetail, inCombo: line.itemType === 'Combo' }
      return splitEvenly(paid, quantity).map(price => ({
        ...ticket,
        id: randomUUID(),
        code: newTicketCode(),
        price,
      }))
    }),
  )
}

function ledgerOf(
  { requestUuid, document: { charge, certificate, order } }: AttemptRow,
  orderId: string,
): LedgerRow[] {
  const { atDesk } = order.document
  const row = (kind: LedgerRow['kind'], amount: number, reference: string) => ({
    id: randomUUID(),
    requestUuid,
    orderId,
    kind,
    amount,
    reference,
  })
  return [
    ...(charge ? [row('charge', charge.amount, charge.chargeId)] : []),
    ...(certificate
      ? [row('gift-certificate', certificate.applied, `${certificate.number} ${orderId}`)]
      : []),
    ...(atDesk ? [row('desk', atDesk.amount, `${atDesk.staffId} ${orderId}`)] : []),
  ]
}

/** Writes down that the card was charged, where no order says so. Null when the attempt is no longer open. */
export async function markCharged(
  services: Services,
  attempt: AttemptRow,
  charge: StoredCharge,
): Promise<AttemptRow | null> {
  const { tenantId, requestUuid } = attempt
  const charged = withCharge(attempt, charge)
  const db = services.database.forTenant(tenantId)
  const moved = await moveAttempt(db, tenantId, { requestUuid, state: 'charged', document: charged.document })
  return moved ? charged : null
}

/** An attempt whose card was charged. */
export const withCharge = (attempt: AttemptRow, charge: StoredCharge): AttemptRow => ({
  ...attempt,
  state: 'charged',
  document: { ...attempt.document, charge },
})
