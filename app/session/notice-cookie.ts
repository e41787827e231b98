import { createCookie } from '@remix-run/node'

const DAY = 86_400
const LIFETIME = 180 * DAY

/** Remembers for half a year, in this browser and at this venue, that the privacy notice was hidden (CHK-071). Nobody is recognised by it. */
const cookieOf = (tenantId: string, secure = false) =>
  createCookie(`marquee-notice_${tenantId}`, { httpOnly: true, sameSite: 'lax', path: '/', secure })

type NoticeLookup = { tenantId: string; cookieHeader: string | null }

export async function isNoticeHidden({ tenantId, cookieHeader }: NoticeLookup): Promise<boolean> {
  return cookieHeader ? (await cookieOf(tenantId).parse(cookieHeader)) === 'hidden' : false
}

/** The `Set-Cookie` header that hides the notice, or brings it back. */
export async function keepNotice({
  tenantId,
  hidden,
  secure,
}: {
  tenantId: string
  hidden: boolean
  secure: boolean
}): Promise<{ 'Set-Cookie': string }> {
  const cookie = cookieOf(tenantId, secure)
  const value = hidden
    ? await cookie.serialize('hidden', { maxAge: LIFETIME })
    : await cookie.serialize('', { maxAge: 0 })
  return { 'Set-Cookie': value }
}
