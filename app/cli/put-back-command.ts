import { type PutBackResult, planPutBack } from '#app/api/onboarding/plans/put-back-plan.ts'
import { runPlan } from '#app/api/onboarding/plans/run-plan.ts'
import { findPlan, listWrittenPlans, movePlan } from '#app/data/queries/onboarding/plans.ts'
import { hasVenue } from '#app/data/queries/venues/read.ts'
import { oneLine, UsageError } from './arguments.ts'
import { changeSentence } from './change-sentence.ts'
import type { Command, CommandContext, RequestOf } from './command.ts'

/** Who it was, in the list of imports. */
export const COMMAND_LINE = 'command line'

/** Puts an import back, or says what that would change; without one named, lists those that can be put back, the latest first. */
export const putBackImported: Command<'venue put-back'> = async (request, context) => {
  const { tenantId, importId } = request
  if (!(await hasVenue(context.database.forTenant(tenantId), tenantId)))
    throw new UsageError(`There is no venue "${tenantId}"`)
  return importId === undefined ? listImported(tenantId, context) : putBack({ ...request, importId }, context)
}

async function listImported(tenantId: string, { database, out }: CommandContext): Promise<number> {
  const imports = await listWrittenPlans(database.forTenant(tenantId), tenantId)
  for (const { id, source, author, createdAt } of imports)
    await out(`${oneLine(`${id}  ${createdAt.toISOString()}  ${source}, by ${author}`)}\n`)
  if (imports.length === 0) await out(`${tenantId}: nothing to put back\n`)

  return 0
}

type PutBack = RequestOf<'venue put-back'> & { importId: string }

async function putBack({ tenantId, importId, isPlan }: PutBack, context: CommandContext): Promise<number> {
  const { database, now, out } = context
  const services = { database, clock: () => now }
  const place = { person: { email: COMMAND_LINE }, tenantId }
  const made = await planPutBack(services, { place, id: importId, isTrial: isPlan })
  if (!made.ok) throw new UsageError(sentenceOf(made, { tenantId, importId }))
  const lines = made.changes.map(change => `${oneLine(`${tenantId}: ${changeSentence(change)}`)}\n`)
  if (!isPlan) await write({ tenantId, id: made.planId }, context)
  const end = lines.length === 0 ? 'nothing would change' : 'nothing was written'
  await out(`${lines.join('')}${tenantId}: ${isPlan ? end : `put back by ${made.planId}`}\n`)

  return 0
}

type Refusal = Exclude<PutBackResult, { ok: true }>

function sentenceOf(
  refusal: Refusal,
  { tenantId, importId }: { tenantId: string; importId: string },
): string {
  if (refusal.reason === 'faults') {
    const faults = new Set(refusal.faults.map(({ name, message }) => `${name} ${message}`))
    return `"${tenantId}" cannot be as it was: ${[...faults].join('; ')}`
  }
  return refusal.reason === 'moved'
    ? movedSentence(tenantId)
    : `"${tenantId}" has no import "${importId}" to put back; to list them: npm run venue -- put-back ${tenantId}`
}

const movedSentence = (tenantId: string) => `"${tenantId}" was changed meanwhile; try again`

/** Writes a plan at once, which no other process works on. */
async function write(
  key: { tenantId: string; id: string },
  { database, now }: CommandContext,
): Promise<void> {
  const db = database.forTenant(key.tenantId)
  await movePlan(db, key, { from: 'planned', to: 'running' })
  await runPlan({ database, clock: () => now }, key)
  const plan = await findPlan(db, key)
  if (plan?.state === 'done') return
  const problems = plan?.report.problems ?? []
  throw new UsageError(
    problems.length > 0
      ? `"${key.tenantId}" cannot be as it was: ${problems.join('; ')}`
      : movedSentence(key.tenantId),
  )
}
