import { createHash } from 'node:crypto'
import type { FontPayload } from '#app/contract/fonts.ts'
import { ownFonts } from '#app/data/queries/fonts/own-fonts.ts'
import { findUsedFamilies, readFontFiles, sumFontBytes } from '#app/data/queries/fonts/read.ts'
import { insertFont, pruneFonts, removeFamily } from '#app/data/queries/fonts/write.ts'
import { type FontProblem, readFont } from '#app/documents/fonts/read-font.ts'
import { checkFont } from '#app/rules/fonts/check-font.ts'
import { mayDo } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import type { Venue } from '../kernel/venue-store.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'

/** The largest file that is taken, in bytes, and what may be left of it: visitors wait for that. */
const MAX_FILE_BYTES = 5_000_000
const MAX_SERVED_BYTES = 1_000_000

/** What the fonts of one venue may take in all, in bytes. */
const MAX_VENUE_BYTES = 20_000_000

const MAX_FAMILIES = 20

/** The fonts that the venue has uploaded, for all who may change a part of its theme (401, 403). */
export const listOwnFonts = api.fonts.list.handler(async ({ context }) => {
  requireThemeStaff(context.staff)
  return { payload: await fontPayloads(context) }
})

/**
 * Keeps a font file for the venue: checked, cut to the letters of its languages, as WOFF2. Files that name the same family are one font, and
 * one for the same weights takes the place of the earlier. For designers (401, 403). Refuses with one sentence (422) what is no font, may
 * not be embedded, is too large, takes too long, or has none of the venue's letters.
 */
export const uploadFont = api.fonts.upload.handler(async ({ input: { body }, context }) => {
  const { db, tenantId, now, venue } = context
  const author = requireDesigner(context.staff)
  const bytes = Buffer.from(body.content, 'base64')
  if (bytes.length > MAX_FILE_BYTES) throw refuse('UNPROCESSABLE', { text: 'This font is larger than 5 MB' })
  if ((await sumFontBytes(db, tenantId)) > MAX_VENUE_BYTES)
    throw refuse('UNPROCESSABLE', { text: 'The fonts of this venue take all the room they have; remove one' })
  const languages = languagesOf(venue)
  const answer = await readFont(bytes, { languages })
  if ('problem' in answer) throw refuse('UNPROCESSABLE', { text: SENTENCES[answer.problem] })
  const check = checkFont(answer.facts, languages)
  if (!check.ok) throw refuse('UNPROCESSABLE', { text: check.sentence })
  const { content } = answer
  if (content.length > MAX_SERVED_BYTES)
    throw refuse('UNPROCESSABLE', {
      text: `This font has ${Math.ceil(content.length / 1000)} kB left with the letters of the venue alone; visitors would wait too long for more than ${MAX_SERVED_BYTES / 1000} kB`,
    })
  const { facts, generic } = check
  const family = `own-${generic}-${hashOf(facts.name.toLowerCase())}`
  const present = await ownFonts(db, tenantId)
  if (present.length >= MAX_FAMILIES && !present.some(({ id }) => id === family))
    throw refuse('UNPROCESSABLE', { text: `A venue has ${MAX_FAMILIES} fonts at most; remove one` })
  await insertFont(db, tenantId, {
    font: { id: hashOf(content), family, facts, content },
    author: author.email,
    now,
  })
  await pruneFonts(db, tenantId, MAX_VENUE_BYTES)
  const payload = (await fontPayloads(context)).find(({ id }) => id === family)
  if (!payload) throw refuse('NOT_FOUND')
  return { payload }
})

/** The files of a font in base64, as an upload takes them: for staff who take it to another venue (401, 403, 404). */
export const fontFiles = api.fonts.files.handler(async ({ input: { params }, context }) => {
  requireThemeStaff(context.staff)
  const files = await readFontFiles(context.db, context.tenantId, params.id)
  if (files.length === 0) throw refuse('NOT_FOUND')
  return { payload: files.map(({ content }) => ({ content: Buffer.from(content).toString('base64') })) }
})

/** Removes a font with all its files, as an edit that can be undone. For designers (401, 403); one that a stored theme names stays, so that it can be brought back (409). */
export const removeFont = api.fonts.remove.handler(async ({ input: { params }, context }) => {
  const { db, tenantId, now } = context
  const author = requireDesigner(context.staff)
  const font = (await fontPayloads(context)).find(({ id }) => id === params.id)
  if (!font) throw refuse('NOT_FOUND')
  if (font.isUsed)
    throw refuse('CONFLICT', {
      text: 'A version of the theme uses this font; it is kept so that the version can be brought back',
    })
  const removed = await removeFamily(db, tenantId, { family: font.id, author: author.email, now })
  return { payload: { id: font.id, edit: removed?.edit ?? null } }
})

/** Staff of the venue who may change its look (401, 403). */
function requireDesigner(staff: StaffIdentity | null): StaffIdentity {
  const author = requireThemeStaff(staff)
  if (!mayDo(author.roles, 'look')) throw refuse('FORBIDDEN')
  return author
}

/** Read from the database itself: the venue in memory may be as it was before the upload. */
async function fontPayloads({ db, tenantId }: ApiContext): Promise<FontPayload[]> {
  const fonts = await ownFonts(db, tenantId)
  const used = await findUsedFamilies(
    db,
    tenantId,
    fonts.map(({ id }) => id),
  )
  return fonts.map(font => ({ ...plain(font), isUsed: used.has(font.id) }))
}

const plain = ({ files, missing, ...font }: OwnFont) => ({
  ...font,
  missing: { ...missing },
  files: files.map(({ weight: [least, most], width, ...file }) => ({
    ...file,
    weight: [least, most] as [number, number],
    ...(width && { width: [width[0], width[1]] as [number, number] }),
  })),
})

/** The languages of a venue, the main one first. */
const languagesOf = ({ document, language }: Venue): string[] => {
  const { locale, languages = [] } = (language?.original.document ?? document).venue
  return [locale, ...languages]
}

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

const SENTENCES: Record<FontProblem, string> = {
  broken: 'This font is broken: not all of its letters can be drawn',
  busy: 'Other fonts are being read; please try again in a minute',
  collection: 'This file holds several fonts; please upload them one by one',
  letters: 'This font has no letter of the languages of the venue',
  size: 'This font is larger than it says, or unpacks to more than 16 MB',
  time: 'This font takes too long to read',
  type: 'This file is no font; please send WOFF2, WOFF, TrueType or OpenType',
}
