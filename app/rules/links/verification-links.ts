import { withQuery } from './query.ts'

type Members = Pick<URL, 'pathname' | 'searchParams'>

/** The address that a verification mail leads to (MEM-242); `ref` is where the visitor goes on. */
export function verificationHref({
  tenantId,
  token,
  ref,
}: {
  tenantId: string
  token: string
  ref: string | null
}): string {
  return withQuery(`/auth/${encodeURIComponent(tenantId)}/members`, {
    membershipVerificationToken: token,
    ref,
  })
}

/** Whether an address asks to forget the member; the page behind it shows no membership (MEM-042). */
export function leavesMembership({ pathname, searchParams }: Members): boolean {
  return /^\/auth\/[^/]+\/members$/.test(pathname) && searchParams.get('logout') === '1'
}

/** The members screen by id, by email, or waiting for a link to be opened, with the same way back. */
export function membersHref(
  { pathname, searchParams }: Members,
  { by, waiting }: { by: 'id' | 'email'; waiting?: boolean },
): string {
  return withQuery(pathname, { by, waiting: waiting ? 1 : null, ref: searchParams.get('ref') })
}

/** The return address with these memberships instead of those that it names; its other parameters stay (MEM-049). */
export function withMembershipIds(path: string, membershipIds: readonly string[]): string {
  const { pathname, searchParams, hash } = new URL(path, 'http://venue.invalid')
  searchParams.delete('membershipIds')
  const withoutIds = searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname

  return withQuery(withoutIds, { membershipIds }) + hash
}
