import { parseWithZod } from '@conform-to/zod/v4'
import { type ActionFunctionArgs, data, redirect } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import { refusalOf } from '#app/api/kernel/refuse.ts'
import { platformText } from '#app/pages/platform-words.ts'
import { staffSignInForm } from '#app/pages/staff-sign-in-form.ts'
import { safePath } from '#app/rules/links/safe-path.ts'
import { writeStaffCookie } from '#app/session/staff-cookie.ts'
import { NarrowPage } from '#app/shell/narrow-page/narrow-page.tsx'
import { StaffSignInForm } from '#app/shell/staff-sign-in/staff-sign-in-form.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export const loader = () => ({ title: platformText('onboarding-sign-in-heading') })

/** An unknown email, one without the role and a wrong password get the same answer; too many tries are told so. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { onboarding, secure } = context
  const submission = parseWithZod(await request.formData(), { schema: staffSignInForm(platformText) })
  if (submission.status !== 'success')
    return data({ result: submission.reply({ hideFields: ['password'] }) }, { status: 400 })

  const session = await onboarding.signIn(submission.value).catch(refusalOf)
  if (!session || !('token' in session)) {
    const sentence = platformText(session?.status === 429 ? 'staff-too-many' : 'staff-failed')
    return data(
      { result: submission.reply({ formErrors: [sentence], hideFields: ['password'] }) },
      { status: session?.status ?? 401 },
    )
  }
  throw redirect(safePath(new URL(request.url).searchParams.get('ref'), '/onboarding'), {
    headers: { 'Set-Cookie': await writeStaffCookie({ ...session, secure }) },
  })
}

export default function OnboardingSignIn() {
  const answer = useActionData<typeof action>()
  const text = useText()
  return (
    <NarrowPage heading={text('onboarding-sign-in-heading')} intro={text('onboarding-sign-in-intro')}>
      <StaffSignInForm result={answer?.result} />
    </NarrowPage>
  )
}
