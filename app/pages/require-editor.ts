import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mayDo, rightsOf } from '#app/rules/staff/staff-rights.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import { themePartsFor } from '#theme/theme-parts.ts'
import { openPage, type Visit } from './open-page.ts'

/**
 * The visit of somebody who may edit this venue's theme (W8). Nobody signed in is sent to the sign-in and comes back;
 * somebody without the role, or of another venue, is refused with 403.
 */
export async function requireEditor(args: LoaderFunctionArgs): Promise<Visit & { staff: StaffIdentity }> {
  const visit = await openPage(args)
  const { staff, tenantId, url } = visit
  if (staff && themePartsFor(rightsOf(staff.roles)).length > 0) return { ...visit, staff }
  if (staff || (await worksElsewhere(args)))
    throw new Response('staff-not-allowed', { status: 403, statusText: 'Forbidden' })
  throw redirect(
    `/staff/${encodeURIComponent(tenantId)}/sign-in?${new URLSearchParams({ ref: url.pathname + url.search })}`,
  )
}

/** The same for somebody who may change its pictures. */
export async function requirePictureEditor(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  if (mayDo(visit.staff.roles, 'pictures')) return visit
  throw new Response('staff-not-allowed', { status: 403, statusText: 'Forbidden' })
}

/** The same for somebody who may word it. */
export async function requireWordsEditor(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  if (mayDo(visit.staff.roles, 'words')) return visit
  throw new Response('staff-not-allowed', { status: 403, statusText: 'Forbidden' })
}

/** Whether a session of another venue is in the request. */
async function worksElsewhere({ request, params, context }: LoaderFunctionArgs): Promise<boolean> {
  const cookieHeader = request.headers.get('Cookie') ?? ''
  const venues = [...cookieHeader.matchAll(/(?:^|;\s*)marquee_staff_([\w-]{1,80})=/g)].map(
    ([, tenantId]) => tenantId ?? '',
  )
  const others = venues.filter(tenantId => tenantId !== params.tenantId).slice(0, 5)
  const colleagues = await Promise.all(others.map(tenantId => context.staff.find(tenantId, cookieHeader)))
  return colleagues.some(Boolean)
}
