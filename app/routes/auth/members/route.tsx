import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import type { VerificationPayload } from '#app/contract/members.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { companyOf, joinHrefOf } from '#app/session/shell-model-of.ts'
import { VERIFIED_FOR } from '#app/rules/memberships/refreshed-member.ts'
import { visit } from '#app/session/visit.ts'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/text-provider.tsx'
import { verificationForm, verificationMode } from './members.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url, session, commit } = await visit(args)
  const company = companyOf(venue)
  const back = safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))
  if (!company.membership && !company.test) throw redirect(back)
  const page = {
    tenantId,
    back,
    byId: verificationMode(company, url.searchParams.get('by')) === 'id',
    joinHref: joinHrefOf({ venue, tenantId }),
    title: venue.title(venue.text('member-login-page-title')),
    messages: venue.messages(['auth']),
  }
  const leaves = url.searchParams.get('logout') === '1' && session.member && !isPrefetch(args.request)
  return leaves ? data(page, { headers: await commit({ ...session, member: undefined }) }) : page
}

/** Asked for by a browser ahead of time, because somebody points at the link: nothing may change by that. */
const isPrefetch = ({ headers }: Request) =>
  /prefetch/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')

export async function action(args: ActionFunctionArgs) {
  const { api, venue, tenantId, url, session, now, commit } = await visit(args)
  const company = companyOf(venue)
  const mode = verificationMode(company, url.searchParams.get('by'))
  const schema = verificationForm(mode, { text: venue.text, requireLastName: company.requireLastName })
  const submission = parseWithZod(await args.request.formData(), { schema })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })

  const answer = await api.members.validate({ query: submission.value }).catch(() => null)
  const members = verifiedMembers(answer?.payload ?? [])
  const [first] = members
  if (!first) {
    const sentence = venue.text(mode === 'id' && answer ? 'member-login-not-found' : 'member-login-failed')
    return data({ result: submission.reply({ formErrors: [sentence] }) }, { status: 404 })
  }
  const membershipIds = members.map(member => member.membershipId)
  const member = {
    membershipIds,
    name: first.name,
    isExpired: first.isExpired,
    verifiedUntil: new Date(now.getTime() + VERIFIED_FOR).toISOString(),
  }
  const back = safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))
  throw redirect(withMembershipIds(back, membershipIds), { headers: await commit({ ...session, member }) })
}

function verifiedMembers(entries: VerificationPayload) {
  return entries.flatMap(({ status, memberListEntry }) =>
    memberListEntry ? [{ ...memberListEntry, isExpired: status === 'membership_expired' }] : [],
  )
}

/** The way back, with the memberships the next page is asked for. */
function withMembershipIds(path: string, membershipIds: string[]) {
  const { pathname, searchParams } = new URL(path, 'http://venue.invalid')
  searchParams.delete('membershipIds')
  return withQuery(pathname, { ...Object.fromEntries(searchParams), membershipIds })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Members() {
  const { byId, joinHref } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<{ result: SubmissionResult }>()
  const [form, { membershipId, lastName, email }] = useForm<
    Record<'membershipId' | 'lastName' | 'email', string>
  >({ lastResult: answer?.result })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <NarrowPage
      heading={text('member-login-heading')}
      further={joinHref ? <Link href={joinHref}>{text('member-login-join')}</Link> : null}
    >
      <Form method="post" className={formClass} {...getFormProps(form)}>
        {form.errors ? <Notice tone="critical">{form.errors[0]}</Notice> : null}
        {byId ? (
          <>
            <Field id={membershipId.id} label={text('member-login-id')} error={membershipId.errors} required>
              <Input name="membershipId" autoComplete="off" defaultValue={membershipId.initialValue} />
            </Field>
            <Field id={lastName.id} label={text('member-login-last-name')} error={lastName.errors} required>
              <Input name="lastName" autoComplete="family-name" defaultValue={lastName.initialValue} />
            </Field>
          </>
        ) : (
          <Field id={email.id} label={text('member-login-email')} error={email.errors} required>
            <Input name="email" type="email" autoComplete="email" defaultValue={email.initialValue} />
          </Field>
        )}
        <UnansweredNotice />
        <div className={actionsClass}>
          <Button busy={busy}>{text('member-login-submit')}</Button>
        </div>
      </Form>
    </NarrowPage>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
