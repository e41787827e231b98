import { findUsedFamilies } from '#app/data/queries/fonts/read.ts'
import { changeFonts } from '#app/data/queries/fonts/write.ts'
import type { ListedFontFile } from '#app/rules/fonts/font-values.ts'
import { type EditedValue, type EditedValues, undoValues } from '#app/rules/venues/venue-edit.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

type Undoing = { edit: { number: number; values: readonly EditedValue[] }; staff: StaffIdentity }

/**
 * Brings back the files that an edit took away, and takes away those that it brought. Null where a file is gone for good; refused where somebody
 * has changed the font since (409), and where a theme uses what would go (422).
 */
export async function undoFonts({ db, tenantId, now }: ApiContext, { edit, staff }: Undoing) {
  return changeFonts(db, tenantId, {
    edit: { author: staff.email, now, undoes: edit.number },
    change: async (tx, present) => {
      const before = undoValues(present, edit.values)
      if (!before.ok) throw refuse('CONFLICT', { text: 'This was changed again since: undo that first' })
      const gone = Object.keys(before.values).filter(family => before.values[family] === null)
      if ((await findUsedFamilies(tx, tenantId, gone)).size > 0)
        throw refuse('UNPROCESSABLE', { errors: { font: 'is used by a version of the theme' } })
      return filesOf(before.values)
    },
  })
}

const filesOf = (values: EditedValues): ReadonlyMap<string, readonly string[]> =>
  new Map(
    Object.entries(values).map(([family, files]) => [
      family,
      ((files ?? []) as ListedFontFile[]).map(({ id }) => id),
    ]),
  )
