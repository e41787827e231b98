import type { Db } from '#app/data/database/database.ts'
import type { VisitorRow } from '#app/data/queries/visitors/read.ts'
import { setPassword } from '#app/data/queries/visitors/write.ts'
import { passwordProblem, passwordProblemText } from '#app/rules/visitors/password-problem.ts'
import { api } from '../kernel/api.ts'
import type { ApiContext } from '../kernel/context.ts'
import { refuse } from '../kernel/refuse.ts'
import { takeLinkTry } from '../limits/sign-in-limits.ts'
import { venueWords } from '../venues/venue-words.ts'
import { insertAccountNotice } from './account-notice.ts'
import { hashPassword } from './passwords.ts'
import { refusal, signedIn, signInByToken } from './sign-in-visitor.ts'
import { readVisitorLink, spendVisitorLink, type VisitorLink } from './visitor-links.ts'
import { visitorPayload } from './visitor-payload.ts'

/** Sets the password with the token of a mailed link, ends all other sessions, tells so by mail and signs in; without a password it signs in alone. */
export const changePassword = api.visitors.tokenLogin.handler(async ({ input: { headers }, context }) => {
  const { 'x-token': token, 'x-new-password': password } = headers
  if (password === undefined) return signInByToken(context, token)
  const { services, tenantId, db, now, address } = context
  refuseBadPassword(context, password)
  await takeLinkTry(services, { tenantId, address, now })
  const link = await readVisitorLink(db, { tenantId, token, now })
  if (!link || !maySetPassword(link)) throw refusal(context, 'auth-link-gone')
  const passwordHash = await hashPassword(password)
  const { visitor, purpose } = link
  const changed = await db.transaction(async transaction => {
    const tx = transaction as Db
    const isUsed = await spendVisitorLink(tx, { tenantId, token, now, purpose })
    if (!isUsed) return null
    if (visitor.passwordHash !== null) await tellChange(tx, context, visitor)
    return setPassword(tx, { tenantId, id: visitor.id, passwordHash })
  })
  if (!changed) throw refusal(context, 'auth-link-gone')
  return signedIn(context, visitorPayload(changed))
})

const tellChange = (tx: Db, { tenantId, venue, now }: ApiContext, { document }: VisitorRow) =>
  insertAccountNotice(tx, { tenantId, venue, now, notice: { kind: 'password', to: document.email } })

/** A link that signs in gives the first password only: who finds an old mail does not lock its owner out. */
const maySetPassword = ({ purpose, visitor }: VisitorLink) =>
  purpose === 'password' || !visitor.confirmed || visitor.passwordHash === null

function refuseBadPassword({ venue, services }: ApiContext, password: string): void {
  const problem = passwordProblem(password, { minLength: venue.document.company.passwordMinimum })
  if (!problem) return
  const text = venueWords(venue, services.log).text(passwordProblemText[problem])
  throw refuse('UNPROCESSABLE', { text, errors: { password: text } })
}
