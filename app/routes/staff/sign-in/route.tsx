import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { openPage } from '#app/pages/open-page.ts'
import { staffSignInForm } from '#app/pages/staff-sign-in-form.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { Content } from '#app/shell/layouts/content.tsx'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { StaffSignInForm } from '#app/shell/staff-sign-in/staff-sign-in-form.tsx'
import { Link } from '#app/ui/link/link.tsx'
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
  const text = useText()
  return (
    <Content>
      <NarrowPage
        heading={text('staff-heading')}
        intro={venue}
        further={<Link href={`/events/${tenantId}/list`}>{text('editor-storefront')}</Link>}
      >
        <StaffSignInForm result={answer?.result} />
      </NarrowPage>
    </Content>
  )
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
