import { findStuck } from '#app/data/queries/status/read.ts'
import { api } from '../kernel/api.ts'
import { passesState } from '../passes/venue-passes.ts'

/** The reconciler comes every minute and the mail every few seconds: what is due this long is stuck. Milliseconds. */
const STUCK_TIMEOUT_MS = 5 * 60_000

/**
 * The state of the venue's shop (CHK-086): whether the database answers, whether payments and mails are keeping up, and whether tickets can be
 * kept in the wallets of phones.
 */
export const getStatus = api.status.get.handler(async ({ context }) => {
  const { db, tenantId, now } = context
  const stuck = await findStuck(db, tenantId, new Date(now.getTime() - STUCK_TIMEOUT_MS))
  return {
    payload: {
      payments: stuck.payments ? ('delayed' as const) : ('working' as const),
      mail: stuck.mail ? ('delayed' as const) : ('working' as const),
      passes: await passesState(context),
    },
  }
})
