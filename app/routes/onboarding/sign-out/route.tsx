import { type ActionFunctionArgs, redirect } from '@remix-run/node'
import { readStaffCookie, writeStaffCookie } from '#app/session/staff-cookie.ts'

/** Only a form signs out; the address alone leads to the sign-in. */
export function loader() {
  throw redirect('/onboarding/sign-in')
}

/** Ends the session that onboarding was opened with, everywhere, and forgets it in this browser. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { onboarding, secure } = context
  const cookieHeader = request.headers.get('Cookie')
  const person = await onboarding.find(cookieHeader)
  if (typeof person === 'string') throw redirect('/onboarding/sign-in')
  const { tenantId } = person
  const token = await readStaffCookie(tenantId, cookieHeader)
  if (token) await onboarding.signOut({ tenantId, token })
  throw redirect('/onboarding/sign-in', {
    headers: { 'Set-Cookie': await writeStaffCookie({ tenantId, token: null, secure }) },
  })
}
