import { randomUUID } from 'node:crypto'
import type { PlacedOrder } from '#app/contract/checkout.ts'
import { sellPieces } from '#app/data/queries/addon-stock.ts'
import type { Db } from '#app/data/database/database.ts'
import {
  type AttemptRow,
  issueAttempt,
  lockCart,
  moveAttempt,
  type StoredCharge,
  sellSeats,
} from '#app/data/queries/checkout.ts'
import { issueMembership } from '#app/data/queries/members-write.ts'
import { insertOrder, type LedgerRow, type NewTicket } from '#app/data/queries/orders-write.ts'
import { splitCents } from '#app/rules/money/split.ts'
import type { Services } from '../context.ts'
import { newOrderNumber, newTicketCode } from './order-codes.ts'
import { retryOnDeadlock, violates } from './retry-on-deadlock.ts'

/** Why a charged attempt can never become an order: its charge is given back. */
export class CannotIssueError extends Error {}

const NUMBER_TRIES = 10

/**
 * The second transaction: held seats and add-ons are sold, and order, tickets, ledger and mail are written, all or nothing.
 * Null when the attempt was finished by somebody else meanwhile; `CannotIssueError` when it never can be.
 */
export async function issueOrder(services: Services, attempt: AttemptRow): Promise<PlacedOrder | null> {
  const { database } = services
  const db = database.forTenant(attempt.tenantId)
  const now = services.clock()
  const placed = await retryOnDeadlock(() =>
    db.transaction(tx => writeOrder({ tx: tx as Db, attempt, now })),
  ).catch(error => {
    if (violates(error, 'orders_by_cart')) throw new CannotIssueError('The cart has been ordered already')
    throw error
  })
  await database.flush()
  return placed
}

type Writing = { tx: Db; attempt: AttemptRow; now: Date }

async function writeOrder({ tx, attempt, now }: Writing): Promise<PlacedOrder | null> {
  const { tenantId, requestUuid, cartId, document } = attempt
  const orderId = randomUUID()
  const cart = await lockCart(tx, tenantId, cartId)
  const issuing = { requestUuid, cartId, orderId, ...keptAnswers(attempt) }
  if (!(await issueAttempt(tx, tenantId, issuing))) return null
  if (cart?.orderId) throw new CannotIssueError('The cart has been ordered already')
  const { missing } = await sellSeats(tx, tenantId, document.seats)
  if (missing) throw new CannotIssueError(`The slot ${missing} is gone`)
  await sellPieces(tx, tenantId, document.pieces)
  await issueMemberships(tx, attempt)
  const orderNumber = await insertNumbered({ tx, attempt, now, orderId })
  return { orderNumber, ccLastFourDigits: document.charge?.lastFour ?? '' }
}

/** Answers and files that the order names; the others were left behind on the way. */
function keptAnswers({ document }: AttemptRow) {
  const forms = document.order.document.forms ?? []
  return {
    responseIds: forms.map(({ formResponseId }) => formResponseId),
    uploadIds: forms.flatMap(({ uploads }) => uploads.map(({ id }) => id)),
  }
}

/** Every membership becomes a member record, with the card that pays its renewals. */
async function issueMemberships(
  tx: Db,
  { tenantId, document: { order, charge, keptCard } }: AttemptRow,
): Promise<void> {
  const paid = charge ?? keptCard
  const card = paid
    ? {
        paymentMethodBrand: paid.brand,
        ccLastFourDigits: paid.lastFour,
        paymentMethodReference: paid.savedCard,
      }
    : {}
  for (const sold of order.document.memberships ?? []) {
    const { recurring } = sold.member
    const member = recurring ? { ...sold.member, recurring: { ...recurring, ...card } } : sold.member
    const issued = await issueMembership(tx, tenantId, { ...sold, member })
    if (!issued) throw new CannotIssueError(`The membership ${member.membershipId} is not as it was`)
  }
}

async function insertNumbered({ tx, attempt, now, orderId }: Writing & { orderId: string }): Promise<string> {
  const { tenantId, requestUuid, cartId, amount, document } = attempt
  const written = {
    tickets: ticketsOf(attempt),
    ledger: ledgerOf(attempt, orderId),
    job: { id: `order-mail.${orderId}`, kind: 'order-mail' as const, payload: { orderId }, runAt: now },
  }
  for (let tries = 0; tries < NUMBER_TRIES; tries += 1) {
    const orderNumber = newOrderNumber()
    const order = {
      ...document.order,
      id: orderId,
      orderNumber,
      requestUuid,
      cartId,
      paid: amount,
      creditCardBrand: document.charge?.brand ?? null,
      ccLastFourDigits: document.charge?.lastFour ?? null,
      now,
    }
    const inserted = await insertOrder(tx, tenantId, { order, ...written })
    if (inserted) return orderNumber
  }
  throw new Error('No free order number was found')
}

/** One row an admission. The prices of tickets bought together sum to what was paid for them. */
function ticketsOf({ document }: AttemptRow): NewTicket[] {
  return document.order.document.lines.flatMap(line => {
    const inCombo = line.itemType === 'Combo'
    return line.items.flatMap(
      ({ eventId: slotId, eventTemplateId, ticketTypeId, amount, subtotal, isRetail = false }) => {
        const eventId = eventTemplateId ?? line.eventTemplateId
        if (!slotId || !eventId || !ticketTypeId) return []
        const prices = splitCents(
          subtotal,
          Array.from({ length: amount }, () => 1),
        )
        const ticket = { slotId, eventId, personTypeId: ticketTypeId, isRetail, inCombo }
        return prices.map(price => ({ ...ticket, id: randomUUID(), code: newTicketCode(), price }))
      },
    )
  })
}

function ledgerOf(
  { requestUuid, document: { charge, certificate } }: AttemptRow,
  orderId: string,
): LedgerRow[] {
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
  ]
}

/** Writes down that the card was charged, before anything is made of it. False when the attempt is no longer open. */
export async function markCharged(
  services: Services,
  attempt: AttemptRow,
  charge: StoredCharge,
): Promise<AttemptRow | null> {
  const { tenantId, requestUuid } = attempt
  const charged: AttemptRow = { ...attempt, state: 'charged', document: { ...attempt.document, charge } }
  const db = services.database.forTenant(tenantId)
  const moved = await moveAttempt(db, tenantId, { requestUuid, state: 'charged', document: charged.document })
  return moved ? charged : null
}
