import { createCookie } from '@remix-run/node'

/** The staff session's token, one cookie per venue. What it is worth is looked up in the database, so a sign-out counts everywhere. */
const cookieOf = (tenantId: string, secure: boolean) =>
  createCookie(`marquee_staff_${tenantId}`, {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure,
    maxAge: 12 * 3600,
  })

export async function readStaffCookie(tenantId: string, cookieHeader: string | null): Promise<string | null> {
  const token: unknown = cookieHeader ? await cookieOf(tenantId, false).parse(cookieHeader) : null
  return typeof token === 'string' && token ? token : null
}

export function writeStaffCookie({
  tenantId,
  token,
  secure,
}: {
  tenantId: string
  token: string | null
  secure: boolean
}) {
  return cookieOf(tenantId, secure).serialize(token ?? '', token ? {} : { maxAge: 0 })
}
