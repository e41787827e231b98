import type { JobPayload } from '#app/data/documents/job-document.ts'
import type { NewJob } from '#app/data/queries/jobs/write.ts'

/** The job that mails some news; the same news is mailed once. */
export function renewalMailJob(
  { membershipId, expiresOn, amount, kind, on }: JobPayload<'renewal-mail'>,
  runAt: Date,
): NewJob {
  const news = { membershipId, expiresOn, amount, kind, on }
  return {
    id: `renewal-mail.${[membershipId, expiresOn, kind, amount, on].join('.')}`,
    kind: 'renewal-mail',
    payload: news,
    runAt,
  }
}
