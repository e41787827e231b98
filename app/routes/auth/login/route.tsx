import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useLoaderData, useNavigation } from '@remix-run/react'
import { type FormEvent, useState } from 'react'
import { formRefusal } from '#app/pages/form-refusal.ts'
import { type MailAnswer, mailAction } from '#app/pages/mail-action.ts'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { sendCredential } from '#app/pages/passkey-credential.ts'
import { keepOffer, passkeysHref, withOffer } from '#app/pages/passkey-offer.ts'
import { signInHeaders } from '#app/pages/sign-in-headers.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { ticketsAgainHref } from '#app/rules/links/order-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { eventsListHref } from '#app/rules/links/storefront-links.ts'
import { formClass, NarrowPage, otherWaysClass } from '#app/shell/narrow-page/narrow-page.tsx'
import { PasskeyAbility } from '#app/shell/passkeys/passkey-ability.tsx'
import { reloadsPage, sendOrStay } from '#app/shell/unanswered/send-or-stay.ts'
import { UnansweredNotice } from '#app/shell/unanswered/unanswered-notice.tsx'
import { useServerAnswer } from '#app/shell/unanswered/use-server-answer.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { PasswordInput } from '#app/ui/field/password-input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './login.css.ts'
import { signInForm } from './login.server.ts'
import { type PasskeyAnswer, PasskeySignIn } from './passkey-sign-in/passkey-sign-in.tsx'

/** Who is signed in is not asked again, unless `clean` wants a sign-in of its own (MEM-166). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId, url, session } = visit
  const ref = safePath(url.searchParams.get('ref'), '')
  const eventsHref = eventsListHref({ tenantId })
  if (session.visitor && !url.searchParams.has('clean')) throw redirect(ref || eventsHref)
  return {
    eventsHref,
    ordersHref: authHref(tenantId, { screen: 'orders' }),
    againHref: ticketsAgainHref(tenantId),
    forgottenHref: authHref(tenantId, { screen: 'forgotPassword', ref }),
    passkeysHref: passkeysHref(visit),
    linkIsGone: url.searchParams.get('link') === 'gone',
    passwordHref: withQuery(authHref(tenantId, { screen: 'login', ref }), { clean: 1 }),
    title: venue.title(venue.text('auth-login-page-title')),
  }
}

export async function action(args: ActionFunctionArgs) {
  const visit = await openPage(args)
  const form = await args.request.formData()
  switch (form.get('intent')) {
    case 'link':
      return mailLink(visit, form)
    case 'passkey':
      return signInByPasskey(visit, form)
    default:
      return signIn(visit, { form, request: args.request })
  }
}

async function signIn(visit: Visit, { form, request }: { form: FormData; request: Request }) {
  const { api, venue } = visit
  const submission = parseWithZod(form, { schema: signInForm(venue.text) })
  const hideFields = ['password' as const]
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields }) }, { status: 400 })
  const headers = {
    'x-email': encodeURIComponent(submission.value.email),
    'x-password': encodeURIComponent(submission.value.password),
  }
  const answer = await api.visitors.signIn({ headers }).catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    const { status, sentence } = formRefusal(answer.error, visit, {
      otherwise: 'auth-error',
      what: 'sign-in',
    })
    // Which of the two is wrong nobody is told: it is said where one goes on typing.
    const errors =
      status === UNAUTHORIZED ? { fieldErrors: { password: [sentence] } } : { formErrors: [sentence] }
    return data({ result: submission.reply({ ...errors, hideFields }) }, { status })
  }
  const headersOfVisitor = await signInHeaders(visit, answer.payload.visitor)
  throw redirect(wayBack(visit), { headers: await withOffer(headersOfVisitor, { visit, request, form }) })
}

const UNAUTHORIZED = 401

/** A browser that has signed in with a passkey is offered none. */
async function signInByPasskey(visit: Visit, form: FormData) {
  const { passkeys } = visit.api
  const signing = sendCredential(visit, {
    form,
    send: credential => passkeys.signIn({ body: { credential } }),
  })
  const answer = await signing.catch((error: unknown) => ({ error }))
  if ('error' in answer) {
    const about = { otherwise: 'auth-error', what: 'sign-in with a passkey' } as const
    const { status, sentence } = formRefusal(answer.error, visit, about)
    return data<PasskeyAnswer>({ passkeyProblem: sentence }, { status })
  }
  const headers = await signInHeaders(visit, answer.payload.visitor)
  headers.append('Set-Cookie', await keepOffer(visit, 'closed'))
  throw redirect(wayBack(visit), { headers })
}

const wayBack = ({ tenantId, url }: Visit) =>
  safePath(url.searchParams.get('ref'), eventsListHref({ tenantId }))

/** The answer is the same whether somebody has this email or not. */
function mailLink(visit: Visit, form: FormData) {
  const redirectUrl = safePath(visit.url.searchParams.get('ref'), '')
  return mailAction(visit, {
    form,
    what: 'sign-in link',
    send: email => visit.api.visitors.requestLink({ body: { email, kind: 'sign-in', redirectUrl } }),
  })
}

/** Offline, what was typed stays on the page. */
export const clientAction = sendOrStay
export const shouldRevalidate = reloadsPage

export default function Login() {
  const {
    eventsHref,
    ordersHref,
    againHref,
    forgottenHref,
    passkeysHref: passkeys,
    linkIsGone,
    passwordHref,
  } = useLoaderData<typeof loader>()
  const { answer } = useServerAnswer<MailAnswer>()
  const [form, { email, password }] = useForm<{ email: string; password: string }>({
    lastResult: answer?.result,
  })
  const typedInto = useTypedFields(answer)
  const text = useText()
  const { state, formData } = useNavigation()
  const busy = state === 'submitting'
  const wantsLink = formData?.get('intent') === 'link'
  // Whoever came by a link wants one: nothing else is asked.
  const asksLink = linkIsGone && !answer?.sentTo
  return (
    <div className={styles.page}>
      <NarrowPage
        heading={text('auth-login-heading')}
        intro={text('auth-login-description')}
        further={
          <div className={styles.cancel}>
            <Link href={eventsHref}>{text('auth-cancel')}</Link>
          </div>
        }
      >
        <Form method="post" className={formClass} {...getFormProps(form)} onInput={typedInto.note}>
          {linkIsGone && !answer ? <Notice tone="warning">{text('auth-link-gone')}</Notice> : null}
          {form.errors ? (
            <Notice tone="critical" live>
              {form.errors[0]}
            </Notice>
          ) : null}
          {answer?.sentTo ? (
            <Notice tone="positive" heading={text('auth-email-sent')} live>
              {text('auth-link-sent', { email: answer.sentTo })}
            </Notice>
          ) : null}
          <Field
            id={email.id}
            label={text('auth-email')}
            error={typedInto.has('email') ? null : email.errors}
            required
          >
            <Input
              name="email"
              type="email"
              autoComplete="username webauthn"
              defaultValue={email.initialValue}
            />
          </Field>
          {asksLink ? null : (
            <div>
              <Field
                id={password.id}
                label={text('auth-password')}
                error={typedInto.has('password') ? null : password.errors}
                required
              >
                <PasswordInput
                  name="password"
                  autoComplete="current-password"
                  showLabel={text('auth-password-show')}
                />
              </Field>
              <Link href={forgottenHref} className={styles.forgotten}>
                {text('auth-forgot-password')}
              </Link>
            </div>
          )}
          {passkeys ? <PasskeyAbility /> : null}
          <UnansweredNotice />
          <div className={otherWaysClass}>
            {asksLink ? (
              <LinkButton tone="primary" busy={busy && wantsLink} blocked={busy} />
            ) : (
              <Button wide busy={busy && !wantsLink} blocked={busy}>
                {text('auth-sign-in')}
              </Button>
            )}
            <Disclosure summary={text('auth-other-ways')}>
              <div className={styles.ways}>
                {asksLink ? null : <LinkButton tone="secondary" busy={busy && wantsLink} blocked={busy} />}
                {passkeys ? <PasskeySignIn action={passkeys} /> : null}
                {asksLink ? <Link href={passwordHref}>{text('auth-with-password')}</Link> : null}
                {asksLink ? <p>{text('auth-login-guest')}</p> : null}
                <Link href={ordersHref}>{text('auth-orders-link')}</Link>
                <Link href={againHref}>{text('auth-tickets-again')}</Link>
              </div>
            </Disclosure>
          </div>
        </Form>
      </NarrowPage>
      {asksLink ? null : (
        <div className={styles.beside}>
          <Link href={forgottenHref}>{text('auth-first-sign-in')}</Link>
          <p>{text('auth-login-guest')}</p>
        </div>
      )}
    </div>
  )
}

/** The fields that were typed into since the server answered: what it said of them is about what stood there before. */
function useTypedFields(answer: unknown) {
  const [typed, setTyped] = useState<{ answer: unknown; names: readonly string[] }>({ answer, names: [] })
  const names = typed.answer === answer ? typed.names : []
  return {
    has: (name: string) => names.includes(name),
    note: ({ target }: FormEvent) =>
      target instanceof HTMLInputElement && setTyped({ answer, names: [...names, target.name] }),
  }
}

type LinkButtonProps = { tone: 'primary' | 'secondary'; busy: boolean; blocked: boolean }

const LinkButton = ({ tone, busy, blocked }: LinkButtonProps) => {
  const text = useText()
  return (
    <Button tone={tone} name="intent" value="link" formNoValidate wide busy={busy} blocked={blocked}>
      {text('auth-link-request')}
    </Button>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
