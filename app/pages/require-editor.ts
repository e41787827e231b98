import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { mayDo, rightsOf, type StaffRight } from '#app/rules/staff/staff-rights.ts'
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
  requireRight(visit, 'pictures')
  return visit
}

/** The same for somebody who may word it. */
export async function requireWordsEditor(args: LoaderFunctionArgs) {
  const visit = await requireEditor(args)
  requireRight(visit, 'words')
  return visit
}

/** An editor who may do this (403). */
export function requireRight({ staff }: { staff: StaffIdentity }, right: StaffRight): void {
  if (!mayDo(staff.roles, right))
    throw new Response('staff-not-allowed', { status: 403, statusText: 'Forbidden' })
}

/** Whether a session of another venue is in the request. */
const worksElsewhere = async (args: LoaderFunctionArgs) => (await colleaguesElsewhere(args)).length > 0

/** The other venues whose theme this browser may edit too, each with the API as seen by its editor there. */
export async function otherVenuesOfEditor(args: LoaderFunctionArgs) {
  const cookieHeader = args.request.headers.get('Cookie')
  const editors = (await colleaguesElsewhere(args)).filter(
    ({ roles }) => themePartsFor(rightsOf(roles)).length > 0,
  )
  const venues = await Promise.all(
    editors.map(async staff => {
      const { tenantId } = staff
      const api = await args.context.openApi({ tenantId, session: {}, staff, cookieHeader })
      return api && { tenantId, api, name: (await api.themes.get({ params: { tenantId } })).payload.name }
    }),
  )
  return venues.filter(venue => venue !== null)
}

/** Whom the request's sessions of other venues belong to; of five at the most. */
async function colleaguesElsewhere({ request, params, context }: LoaderFunctionArgs) {
  const cookieHeader = request.headers.get('Cookie') ?? ''
  const venues = [...cookieHeader.matchAll(/(?:^|;\s*)marquee_staff_([\w-]{1,80})=/g)].map(
    ([, tenantId]) => tenantId ?? '',
  )
  const others = venues.filter(tenantId => tenantId !== params.tenantId).slice(0, 5)
  const colleagues = await Promise.all(others.map(tenantId => context.staff.find(tenantId, cookieHeader)))
  return colleagues.filter(colleague => colleague !== null)
}
