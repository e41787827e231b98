import { createVenueStore } from '#app/api/kernel/venue-store.ts'
import { keepImport } from '#app/api/onboarding/plans/keep-import.ts'
import { exportVenue } from '#app/data/export/export-venue.ts'
import { type ImportRequest, type ImportResult, importVenue } from '#app/data/import/import-venue.ts'
import { hasVenue, listEveryVenue } from '#app/data/queries/venues/read.ts'
import { removeVenue } from '#app/data/queries/venues/write.ts'
import { oneLine, UsageError } from './arguments.ts'
import { changeSentence } from './change-sentence.ts'
import type { Command } from './command.ts'
import { themedVenue } from './fleet/themed-venue.ts'
import { COMMAND_LINE } from './put-back-command.ts'
import { faultLine, reportFaults } from './report-faults.ts'

/** Creates or updates a venue from its file, or says what that would change. */
export const importFile: Command<'venue import'> = async (request, context) => {
  const { name, text, isPlan, overwritesTheme } = request
  const { database, now, progress: onProgress } = context
  const { result, importId } = await importOrPlan(
    { database, text, now, onProgress, isPlan, overwritesTheme },
    name,
  )
  if (!result.ok) return reportFaults(name, { issues: result.issues, err: context.err })
  for (const issue of result.warnings) context.err(`warning: ${faultLine(name, issue)}\n`)
  await context.out(isPlan ? planOf(result) : summaryOf(result))
  if (importId)
    await context.out(
      `${result.tenantId}: to put it back: npm run venue -- put-back ${result.tenantId} ${importId}\n`,
    )

  return 0
}

const importOrPlan = async (request: ImportRequest, source: string) =>
  request.isPlan
    ? { result: await importVenue(request), importId: null }
    : keepImport(request, { source, author: COMMAND_LINE })

type ImportSuccess = Extract<ImportResult, { ok: true }>

function summaryOf({ tenantId, changed, counts }: ImportSuccess): string {
  const words = Object.entries(counts).map(([noun, count]) => `${count} ${noun}`)

  return `${tenantId}: ${changed ? 'imported' : 'unchanged'} (${words.join(', ')})\n`
}

function planOf({ tenantId, changes, start }: ImportSuccess): string {
  const lines = (start ? [newVenueSentence(start)] : changes.map(changeSentence)).map(sentence =>
    oneLine(`${tenantId}: ${sentence}`),
  )
  const end = lines.length === 0 ? 'nothing would change' : 'nothing was written'

  return [...lines, `${tenantId}: ${end}`, ''].join('\n')
}

const newVenueSentence = (start: NonNullable<ImportSuccess['start']>) =>
  `a new venue${start.length > 0 ? ` with ${start.map(([part, size]) => `${size} ${part}`).join(', ')}` : ''}`

export const exportTenant: Command<'venue export'> = async ({ tenantId }, { database, out }) => {
  if (!(await hasVenue(database.forTenant(tenantId), tenantId))) throw noVenue(tenantId)
  await exportVenue({ database, tenantId, write: out })

  return 0
}

export const listTenants: Command<'venue list'> = async (_request, { database, out }) => {
  for (const { tenantId, name, isDraft } of await listEveryVenue(database.system))
    await out(`${oneLine(`${tenantId}  ${name}${isDraft ? '  (not open yet)' : ''}`)}\n`)

  return 0
}

/** Prints the look and words of every venue, a line of JSON each (`ThemedVenue`). */
export const printThemes: Command<'venue themes'> = async (_request, { database, out }) => {
  const venues = createVenueStore(database)
  for (const { tenantId } of await listEveryVenue(database.system)) {
    const venue = await venues.open(tenantId)
    if (venue) await out(`${JSON.stringify(themedVenue(venue.document.venue, venue.theme))}\n`)
  }

  return 0
}

/** Removes a venue with everything that is its own; where orders were paid only when it is named again. */
export const removeTenant: Command<'venue remove'> = async ({ tenantId, force }, { database, out }) => {
  if (force !== undefined && force !== tenantId)
    throw new UsageError(`--force names "${force}", not "${tenantId}"`)
  const removal = await removeVenue(database, { tenantId, withOrders: force === tenantId })
  if (removal.kind === 'unknown') throw noVenue(tenantId)
  if (removal.kind === 'paying')
    throw new UsageError(`"${tenantId}" has ${removal.attempts} orders being paid for; try again in a minute`)
  if (removal.kind === 'orders')
    throw new UsageError(
      `"${tenantId}" has ${removal.orders} orders; to remove them too, name it again: --force ${tenantId}`,
    )
  await database.flush()
  await out(`${tenantId}: removed (${removal.rows} rows)\n`)

  return 0
}

const noVenue = (tenantId: string) => new UsageError(`There is no venue "${tenantId}"`)
