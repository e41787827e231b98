import { getFormProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { Form, useActionData, useLoaderData, useNavigation } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage } from '#app/pages/open-page.ts'
import { staffSignInForm } from '#app/pages/staff-sign-in-form.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import { actionsClass, formClass, NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { Link } from '#app/ui/link/link.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const { venue, tenantId, url, staff } = await openPage(args)
  if (staff) throw redirect(backOf(tenantId, url))
  return {
    tenantId,
    venue: venue.name,
    title: venue.title(venue.text('staff-page-title')),
    messages: venue.messages(['editor', 'auth']),
  }
}

/** An unknown email and a wrong password get the same answer; too many tries are told so. */
export async function action(args: ActionFunctionArgs) {
  const { venue, tenantId, url } = await openPage(args)
  const { staff, secure } = args.context
  const submission = parseWithZod(await args.request.formData(), { schema: staffSignInForm(venue.text) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })

  const token = await staff.signIn({ tenantId, ...submission.value }).catch(refusalOf)
  if (typeof token !== 'string') {
    const sentence = token?.status === 429 ? venue.text('staff-too-many') : venue.text('staff-failed')
    return data(
      { result: submission.reply({ formErrors: [sentence], hideFields: ['password'] }) },
      { status: token?.status ?? 401 },
    )
  }
  throw redirect(backOf(tenantId, url), {
    headers: { 'Set-Cookie': await writeStaffCookie({ tenantId, token, secure }) },
  })
}

const backOf = (tenantId: string, url: URL) =>
  safePath(url.searchParams.get('ref'), `/editor/${encodeURIComponent(tenantId)}/composer`)

export default function StaffSignIn() {
  const { tenantId, venue } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [form, { email, password }] = useForm({ lastResult: answer?.result, shouldRevalidate: 'onBlur' })
  const text = useText()
  const busy = useNavigation().state === 'submitting'
  return (
    <Content>
      <NarrowPage
        heading={text('staff-heading')}
        intro={venue}
        further={<Link href={`/events/${tenantId}/list`}>{text('editor-storefront')}</Link>}
      >
        <Form method="post" reloadDocument className={formClass} {...getFormProps(form)}>
          {form.errors ? (
            <Notice tone="critical" live>
              {form.errors[0]}
            </Notice>
          ) : null}
          <Field id={email!.id} label={text('staff-email')} error={email!.errors} required>
            <Input
              name={email!.name}
              type="email"
              autoComplete="username"
              defaultValue={email!.initialValue as string}
            />
          </Field>
          <Field id={password!.id} label={text('staff-password')} error={password!.errors} required>
            <Input name={password!.name} type="password" autoComplete="current-password" />
          </Field>
          <div className={actionsClass}>
            <Button busy={busy}>{text('staff-sign-in')}</Button>
          </div>
        </Form>
      </NarrowPage>
    </Content>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
