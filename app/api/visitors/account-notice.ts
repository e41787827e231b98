import { randomUUID } from 'node:crypto'
import type { Db } from '#app/data/database/database.ts'
import type { JobPayload } from '#app/data/documents/job-document.ts'
import { insertJob } from '#app/data/queries/jobs/write.ts'

type Notice = { tenantId: string; now: Date; notice: JobPayload<'account-notice-mail'> }

/** Queues the mail that tells a visitor what was changed in their account, in the same transaction. */
export function insertAccountNotice(tx: Db, { tenantId, now, notice }: Notice): Promise<void> {
  return insertJob(tx, tenantId, {
    id: `account-notice.${randomUUID()}`,
    kind: 'account-notice-mail',
    payload: notice,
    runAt: now,
  })
}
