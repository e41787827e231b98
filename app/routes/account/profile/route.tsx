import type { SubmissionResult } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { VisitorPayload } from '#app/contract/visitors.ts'
import { loadAddressForm } from '#app/pages/address-lists.ts'
import { formRefusal } from '#app/pages/form-refusal.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { requireVisitor } from '#app/pages/require-visitor.ts'
import { changedVisitorHeaders, signOutHeaders } from '#app/pages/sign-in-headers.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { accountHref } from '#app/rules/links/account-links.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { addressLines } from '#app/rules/locations/address-form.ts'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { Heading } from '#app/ui/page/page.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { type AwaitedEmail, EmailNotice } from './email-notice/email-notice.tsx'
import { Passkeys } from './passkeys/passkeys.tsx'
import { readPasskeys } from './passkeys/read-passkeys.server.ts'
import * as styles from './profile.css.ts'
import { profileForm, profileOf } from './profile.server.ts'
import { ProfileForm } from './profile-form/profile-form.tsx'
import { Security } from './security/security.tsx'

/** What the visitor has said of themselves (MEM-025); null when it cannot be read now (MEM-270). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await requireVisitor(args)
  const { api, venue, tenantId, url, context } = visit
  const reading = api.visitors.get().then(({ payload }) => payload)
  const visitor = await withFallback(reading, { log: context.log, what: 'profile', fallback: null })
  const profile = visitor && profileOf(visitor)
  return {
    profile,
    home: profile ? addressLines(profile, profile.country).join(', ') : '',
    awaited: visitor && awaitedEmail(visitor),
    lists: await loadAddressForm(visit, visitor?.country ?? ''),
    listsHref: `/orders/${encodeURIComponent(tenantId)}/address-lists`,
    ordersHref: accountHref(tenantId, 'orders'),
    passwordHref: authHref(tenantId, { screen: 'forgotPassword', ref: url.pathname }),
    passkeys: await readPasskeys(visit),
    title: venue.title(venue.text('account-profile-page-title')),
    messages: venue.messages(['auth']),
  }
}

function awaitedEmail({ email, newEmail, confirmed }: VisitorPayload): AwaitedEmail | null {
  if (newEmail) return { email: newEmail, isNew: true }
  return confirmed ? null : { email, isNew: false }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await requireVisitor(args)
  const form = await args.request.formData()
  switch (form.get('intent')) {
    case 'sign-out-everywhere':
      return signOutEverywhere(visit)
    case 'send-email-link':
      return sendEmailLink(visit)
    case 'drop-email':
      return dropEmail(visit)
    default:
      return save(visit, form)
  }
}

async function save(visit: Visit, form: FormData) {
  const { api, venue } = visit
  const submission = parseWithZod(form, { schema: profileForm(venue.text) })
  if (submission.status !== 'success') return data({ result: submission.reply() }, { status: 400 })
  const answer = await api.visitors.save({ body: submission.value }).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    const about = { otherwise: 'account-profile-save-failed', what: 'profile' } as const
    const { status, sentence, fields } = formRefusal(answer.error, visit, about)
    return data({ result: submission.reply({ formErrors: [sentence], fieldErrors: fields }) }, { status })
  }
  const headers = await changedVisitorHeaders(visit, answer.payload)
  return data({ result: submission.reply(), savedAt: visit.now.toISOString() }, { headers })
}

/** The link once more, to the address that waits. */
async function sendEmailLink(visit: Visit) {
  const answer = await visit.api.visitors.requestEmailLink().catch((error: unknown) => ({ error }))
  return 'error' in answer ? emailFailure(visit, answer.error) : data<Answer>({ emailSent: true })
}

async function dropEmail(visit: Visit) {
  const answer = await visit.api.visitors.dropEmail().catch((error: unknown) => ({ error }))
  return 'error' in answer ? emailFailure(visit, answer.error) : data<Answer>({})
}

function emailFailure(visit: Visit, error: unknown) {
  const about = { otherwise: 'auth-error', what: 'email' } as const
  const { status, sentence } = formRefusal(error, visit, about)
  return data<Answer>({ emailFailure: sentence }, { status })
}

async function signOutEverywhere(visit: Visit) {
  const { api, tenantId } = visit
  await api.visitors.signOutEverywhere()
  throw redirect(authHref(tenantId, { screen: 'login' }), { headers: await signOutHeaders(visit) })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

type Answer = { result?: SubmissionResult; savedAt?: string; emailSent?: true; emailFailure?: string }

export default function Profile() {
  const { profile, awaited, passwordHref, passkeys, ...about } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<Answer>()
  const text = useText()
  return (
    <div className={styles.page}>
      <Heading level={1} step="heading">
        {text('account-profile-heading')}
      </Heading>
      {awaited ? (
        <EmailNotice
          awaited={awaited}
          sentTo={answer?.emailSent ? awaited.email : undefined}
          failure={answer?.emailFailure}
        />
      ) : null}
      {profile ? (
        <ProfileForm
          profile={profile}
          result={answer?.result}
          savedAt={answer?.savedAt}
          newEmail={awaited?.isNew ? awaited.email : null}
          {...about}
        />
      ) : (
        <Notice
          tone="critical"
          actions={
            <ButtonLink href="" tone="secondary" size="small">
              {text('problem-try-again')}
            </ButtonLink>
          }
        >
          {text('account-profile-load-failed')}
        </Notice>
      )}
      {passkeys ? <Passkeys {...passkeys} /> : null}
      <Security passwordHref={passwordHref} />
    </div>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
