import { readFile } from 'node:fs/promises'
import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import { callerPath, readArguments, UsageError } from './arguments.ts'
import { CERTIFICATE_OPTIONS, certificateRequest } from './certificate-request.ts'
import type { CommandRequest } from './command.ts'
import { reportFaults } from './report-faults.ts'
import { carryOut, runCommand, terminal } from './run-command.ts'
import { VOCABULARIES } from './vocabularies.ts'
import { writeOutput } from './write-output.ts'

const USAGE = `Use: npm run venue -- import FILE.json [--plan] [--overwrite-theme] | export TENANT [--out FILE] | new --email EMAIL [--name NAME] [--id ID] [--zone ZONE] [--currency CODE] [--preset PRESET | --like TENANT | --from URL] | list | check TENANT | remove TENANT [--force TENANT] | pass-certificate TENANT … | ${VOCABULARIES.join(' | ')} [--out FILE]`

const NEW_VENUE_OPTIONS = ['email', 'name', 'id', 'zone', 'currency', 'preset', 'like', 'from'] as const

await runCommand(async () => {
  const { positionals, options, flags } = readArguments(
    process.argv.slice(2),
    ['out', 'force', ...NEW_VENUE_OPTIONS, ...CERTIFICATE_OPTIONS],
    ['plan', 'overwrite-theme'],
  )
  const [action = '', subject, ...more] = positionals
  if (more.length > 0) throw new UsageError(USAGE)
  if (action === 'import' && subject)
    return importFile(subject, { isPlan: flags.has('plan'), overwritesTheme: flags.has('overwrite-theme') })
  if (action === 'export' && subject)
    return writeOutput(options.out, out => carryOut({ command: 'venue export', tenantId: subject }, out))
  if (action === 'new' && !subject) return carryOut(newVenueRequest(options))
  if (action === 'list' && !subject) return carryOut({ command: 'venue list' })
  if (action === 'check' && subject) return carryOut({ command: 'venue check', tenantId: subject })
  if (action === 'remove' && subject)
    return carryOut({ command: 'venue remove', tenantId: subject, force: options.force })
  if (action === 'pass-certificate' && subject) return carryOut(await certificateRequest(subject, options))
  const vocabulary = VOCABULARIES.find(name => name === action)
  if (!vocabulary || subject) throw new UsageError(USAGE)

  const { printVocabulary } = await import('./vocabulary.ts')
  return writeOutput(options.out, async out => {
    await out(printVocabulary(vocabulary))
    return 0
  })
})

function newVenueRequest(options: Record<string, string | undefined>): CommandRequest {
  const { email, ...rest } = Object.fromEntries(NEW_VENUE_OPTIONS.map(name => [name, options[name]]))
  if (!email) throw new UsageError('--email is missing: who sets the venue up')

  return { command: 'venue new', email, ...rest }
}

async function importFile(name: string, how: { isPlan: boolean; overwritesTheme: boolean }): Promise<number> {
  const bytes = await readFile(callerPath(name)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })
  const decoded = decodeVenueFile(bytes)
  if (!decoded.ok) return reportFaults(name, { issues: decoded.issues, err: terminal.err })

  return carryOut({ command: 'venue import', name, text: decoded.text, ...how })
}
