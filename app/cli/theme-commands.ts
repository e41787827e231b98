import type { Db } from '#app/data/database/database.ts'
import { findDraft, saveDraft } from '#app/data/queries/themes/drafts.ts'
import { lockPublishedRevision } from '#app/data/queries/themes/write.ts'
import { findThemeDocument, findVenueRevisions, listEveryVenue } from '#app/data/queries/venues/read.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { printExchangeFile, readExchangeFile } from '#theme/exchange/exchange-file.ts'
import type { ExchangeFormat } from '#theme/exchange/exchange-formats.ts'
import { ExchangeFileError } from '#theme/exchange/file-contents.ts'
import { takeGroups, themeGroups } from '#theme/exchange/theme-groups.ts'
import { parseThemeDocument, readThemeDocument } from '#theme/read-document.ts'
import { describeDifference } from '#theme/theme-difference.ts'
import { oneLine, UsageError } from './arguments.ts'
import type { Command } from './command.ts'

/** Prints what is public as a file of another format. */
export const printThemeFile: Command<'venue theme export'> = async (
  { tenantId, format },
  { database, out },
) => {
  const name = await nameOf(database.system, tenantId)
  const db = database.forTenant(tenantId)
  const revision = (await findVenueRevisions(db, tenantId))?.themeRevision ?? 0
  await out(printExchangeFile({ name, document: await publishedTheme(db, { tenantId, revision }) }, format))

  return 0
}

/** Takes a file into the draft, or says what that would change; visitors see nothing of it before somebody publishes. */
export const takeThemeFile: Command<'venue theme import'> = async (request, { database, now, out, err }) => {
  const { tenantId, format, text, isPlan } = request
  await nameOf(database.system, tenantId)
  const lines = await database.forTenant(tenantId).transaction(async transaction => {
    const tx = transaction as Db
    const published = (await lockPublishedRevision(tx, tenantId)) ?? 0
    const row = await findDraft(tx, tenantId)
    const target = row?.document
      ? readThemeDocument(row.document).document
      : await publishedTheme(tx, { tenantId, revision: published })
    const { source, unknown } = readFile(text, { format, current: target })
    for (const { name, problem } of unknown) err(`${oneLine(`not taken: ${name} ${problem}`)}\n`)
    const document = parsed(takeGroups({ source, target, groups: themeGroups }), target)
    const changes = describeDifference(target, document)
    if (!isPlan && changes.length > 0)
      await saveDraft(tx, {
        tenantId,
        revision: row?.revision ?? 0,
        base: row?.document ? row.base : published,
        document,
        authors: row?.document ? row.authors : [],
        edits: row?.document ? unchangedEdits(row.edits, { target, document }) : {},
        now,
      })
    return changes.map(({ name, before, after }) => oneLine(`${name}: ${before ?? '-'} → ${after ?? '-'}`))
  })
  const end = lines.length === 0 ? 'nothing changes' : isPlan ? 'nothing was written' : 'saved as the draft'
  await database.flush()
  await out([...lines, `${tenantId}: ${end}`, ''].join('\n'))

  return 0
}

/** Who changed what, without what the file has changed since: an operator is nobody of the venue. */
function unchangedEdits<Edit>(
  edits: Readonly<Record<string, Edit>>,
  { target, document }: Record<'target' | 'document', ThemeDocument>,
): Record<string, Edit> {
  const changed = new Set(diffDocuments(target, document).map(({ key }) => key))
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !changed.has(key)))
}

async function nameOf(db: Db, tenantId: string): Promise<string> {
  const venue = (await listEveryVenue(db)).find(known => known.tenantId === tenantId)
  if (!venue) throw new UsageError(`There is no venue "${tenantId}"`)
  return venue.name
}

type Published = { tenantId: string; revision: number }

async function publishedTheme(db: Db, { tenantId, revision }: Published): Promise<ThemeDocument> {
  return readThemeDocument((await findThemeDocument(db, tenantId, revision)) ?? emptyThemeDocument).document
}

type Reading = { format: ExchangeFormat; current: ThemeDocument }

function readFile(text: string, reading: Reading): ReturnType<typeof readExchangeFile> {
  try {
    return readExchangeFile(text, reading)
  } catch (error) {
    throw error instanceof ExchangeFileError ? new UsageError(error.message) : error
  }
}

/** Nothing is stored that the editor could not save. */
function parsed(document: ThemeDocument, kept: ThemeDocument): ThemeDocument {
  const reading = parseThemeDocument(document, kept)
  if (!reading.ok) throw new UsageError(reading.errors[0]?.message ?? 'This is not a theme')
  return reading.document
}
