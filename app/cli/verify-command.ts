import { listEndingIssuers } from '#app/data/queries/pass-issuers/read.ts'
import { findViolations } from '#app/data/queries/violations/read.ts'
import { certificateWarningEnd } from '#app/rules/passes/certificate-end.ts'
import { oneLine } from './arguments.ts'
import type { Command } from './command.ts'

/** Replays every venue's orders; one line a violation. Certificates for passes that end within thirty days are warned of, and are none. */
export const verifyDatabase: Command<'verify'> = async (_request, { database, now, out }) => {
  const violations = await findViolations(database.system, now)
  for (const { tenantId, check, row, message } of violations)
    await out(`${oneLine(`${tenantId} ${check} ${row}: ${message}`)}\n`)
  for (const { tenantId, name, expiresAt } of await listEndingIssuers(
    database.system,
    certificateWarningEnd(now),
  ))
    await out(
      `${oneLine(`warning: ${tenantId}: ${name} ${endText(expiresAt, now)}; renew it with venue pass-certificate`)}\n`,
    )
  await out(violations.length === 1 ? '1 violation\n' : `${violations.length} violations\n`)

  return violations.length === 0 ? 0 : 1
}

/** 'ends on 2026-12-20', or since when it is over. */
function endText(expiresAt: Date | null, now: Date): string {
  const day = expiresAt?.toISOString().slice(0, 10) ?? ''
  return expiresAt && expiresAt <= now ? `is over since ${day}` : `ends on ${day}`
}
