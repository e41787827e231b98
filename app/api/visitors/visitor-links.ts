import { z } from 'zod'
import type { Db } from '#app/data/database/database.ts'
import { readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { saveLinkToken, useLinkToken as spendLinkToken } from '#app/data/queries/link-tokens/write.ts'
import { findVisitor, type VisitorRow } from '#app/data/queries/visitors/read.ts'

/** The purposes whose links say who a visitor is. */
const PURPOSES = ['sign-in', 'password'] as const

export type VisitorLinkPurpose = (typeof PURPOSES)[number]

/** Whom a link was mailed to. */
const linkDocument = z.object({
  visitorId: z.string(),
  email: z.string(),
  version: z.int(),
})

type LinkToSave = { visitor: VisitorRow; purpose: VisitorLinkPurpose; expiresAt: Date }

/** Makes the token of a link that is mailed to a visitor. It is over once they change their email or password, or sign out everywhere. */
export function saveVisitorLink(
  db: Db,
  tenantId: string,
  { visitor: { id, email, sessionVersion }, purpose, expiresAt }: LinkToSave,
): Promise<string> {
  const document = { visitorId: id, email, version: sessionVersion }
  return saveLinkToken(db, { tenantId, purpose, expiresAt, document })
}

export type VisitorLink = { visitor: VisitorRow; purpose: VisitorLinkPurpose }

type LinkLookup = { tenantId: string; token: string; now: Date }

/** Whose link this is, without using it up; null when it is unknown, used, expired, of another venue, or over for its visitor. */
export async function readVisitorLink(db: Db, lookup: LinkLookup): Promise<VisitorLink | null> {
  for (const purpose of PURPOSES) {
    const link = await readLinkToken(db, { ...lookup, purpose })
    if (link.state === 'open') return validLink(db, { ...lookup, purpose, document: link.document })
  }
  return null
}

async function validLink(
  db: Db,
  { tenantId, purpose, document }: LinkLookup & { purpose: VisitorLinkPurpose; document: unknown },
): Promise<VisitorLink | null> {
  const parsed = linkDocument.safeParse(document)
  if (!parsed.success) return null
  const { visitorId, email, version } = parsed.data
  const visitor = await findVisitor(db, tenantId, visitorId)
  if (!visitor || visitor.email !== email || visitor.sessionVersion !== version) return null
  return { visitor, purpose }
}

/** Uses a link up; false when somebody else was faster. */
export async function spendVisitorLink(
  db: Db,
  { purpose, ...lookup }: LinkLookup & { purpose: VisitorLinkPurpose },
): Promise<boolean> {
  return (await spendLinkToken(db, { ...lookup, purpose })) !== null
}
