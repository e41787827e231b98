import { accountHref } from '#app/rules/links/account-links.ts'
import { type Query, withQuery } from '#app/rules/links/query.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import type { Message } from '#app/rules/shell/message.ts'

/** A link of the header: its words and where it leads. */
export type HeaderLink<R extends string = string> = { message: Message<R>; href: string }

/** A member whose verification is valid; an expired membership stays so that it can be renewed. */
export type HeaderMember = { name: string; isExpired: boolean }

/** Where the header stands: the venue, and the page a sign-in returns to. */
export type HeaderPlace = { tenantId: string; returnTo: string }

/** The membership link of the header: none without memberships, with the member's name after a verification (ORD-083, ORD-084, ORD-093). */
export function membershipLink(
  { tenantId, returnTo }: HeaderPlace,
  { hasMembership, member }: { hasMembership: boolean; member: HeaderMember | null },
): HeaderLink<'header-my-membership' | 'header-member-name'> | null {
  if (!hasMembership) return null
  if (!member)
    return { message: { text: 'header-my-membership' }, href: memberSignIn({ tenantId, returnTo }) }

  const message = { text: 'header-member-name', args: { name: member.name } } as const

  return {
    message,
    href: `/membership/${encodeURIComponent(tenantId)}/${member.isExpired ? 'renew' : 'profile'}`,
  }
}

/** The login link of the header: none when hidden, with the visitor's name when signed in (ORD-085, ORD-086, ORD-092). */
export function loginLink(
  { tenantId, returnTo }: HeaderPlace,
  { isHidden, email }: { isHidden: boolean; email: string | null },
): HeaderLink<'header-my-orders' | 'header-orders-email'> | null {
  if (isHidden) return null
  if (!email) return { message: { text: 'header-my-orders' }, href: visitorSignIn({ tenantId, returnTo }) }

  return {
    message: { text: 'header-orders-email', args: { email } },
    href: accountHref(tenantId, 'orders'),
  }
}

/** Whether the login link is hidden: by the venue's setting or by the text that carries one (ORD-086). */
export function isLoginHidden(by: { hideLogin: boolean; headerHideLogin?: string }): boolean {
  return by.hideLogin || by.headerHideLogin?.trim().toLowerCase() === 'true'
}

/**
 * The page that a sign-in returns to: the one that is shown. A screen of the sign-in itself is none, and its address may hold a token of a
 * mail: from there one goes on to where it leads, or to the fallback.
 */
export function returnPath(
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
  fallback: string,
): string {
  return pathname.startsWith('/auth/') ? safePath(searchParams.get('ref'), fallback) : pathname + search
}

/** The sign-in of visitors, which returns to where they were (ORD-092, MEM-009). */
export function visitorSignIn({ tenantId, returnTo }: HeaderPlace): string {
  return authHref(tenantId, 'login', { ref: returnTo })
}

/** The sign-in of members, which returns to where the visitor was (ORD-093). */
export function memberSignIn({ tenantId, returnTo }: HeaderPlace): string {
  return authHref(tenantId, 'members', { ref: returnTo, logout: 1 })
}

function authHref(tenantId: string, page: string, query: Query): string {
  return withQuery(`/auth/${encodeURIComponent(tenantId)}/${page}`, query)
}
