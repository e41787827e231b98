import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { decodeVenueFile } from '#app/contract/venue-file/check/decode-venue-file.ts'
import { exchangeFormats } from '#theme/exchange/exchange-formats.ts'
import { callerPath, readArguments, UsageError } from './arguments.ts'
import { CERTIFICATE_OPTIONS, certificateRequest } from './certificate-request.ts'
import type { CommandRequest } from './command.ts'
import { reportFaults } from './report-faults.ts'
import { carryOut, runCommand, terminal } from './run-command.ts'
import { VOCABULARIES } from './vocabularies.ts'
import { writeOutput } from './write-output.ts'

const USAGE = `Use: npm run venue -- import FILE.json [--plan] [--overwrite-theme] | put-back TENANT [IMPORT [--plan]] | export TENANT [--out FILE] | new --email EMAIL [--name NAME] [--id ID] [--zone ZONE] [--currency CODE] [--preset PRESET | --like TENANT | --from URL | --files PAGE.html,SITE.css,LOGO.png] | list | check TENANT | theme export TENANT --format FORMAT [--out FILE] | theme import TENANT FILE --format FORMAT [--plan] | remove TENANT [--force TENANT] | host list TENANT | host add|check|main|remove TENANT HOST | host main TENANT --platform | pass-certificate TENANT … | ${VOCABULARIES.join(' | ')} [--out FILE]`

const NEW_VENUE_OPTIONS = ['email', 'name', 'id', 'zone', 'currency', 'preset', 'like', 'from'] as const

await runCommand(async () => {
  const { positionals, options, flags } = readArguments(
    process.argv.slice(2),
    ['out', 'force', 'format', 'files', ...NEW_VENUE_OPTIONS, ...CERTIFICATE_OPTIONS],
    ['plan', 'overwrite-theme', 'platform'],
  )
  if (positionals[0] === 'theme')
    return exchangeTheme(positionals.slice(1), { ...options, isPlan: flags.has('plan') })
  if (positionals[0] === 'host')
    return carryOut(hostRequest(positionals.slice(1), { isPlatform: flags.has('platform') }))
  const [action = '', subject, ...more] = positionals
  if (action === 'put-back' && subject && more.length < 2)
    return carryOut(putBackRequest(subject, { importId: more[0], isPlan: flags.has('plan') }))
  if (more.length > 0) throw new UsageError(USAGE)
  if (action === 'import' && subject)
    return importFile(subject, { isPlan: flags.has('plan'), overwritesTheme: flags.has('overwrite-theme') })
  if (action === 'export' && subject)
    return writeOutput(options.out, out => carryOut({ command: 'venue export', tenantId: subject }, out))
  if (action === 'new' && !subject) return carryOut(await newVenueRequest(options))
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

function putBackRequest(
  tenantId: string,
  about: { importId: string | undefined; isPlan: boolean },
): CommandRequest {
  if (about.isPlan && !about.importId) throw new UsageError(USAGE)

  return { command: 'venue put-back', tenantId, ...about }
}

async function newVenueRequest(options: Record<string, string | undefined>): Promise<CommandRequest> {
  const { email, ...rest } = Object.fromEntries(NEW_VENUE_OPTIONS.map(name => [name, options[name]]))
  if (!email) throw new UsageError('--email is missing: who sets the venue up')

  const files =
    options.files === undefined ? {} : { files: await Promise.all(options.files.split(',').map(fileIn)) }
  return { command: 'venue new', email, ...rest, ...files }
}

/** A file as a command carries it, under its name without folders. */
async function fileIn(path: string) {
  return { name: basename(path), content: (await bytesOf(path)).toString('base64') }
}

const HOST_ACTIONS = ['add', 'check', 'main', 'remove'] as const

/** What is done with the host names of a venue's own. */
function hostRequest(words: readonly string[], { isPlatform }: { isPlatform: boolean }): CommandRequest {
  const [action, tenantId, host, ...more] = words
  if (!tenantId || more.length > 0) throw new UsageError(USAGE)
  if (action === 'list' && !host && !isPlatform) return { command: 'venue host list', tenantId }
  if (action === 'main' && !host && isPlatform) return { command: 'venue host main', tenantId }
  const known = HOST_ACTIONS.find(name => name === action)
  if (!known || !host || isPlatform) throw new UsageError(USAGE)

  return { command: `venue host ${known}`, tenantId, host }
}

type ThemeOptions = { format?: string; out?: string; isPlan: boolean }

/** The look of a venue in and out, as files of other programs. */
async function exchangeTheme(words: readonly string[], options: ThemeOptions): Promise<number> {
  const [action, tenantId, file, ...more] = words
  const format = exchangeFormats.find(known => known === options.format)
  const isComplete = action === 'import' ? file : action === 'export' && !file
  if (!tenantId || !isComplete || more.length > 0) throw new UsageError(USAGE)
  if (!format) throw new UsageError(`--format must be one of: ${exchangeFormats.join(', ')}`)
  if (!file)
    return writeOutput(options.out, out => carryOut({ command: 'venue theme export', tenantId, format }, out))
  const text = (await bytesOf(file)).toString('utf8')
  return carryOut({ command: 'venue theme import', tenantId, format, text, isPlan: options.isPlan })
}

function bytesOf(name: string): Promise<Buffer> {
  return readFile(callerPath(name)).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${name} cannot be read (${error.code})`)
  })
}

async function importFile(name: string, how: { isPlan: boolean; overwritesTheme: boolean }): Promise<number> {
  const bytes = await bytesOf(name)
  const decoded = decodeVenueFile(bytes)
  if (!decoded.ok) return reportFaults(name, { issues: decoded.issues, err: terminal.err })

  return carryOut({ command: 'venue import', name, text: decoded.text, ...how })
}
