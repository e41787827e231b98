import type { VisitorRow } from '#app/data/queries/visitors/read.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'

/** The signed-in visitor as the database has them now; UNAUTHORIZED where nobody is signed in. */
export async function requireVisitorRow({ visitor }: ApiContext): Promise<VisitorRow> {
  const row = await visitor()
  if (!row) throw refuse('UNAUTHORIZED')
  return row
}
