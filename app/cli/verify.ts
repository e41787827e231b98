import { findViolations } from '#app/data/queries/verify.ts'
import { oneLine, UsageError } from './arguments.ts'
import { runCommand, withDatabase } from './run-command.ts'

await runCommand(async () => {
  if (process.argv.length > 2) throw new UsageError('Use: npm run verify')

  return withDatabase(async ({ database, now }) => {
    const violations = await findViolations(database.system, now)
    for (const { tenantId, check, row, message } of violations)
      console.log(oneLine(`${tenantId} ${check} ${row}: ${message}`))
    console.log(violations.length === 1 ? '1 violation' : `${violations.length} violations`)

    return violations.length === 0 ? 0 : 1
  })
})
