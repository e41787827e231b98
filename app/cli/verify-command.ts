import { findViolations } from '#app/data/queries/violations/read.ts'
import { oneLine } from './arguments.ts'
import type { Command } from './command.ts'

/** Replays every venue's orders; one line a violation. */
export const verifyDatabase: Command<'verify'> = async (_request, { database, now, out }) => {
  const violations = await findViolations(database.system, now)
  for (const { tenantId, check, row, message } of violations)
    await out(`${oneLine(`${tenantId} ${check} ${row}: ${message}`)}\n`)
  await out(violations.length === 1 ? '1 violation\n' : `${violations.length} violations\n`)

  return violations.length === 0 ? 0 : 1
}
