import type { Db } from '#app/data/database/database.ts'
import { listFonts } from '#app/data/queries/fonts/read.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isOwnFontId } from '#theme/fonts/own-fonts.ts'
import { refuse } from '../kernel/refuse.ts'
import { themeProblems } from './theme-problems.ts'

type Themes = { tenantId: string; stored: ThemeDocument; sent: ThemeDocument }

/**
 * A theme may name the fonts of its own venue alone (422, each by its key). One that is stored already keeps nobody from saving something
 * else: it is shown in the default until it is there again.
 */
export async function requireOwnFonts(db: Db, { tenantId, stored, sent }: Themes): Promise<void> {
  const before = stored.variables as Record<string, unknown>
  const named = Object.entries(sent.variables).filter(
    ([reference, value]) => isOwnFontId(value) && value !== before[reference],
  )
  if (named.length === 0) return
  const families = new Set<unknown>((await listFonts(db, tenantId)).map(({ family }) => family))
  const lost = named.filter(([, value]) => !families.has(value))
  if (lost.length > 0)
    throw refuse(
      'UNPROCESSABLE',
      themeProblems(
        lost.map(([reference]) => ({
          key: `variables.${reference}`,
          message: 'is no font of this venue; upload it first',
        })),
      ),
    )
}
