import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'
import type { ApiContext } from '../kernel/context.ts'
import { languageToStore } from '../kernel/venue-in.ts'

type Notice = Pick<ApiContext, 'tenantId' | 'venue' | 'now'> & { notice: JobPayload<'account-notice-mail'> }

/** Queues the mail that tells a visitor what was changed in their account, in the same transaction and in the language of the page. */
export function insertAccountNotice(tx: Db, { tenantId, venue, now, notice }: Notice): Promise<void> {
  return insertJob(tx, tenantId, {
    id: `account-notice.${randomUUID()}`,
    kind: 'account-notice-mail',
    payload: { ...notice, ...languageToStore(venue) },
    runAt: now,
  })
}
