import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { readStaffCookie, writeStaffCookie } from '#app/session/staff-cookie.ts'

/** Only a form signs out; the address alone leads to the sign-in. */
export async function loader({ params }: LoaderFunctionArgs) {
  throw redirect(signInOf(params))
}

/** Ends the session everywhere and forgets it in this browser. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const tenantId = params.tenantId ?? ''
  const token = await readStaffCookie(tenantId, request.headers.get('Cookie'))
  if (token) await context.staff.signOut(tenantId, token)
  throw redirect(signInOf(params), {
    headers: { 'Set-Cookie': await writeStaffCookie({ tenantId, token: null, secure: context.secure }) },
  })
}

const signInOf = ({ tenantId = '' }: LoaderFunctionArgs['params']) =>
  `/staff/${encodeURIComponent(tenantId)}/sign-in`

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
