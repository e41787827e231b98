import type { NewJob } from '#app/data/queries/jobs/write.ts'
import type { LocalDate } from '#app/rules/calendar/dates.ts'

/**
 * What a member is told of an automatic renewal: that it comes (`on` the day of the charge), that the card was declined (`on` the day of the
 * next try), or that it was given up. `amount` in cents.
 */
export type RenewalNews = {
  membershipId: string
  expiresOn: LocalDate
  amount: number
  kind: 'notice' | 'declined' | 'failed'
  on: LocalDate | null
}

/** The job that mails some news; the same news is mailed once. */
export function renewalMailJob(
  { membershipId, expiresOn, amount, kind, on }: RenewalNews,
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
