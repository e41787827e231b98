import { readJob } from '#app/data/documents/job-document.ts'
import { finishJob, type JobRow, postponeJob, takeDueJobs } from '#app/data/queries/jobs/write.ts'
import { type Services, servicesOf } from '../kernel/context.ts'
import { runPlan } from '../onboarding/plans/run-plan.ts'
import { endSchedule, startSchedule } from '../themes/run-schedule.ts'
import { endCard } from './end-card.ts'
import { refundOrder } from './refund-order.ts'
import { sendAccountNotice } from './send-account-notice.ts'
import { sendEmailLink } from './send-email-link.ts'
import { sendOrderMail } from './send-order-mail.ts'
import { sendRefundMail } from './send-refund-mail.ts'
import { sendRenewalMail } from './send-renewal-mail.ts'
import { sendReviewMail } from './send-review-mail.ts'
import { sendTicketsAgain } from './send-tickets-again.ts'
import { sendVerificationMail } from './send-verification-mail.ts'
import { sendVisitorLink } from './send-visitor-link.ts'
import { sendWaitingListMail } from './send-waiting-list-mail.ts'
import { updatePassLooks } from './update-pass-looks.ts'
import { updatePasses } from './update-passes.ts'

/** How many jobs one round takes. */
const BATCH_SIZE = 20
/** A job whose node has died is taken again after this long. Milliseconds. */
const LEASE_MS = 5 * 60_000
const FIRST_WAIT_MS = 30_000
const MAX_WAIT_MS = 6 * 3600_000

/** Does the work that is due, each piece at least once; what fails is tried again ever later. Gives how many were done. */
export async function workJobs(services: Services): Promise<number> {
  const { database, clock } = services
  const now = clock()
  const jobs = await takeDueJobs(database.system, {
    now,
    nextRun: new Date(now.getTime() + LEASE_MS),
    limit: BATCH_SIZE,
  })
  const results = await Promise.all(jobs.map(job => workJob(services, job)))
  return results.filter(Boolean).length
}

async function workJob(services: Services, job: JobRow): Promise<boolean> {
  const { database, log, clock } = services
  try {
    await doJob(servicesOf(services, job.tenantId), job)
    await finishJob(database.system, { tenantId: job.tenantId, id: job.id, now: clock() })
    return true
  } catch (error) {
    log.warn(
      { error, tenantId: job.tenantId, job: job.id, attempts: job.attempts },
      'A job has failed and will be tried again',
    )
    const runAt = new Date(clock().getTime() + waitAfter(job.attempts))
    await postponeJob(database.system, { tenantId: job.tenantId, id: job.id, runAt, error: String(error) })
    return false
  }
}

function doJob(services: Services, { tenantId, id, ...stored }: JobRow): Promise<void> {
  const { kind, payload } = readJob(stored)
  switch (kind) {
    case 'account-notice-mail':
      return sendAccountNotice(services, { tenantId, id, notice: payload })
    case 'card-end':
      return endCard(services, { tenantId, ...payload })
    case 'email-link-mail':
      return sendEmailLink(services, { tenantId, id, ...payload })
    case 'order-mail':
      return sendOrderMail(services, { tenantId, ...payload })
    case 'order-refund':
      return refundOrder(services, { tenantId, ...payload })
    case 'pass-look':
      return updatePassLooks(services, { tenantId, ...payload })
    case 'pass-update':
      return updatePasses(services, { tenantId, ...payload })
    case 'refund-mail':
      return sendRefundMail(services, { tenantId, ...payload })
    case 'renewal-mail':
      return sendRenewalMail(services, { tenantId, news: payload })
    case 'review-mail':
      return sendReviewMail(services, { tenantId, ...payload })
    case 'theme-schedule':
      return payload.step === 'start'
        ? startSchedule(services, { tenantId, id: payload.scheduleId })
        : endSchedule(services, { tenantId, id: payload.scheduleId })
    case 'tickets-again-mail':
      return sendTicketsAgain(services, { tenantId, ...payload })
    case 'verification-mail':
      return sendVerificationMail(services, { tenantId, ...payload })
    case 'waiting-list-mail':
      return sendWaitingListMail(services, { tenantId, id, ...payload })
    case 'venue-plan':
      return runPlan(services, { tenantId, id: payload.planId })
    case 'visitor-link-mail':
      return sendVisitorLink(services, { tenantId, id, payload })
  }
}

/** Half a minute, then twice as long each time, at most six hours. Milliseconds. */
export function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** Math.max(attempts - 1, 0), MAX_WAIT_MS)
}
