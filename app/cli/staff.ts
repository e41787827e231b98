import { readArguments, UsageError } from './arguments.ts'
import { carryOut, runCommand } from './run-command.ts'

const USAGE =
  'Use: npm run staff -- invite EMAIL (--tenant TENANT --role ROLE[,ROLE] | --role onboarding) [--name NAME] | token TENANT EMAIL'

await runCommand(async () => {
  const { positionals, options } = readArguments(process.argv.slice(2), ['tenant', 'role', 'name'])
  const [action, first, second, ...more] = positionals
  if (more.length > 0) throw new UsageError(USAGE)
  if (action === 'invite' && first && !second)
    return carryOut({ command: 'staff invite', ...options, email: first })
  if (action === 'token' && first && second)
    return carryOut({ command: 'staff token', tenantId: first, email: second })
  throw new UsageError(USAGE)
})
