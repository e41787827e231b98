import { randomUUID } from 'node:crypto'
import { type ImportRequest, type ImportResult, importVenue } from '#app/data/import/import-venue.ts'
import { insertPlan, movePlan } from '#app/data/queries/onboarding/plans.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { isOfCatalogue } from '#app/rules/onboarding/venue-changes.ts'
import { catalogueWithin } from './catalogue-within.ts'
import { idOfText, PLAN_MS } from './make-plan.ts'

/** What an import is called in the list of those that can be put back, and by whom it was. */
type ImportName = { source: string; author: string }

/**
 * Imports a venue file and, with what it writes, keeps what it has changed in the catalogue of a venue that was there: it can be put back by
 * the id that is given. The file itself is not kept, which has people in it; null where there is nothing to put back.
 */
export async function keepImport(
  request: ImportRequest,
  { source, author }: ImportName,
): Promise<{ result: ImportResult; importId: string | null }> {
  const tenantId = idOfText(request.text)
  if (typeof tenantId !== 'string') return { result: await importVenue(request), importId: null }
  const { now } = request
  const key = { tenantId, id: randomUUID() }
  let before: string | null = null
  let importId: string | null = null
  const result = await importVenue({
    ...request,
    onWrite: async tx => {
      importId = null
      before = (await hasVenue(tx, tenantId)) ? await catalogueWithin(tx, tenantId) : null
    },
    onWritten: async (tx, changes) => {
      if (before === null || !changes.some(({ part }) => isOfCatalogue(part))) return
      const report = { changes, notices: [], warnings: [], problems: [] }
      const plan = { ...key, author, source, document: '', hash: '', revision: '', createdAt: now, report }
      await insertPlan(tx, { plan, oldest: new Date(now.getTime() - PLAN_MS) })
      await movePlan(tx, key, { from: 'planned', to: 'done', before })
      importId = key.id
    },
  })
  return { result, importId }
}
