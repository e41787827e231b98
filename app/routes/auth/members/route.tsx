import type { SubmissionResult } from '@conform-to/react'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { leavesMembership } from '#app/rules/links/verification-links.ts'
import { isLoginHidden, visitorSignIn } from '#app/rules/shell/header-links.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { EndedLinkPage } from './ended-link.tsx'
import { membersView, wayBack } from './members-page.server.ts'
import { VerificationLink, VerifiedNotice } from './verification-link.tsx'
import { collect, confirm, finish, verify } from './verify.server.ts'
import { VerifyForm } from './verify-form.tsx'
import { Waiting } from './waiting.tsx'

/** Skipped where the venue has no memberships, unless it is a test venue (MEM-043); `logout=1` forgets the member (MEM-042). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, url, session, commit } = visit
  const { membership, test } = venue.company
  if (!membership && !test) throw redirect(wayBack(visit))
  const page = {
    view: await membersView(visit),
    joinHref: joinHrefOf(visit),
    signInHref: signInHrefOf(visit),
    title: venue.title(venue.text('member-login-page-title')),
    messages: venue.messages(['auth']),
  }
  const leaves = leavesMembership(url) && session.member && !isPrefetch(args.request)
  return leaves ? data(page, { headers: await commit({ ...session, member: undefined }) }) : page
}

/** A venue that hides its sign-in hides it here as well. */
function signInHrefOf(visit: Visit): string | null {
  const { venue, tenantId } = visit
  const { hideLogin } = venue.company
  const isHidden = isLoginHidden({ hideLogin, headerHideLogin: venue.texts['header-hide-login'] })
  return isHidden ? null : visitorSignIn({ tenantId, returnTo: wayBack(visit) })
}

/** Asked for by a browser ahead of time, because somebody points at the link: nothing may change by that. */
const isPrefetch = ({ headers }: Request) =>
  /prefetch/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const form = await args.request.formData()
  switch (form.get('intent')) {
    case 'finish':
      return finish(visit)
    case 'confirm':
      return confirm(visit, form)
    case 'collect':
      return collect(visit)
    default:
      return verify(visit, form)
  }
}

/** Offline, what was typed stays on the page. */
export {
  reloadsPage as shouldRevalidate,
  sendOrStay as clientAction,
} from '#app/shell/unanswered/send-or-stay.ts'

/**
 * The address may hold a link that was mailed: nothing of it goes to other sites, nor into a cache. To this site it goes: without a referrer
 * a browser sends forms from no origin, and they are refused.
 */
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

const others = { id: 'member-login-by-id', email: 'member-login-by-email' } as const

type MemberAnswer = { result?: SubmissionResult; isConfirmed?: boolean; isNotOpened?: boolean }

export default function Members() {
  const { view, joinHref, signInHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<MemberAnswer | null>()
  const text = useText()
  if (answer?.isConfirmed) return <VerifiedNotice />
  if (view.kind === 'link') return <VerificationLink {...view} result={answer?.result} />
  if (view.kind === 'ended') return <EndedLinkPage {...view} />
  if (view.kind === 'waiting') return <Waiting {...view} isNotOpened={answer?.isNotOpened ?? false} />
  return (
    <NarrowPage
      heading={text('member-login-heading')}
      intro={text('member-login-description') ? <RichWords reference="member-login-description" /> : null}
      further={
        <>
          {joinHref ? <Link href={joinHref}>{text('member-login-join')}</Link> : null}
          {signInHref ? <Link href={signInHref}>{text('member-login-sign-in')}</Link> : null}
        </>
      }
    >
      <VerifyForm key={view.mode} {...view} result={answer?.result} />
      {view.other ? (
        <ButtonLink href={view.other.href} tone="secondary" wide>
          {text(others[view.other.mode])}
        </ButtonLink>
      ) : null}
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
