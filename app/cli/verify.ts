import { UsageError } from './arguments.ts'
import { carryOut, runCommand } from './run-command.ts'

await runCommand(async () => {
  if (process.argv.length > 2) throw new UsageError('Use: npm run verify')

  return carryOut({ command: 'verify' })
})
