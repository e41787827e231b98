import type { VenueEditPayload } from '#app/contract/venue-edits.ts'
import { type EditRow, listEdits } from '#app/data/queries/venues/edits.ts'
import { EDITED_PARTS, mayEditPart } from '#app/rules/venues/venue-edit.ts'
import { api } from '../kernel/api.ts'
import { requireThemeStaff } from '../themes/theme-rights.ts'
import { subjectsOf } from '../translations/translated-records.ts'
import { readSubject, writeSubject } from './edit-subject.ts'

const PAGE_SIZE = 20

/**
 * What was changed outside the theme, and files and legal texts that were put into its draft, a page at a time, the latest first; of the parts that the caller may change (401, 403 for whoever may
 * change nothing of the venue).
 */
export const listVenueEdits = api.venueEdits.list.handler(async ({ input: { query }, context }) => {
  const { roles } = requireThemeStaff(context.staff)
  const { db, tenantId, venue } = context
  const parts = EDITED_PARTS.filter(part => mayEditPart(roles, part))
  const found = await listEdits(db, tenantId, { parts, before: query?.before, limit: PAGE_SIZE + 1 })
  const list = found.slice(0, PAGE_SIZE)
  const names = new Map(subjectsOf(venue).map(({ kind, id, name }) => [writeSubject({ kind, id }), name]))
  return {
    payload: {
      list: list.map(row => editPayload(row, { names })),
      next: found.length > PAGE_SIZE ? list.at(-1)!.number : null,
    },
  }
})

type Named = { names: ReadonlyMap<string, string> }

function editPayload({ subject, language, ...row }: EditRow, { names }: Named): VenueEditPayload {
  return {
    ...row,
    subject: subject ? { ...readSubject(subject), name: names.get(subject) ?? '' } : null,
    language: language || null,
    authorName: row.authorName ?? row.author,
    createdAt: row.createdAt.toISOString(),
    values: row.values.map(value => ({ ...value })),
  }
}
