import { listMembersByEmail } from '#app/data/queries/members/read.ts'
import { api } from '../kernel/api.ts'
import { takeSignInTry } from '../limits/sign-in-limits.ts'

/**
 * Whether somebody of this name and email holds this level already (MEM-208, MEM-244): a bare yes or no, and not often, since the
 * answer tells who is a member.
 */
export const checkDuplicates = api.members.duplicates.handler(async ({ input: { query }, context }) => {
  const { membershipCategoryId: categoryId, firstName, lastName } = query
  const { services, tenantId, db, now, address } = context
  const email = query.email.toLowerCase()
  await takeSignInTry(services, { tenantId, account: `duplicates ${email}`, address, now })
  const rows = await listMembersByEmail(db, tenantId, { email, categoryId })
  const hasDuplicates = rows.some(({ document }) =>
    document.cardholders.some(card => isSame(card.firstName, firstName) && isSame(card.lastName, lastName)),
  )
  return { payload: { hasDuplicates } }
})

const isSame = (known: string, typed: string) =>
  known.trim().toLocaleLowerCase() === typed.trim().toLocaleLowerCase()
