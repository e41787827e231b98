import type { Db } from '#app/data/database/database.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import { listRenewingMembers, type RenewingMember } from '#app/data/queries/renewals/read.ts'
import { insertRenewal } from '#app/data/queries/renewals/write.ts'
import { addDays } from '#app/rules/calendar/dates.ts'
import { localDateAt, wallTimeToUtc } from '#app/rules/calendar/wall-time.ts'
import { MIN_NOTICE_MS, renewalDays } from '#app/rules/memberships/renewal-schedule.ts'
import { type Services, servicesOf } from '../kernel/context.ts'
import { renewalCharge } from './renewal-charge.ts'
import { renewalMailJob } from './renewal-mail-job.ts'

/** How many memberships are read at once. */
const BATCH_SIZE = 200
/** The longest way from announcement to expiry: a notice of 7 days before a charge 14 days before expiry; and a day for the zones. */
const MAX_DAYS_AHEAD = 22
/** When cards are charged, wall time at the venue. */
const CHARGE_TIME = '09:00'

/**
 * Announces renewals by mail, each once, with what will be charged and when. Left out is what cannot be announced or charged: a member without
 * an address, a card that this gateway does not keep, a level that is sold no more, a venue that takes no recurring payments.
 */
export async function announceRenewals(services: Services): Promise<number> {
  const { database, clock } = services
  const today = localDateAt(clock(), 'UTC')
  const days = { from: addDays(today, -1), until: addDays(today, MAX_DAYS_AHEAD) }
  let count = 0
  let after: RenewingMember | undefined
  do {
    const members = await listRenewingMembers(database.system, { ...days, limit: BATCH_SIZE, after })
    for (const member of members)
      if (await announceRenewal(servicesOf(services, member.tenantId), member)) count += 1
    after = members.length === BATCH_SIZE ? members.at(-1) : undefined
  } while (after)
  return count
}

async function announceRenewal(services: Services, member: RenewingMember): Promise<boolean> {
  const { tenantId, membershipId, document } = member
  const venue = await services.venues.open(tenantId)
  const amount = venue && renewalCharge(document, { venue, gateways: services.gateways })
  if (!venue || amount === null) return false
  const now = services.clock()
  const { timeZone } = venue.document.venue
  const { autoRenewBillingDays: billingDays, renewalWindowDays } = venue.document.company
  const expiresOn = document.expirationDate
  const today = localDateAt(now, timeZone)
  const { noticeOn, chargeOn } = renewalDays({ expiresOn, billingDays, renewalWindowDays })
  if (today < noticeOn || today > expiresOn) return false
  const planned = wallTimeToUtc({ date: chargeOn, time: CHARGE_TIME, timeZone })
  const runAt = new Date(Math.max(planned.getTime(), now.getTime() + MIN_NOTICE_MS))
  const renewal = { tenantId, membershipId, expiresOn, amount, runAt }
  return services.database.forTenant(tenantId).transaction(async tx => {
    if (!(await insertRenewal(tx as Db, renewal))) return false
    const mail = { ...renewal, kind: 'notice' as const, on: localDateAt(runAt, timeZone) }
    await insertJob(tx as Db, tenantId, renewalMailJob(mail, now))
    return true
  })
}
