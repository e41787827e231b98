import { json, type LoaderFunctionArgs } from '@remix-run/node'
import { openPage } from '#app/pages/open-page.ts'
import { storedMember } from '#app/rules/memberships/stored-member.ts'

/** The member record for the browser's copy: what the session has verified, as the server has it now; null for nobody. */
export async function loader(args: LoaderFunctionArgs) {
  const { api, session, tenantId } = await openPage(args)
  if (!session.member) return json(null)
  const { membershipIds, verifiedUntil, confirmedByEmail = false } = session.member
  const { payload } = await api.members.mine()
  const entries = membershipIds.flatMap(id => payload.find(({ membershipId }) => membershipId === id) ?? [])
  return json(storedMember(entries, { tenantId, verifiedUntil, confirmedByEmail }))
}
