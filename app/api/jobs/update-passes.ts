import type { JobPayload } from '#app/data/documents/job-document.ts'
import { listGooglePasses } from '#app/data/queries/google-passes/read.ts'
import { deletePushTokens, markPassesChanged } from '#app/data/queries/pass-registrations/write.ts'
import type { Services } from '../kernel/context.ts'
import { latestPass } from '../passes/latest-pass.ts'
import type { PassMaker } from '../passes/ticket-passes.ts'
import { passIssuers } from '../passes/venue-passes.ts'

type Job = { tenantId: string } & JobPayload<'pass-update'>

/** Tells the wallets that have passes of an order or of a membership that these have changed. */
export async function updatePasses(services: Services, { tenantId, subject }: Job): Promise<void> {
  const { database, venues, clock, log } = services
  const venue = await venues.open(tenantId)
  if (!venue) throw new Error('The venue of these passes does not exist')
  const db = database.forTenant(tenantId)
  const maker = { services, db, tenantId, venue, log, now: clock() }
  const results = await Promise.allSettled([tellPhones(maker, subject), tellGoogle(maker, subject)])
  const failure = results.find(result => result.status === 'rejected')
  if (failure) throw failure.reason
}

/** The phones ask for the passes themselves; those that Apple knows no more are forgotten. */
async function tellPhones(maker: PassMaker, subject: string): Promise<void> {
  const { db, tenantId, now, log } = maker
  const targets = await markPassesChanged(db, tenantId, { subject, now })
  if (targets.length === 0) return
  const { apple } = await passIssuers(maker)
  for (const passTypeId of new Set(targets.map(target => target.passTypeId))) {
    const issuer = apple(passTypeId)
    const tokens = targets.filter(target => target.passTypeId === passTypeId)
    if (!issuer) {
      log.warn({ tenantId, passTypeId }, 'Phones cannot be told of passes: their certificate is over or gone')
      continue
    }
    const { gone } = await issuer.push(tokens.map(({ pushToken }) => pushToken))
    await deletePushTokens(db, tenantId, { passTypeId, pushTokens: gone })
  }
}

async function tellGoogle(maker: PassMaker, subject: string): Promise<void> {
  const { db, tenantId, now, log } = maker
  const rows = await listGooglePasses(db, tenantId, subject)
  if (rows.length === 0) return
  const { google } = await passIssuers(maker)
  for (const issuerId of new Set(rows.map(row => row.issuerId))) {
    const issuer = google(issuerId)
    const saved = rows.filter(row => row.issuerId === issuerId)
    if (!issuer) log.warn({ tenantId, issuerId }, 'Google cannot be told of passes: their account is gone')
    const passes = await Promise.all(saved.map(row => latestPass(row, maker)))
    await issuer?.update(
      passes.filter(pass => pass !== null),
      now,
    )
  }
}
