import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import { releasePieces } from '#app/data/queries/addons/write.ts'
import type { AttemptRow } from '#app/data/queries/attempts/read.ts'
import { moveAttempt } from '#app/data/queries/attempts/write.ts'
import { lockCart } from '#app/data/queries/carts/write.ts'
import { giveBackCoupons } from '#app/data/queries/coupons/write.ts'
import { creditCertificate } from '#app/data/queries/gift-certificates/write.ts'
import { releaseSeats, restoreHolds } from '#app/data/queries/holds/write.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { insertLedgerRows } from '#app/data/queries/orders/write.ts'
import { holdAfterDecline } from '#app/rules/carts/seat-hold.ts'
import type { Services } from '../kernel/context.ts'
import { chargeKey } from './charge-key.ts'
import { retryOnDeadlock } from './retry-on-deadlock.ts'
import { withinTime } from './within-time.ts'

/** Gives seats, add-ons and certificate back. No order was placed, and the uuid may be used again (CHK-135). */
export async function releaseAttempt(services: Services, attempt: AttemptRow): Promise<void> {
  await giveBack(services, attempt, 'failed')
}

/**
 * Gives a charge back that cannot become an order. The decision is written down first: a crash in between repeats the refund
 * (which the gateway makes once), and never issues the order as well.
 */
export async function refundAttempt(services: Services, attempt: AttemptRow): Promise<void> {
  const { tenantId, requestUuid, document } = attempt
  const { charge } = document
  if (!charge) throw new Error('There is no charge to give back')
  const db = services.database.forTenant(tenantId)
  const decided = await moveAttempt(db, tenantId, {
    requestUuid,
    state: 'charged',
    document: { ...document, refunding: true },
  })
  if (!decided) return
  const { chargeId, amount } = charge
  await withinTime(
    services.gateways.payments.refund({
      tenantId,
      chargeId,
      amount,
      idempotencyKey: `${chargeKey(attempt)}.refund`,
    }),
  )
  await giveBack(services, attempt, 'refunded')
}

async function giveBack({ database, clock }: Services, attempt: AttemptRow, state: 'failed' | 'refunded') {
  const { tenantId, requestUuid, cartId, document } = attempt
  await retryOnDeadlock(() =>
    database.forTenant(tenantId).transaction(async transaction => {
      const tx = transaction as Db
      const cart = await lockCart(tx, tenantId, cartId)
      if (!(await moveAttempt(tx, tenantId, { requestUuid, state }))) return
      await releaseSeats(tx, tenantId, document.seats)
      await releasePieces(tx, tenantId, document.pieces)
      await giveBackCoupons(tx, tenantId, document.coupons)
      await holdAgain({ tx, attempt, cart, now: clock() })
      if (document.certificate) await creditCertificate(tx, tenantId, document.certificate)
      if (state === 'refunded') await writeRefund({ tx, attempt, now: clock() })
    }),
  )
  await database.flush()
}

type HoldingAgain = {
  tx: Db
  attempt: AttemptRow
  cart: { version: number; orderId: string | null } | null
  now: Date
}

/** The seats go back to the cart they came from, without a moment in which they are anybody's; not to a cart that was changed meanwhile. */
async function holdAgain({ tx, attempt, cart, now }: HoldingAgain) {
  const { tenantId, cartId, document } = attempt
  const { hold, seats } = document
  if (!hold || cart?.version !== hold.cartVersion || cart.orderId) return
  const expiresAt = holdAfterDecline(new Date(hold.expiresAt), now)
  await restoreHolds(tx, tenantId, { cartId, seats, expiresAt })
}

/** The movements of money, and a mail to who paid: they may have left before they could be told. */
async function writeRefund({ tx, attempt, now }: { tx: Db; attempt: AttemptRow; now: Date }) {
  const { tenantId, requestUuid, document } = attempt
  const { charge } = document
  if (!charge) return
  const row = { requestUuid, orderId: null, amount: charge.amount, reference: charge.chargeId }
  await insertLedgerRows(tx, tenantId, [
    { ...row, id: randomUUID(), kind: 'charge' },
    { ...row, id: randomUUID(), kind: 'refund' },
  ])
  await insertJob(tx, tenantId, {
    id: `refund-mail.${requestUuid}`,
    kind: 'refund-mail',
    payload: { requestUuid },
    runAt: now,
  })
}
