import { redirect } from '@remix-run/node'
import type { Visit } from '#app/pages/open-page.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { membersHref, withMembershipIds } from '#app/rules/links/verification-links.ts'
import {
  asksLastName,
  type EndedLink,
  endedLink,
  verificationMode,
  verificationNotice,
} from '#app/rules/memberships/verification.ts'
import { mayVerifyById } from '#app/rules/shell/visitor-kind.ts'
import type { EndedLinkProps } from './ended-link.tsx'
import type { VerificationLinkProps } from './verification-link.tsx'
import type { VerifyFormProps } from './verify-form.tsx'
import type { WaitingProps } from './waiting.tsx'

/** What the members screen shows: the form, a browser that waits, the link that a mail led to, or one that opens nothing. */
export type MembersView =
  | ({ kind: 'form' } & VerifyFormProps)
  | ({ kind: 'waiting' } & WaitingProps)
  | ({ kind: 'link' } & VerificationLinkProps)
  | ({ kind: 'ended' } & EndedLinkProps)

/** Where a visitor goes on after a verification: a path of this site, else the events list (decision W6). */
export const wayBack = ({ url, tenantId }: Pick<Visit, 'url' | 'tenantId'>) =>
  safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))

/** Looks at everything and changes nothing: whoever opens an address, a mail scanner too, uses no link up (decision W9). */
export async function membersView(visit: Visit): Promise<MembersView> {
  const { searchParams } = visit.url
  const token = searchParams.get('membershipVerificationToken')
  if (token) return linkView(visit, token)
  if (searchParams.get('waiting') === '1') return waitingView(visit)
  return formView(visit, null)
}

async function linkView(visit: Visit, token: string): Promise<MembersView> {
  const { api, context } = visit
  const response = api.members
    .readVerification({ query: { membershipVerificationToken: token } })
    .then(({ payload }) => payload)
  const link = await withFallback(response, { log: context.log, what: 'verification link', fallback: null })
  if (link?.status === 'open') return { kind: 'link', isOwn: link.isOwn }
  const ended = link && endedLink(link.status)
  if (!ended) return formView(visit, verificationNotice(null))
  const waiting = await readWaiting(visit)
  return endedView(visit, { ended, email: waiting?.email ?? '' })
}

const readWaiting = ({ api, context }: Visit) =>
  withFallback(
    api.members.awaitVerification().then(({ payload }) => payload),
    { log: context.log, what: 'verification', fallback: null },
  )

function endedView(
  { url, venue }: Visit,
  { ended, email }: { ended: EndedLink; email: string },
): MembersView {
  return {
    kind: 'ended',
    ...ended,
    email,
    action: membersHref(url, { by: 'email' }),
    byIdHref: mayVerifyById(venue.company) ? membersHref(url, { by: 'id' }) : null,
  }
}

async function waitingView(visit: Visit): Promise<MembersView> {
  const { session, url, tenantId } = visit
  if (!session.verification && session.member)
    throw redirect(withMembershipIds(wayBack(visit), session.member.membershipIds))
  const waiting = await readWaiting(visit)
  if (!waiting) return formView(visit, verificationNotice(null))
  const ended = endedLink(waiting.status)
  if (ended) return endedView(visit, { ended, email: waiting.email ?? '' })
  return {
    kind: 'waiting',
    email: waiting.email ?? '',
    code: waiting.code ?? '',
    isConfirmed: waiting.status === 'confirmed',
    stateHref: `/auth/${encodeURIComponent(tenantId)}/members/verification`,
    otherEmailHref: membersHref(url, { by: 'email' }),
  }
}

function formView({ url, venue }: Visit, notice: VerifyFormProps['notice']): MembersView {
  const company = venue.company
  const mode = verificationMode(company, url.searchParams.get('by'))
  const other = mode === 'id' ? 'email' : mayVerifyById(company) ? 'id' : null
  return {
    kind: 'form',
    mode,
    asksLastName: asksLastName(company, mode),
    notice,
    other: other && { mode: other, href: membersHref(url, { by: other }) },
  }
}
