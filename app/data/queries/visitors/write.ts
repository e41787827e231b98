import { and, eq, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../database/database.ts'
import type { VisitorDocument } from '../../documents/visitor-document.ts'
import { visitors } from '../../schema/people.ts'
import { type VisitorRow, visitorColumns } from './read.ts'

type Key = { tenantId: string; id: string }

const isVisitor = ({ tenantId, id }: Key) => and(eq(visitors.tenantId, tenantId), eq(visitors.id, id))

const nextVersion = sql`${visitors.sessionVersion} + 1`

type Profile = Key & { document: VisitorDocument; newEmail: string | null }

/** Stores what a visitor says of themselves. `newEmail` waits; the email that the document has is theirs already. */
export async function saveProfile(
  db: Db,
  { document, newEmail, ...key }: Profile,
): Promise<VisitorRow | null> {
  const [row] = await db
    .update(visitors)
    .set({ document, newEmail })
    .where(isVisitor(key))
    .returning(visitorColumns)
  return row ?? null
}

/** Forgets the address that waits: links that were mailed to it are over. */
export async function dropNewEmail(db: Db, key: Key): Promise<void> {
  await db.update(visitors).set({ newEmail: null }).where(isVisitor(key))
}

type EmailConfirmation = Key & { email: string; version: number }

/**
 * Gives a visitor the email that waited, or notes that the one they have is theirs; links that were mailed to the one before are over.
 * Null when it waits no more, and when somebody else of the venue has it.
 */
export async function confirmEmail(
  db: Db,
  { email, version, ...key }: EmailConfirmation,
): Promise<VisitorRow | null> {
  const others = alias(visitors, 'others')
  const taken = db
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(eq(others.tenantId, key.tenantId), eq(others.email, email.toLowerCase()), ne(others.id, key.id)),
    )
  const isAwaited = or(eq(visitors.newEmail, email), eq(visitors.email, email.toLowerCase()))
  const [row] = await db
    .update(visitors)
    .set({
      email: email.toLowerCase(),
      newEmail: null,
      confirmed: true,
      document: sql`jsonb_set(${visitors.document}, '{email}', to_jsonb(${email}::text))`,
    })
    .where(and(isVisitor(key), eq(visitors.sessionVersion, version), isAwaited, notExists(taken)))
    .returning(visitorColumns)
  return row ?? null
}

/** Gives a visitor a password and ends every session and every mailed link there is; an email that waits is forgotten. Whoever chooses it has read the mail: the email is theirs. */
export async function setPassword(
  db: Db,
  { passwordHash, ...key }: Key & { passwordHash: string },
): Promise<VisitorRow | null> {
  const [row] = await db
    .update(visitors)
    .set({ passwordHash, confirmed: true, newEmail: null, sessionVersion: nextVersion })
    .where(isVisitor(key))
    .returning(visitorColumns)
  return row ?? null
}

/** Ends every session and every mailed link of a visitor; an email that waits is forgotten, it may be a thief's. */
export async function endSessions(db: Db, key: Key): Promise<void> {
  await db.update(visitors).set({ newEmail: null, sessionVersion: nextVersion }).where(isVisitor(key))
}

/** Adds a visitor who has no password yet; an email that is known stays whose it is. */
export async function insertVisitor(
  db: Db,
  { document, ...key }: Key & { document: VisitorDocument },
): Promise<void> {
  const email = document.email.toLowerCase()
  await db
    .insert(visitors)
    .values({ ...key, email, document })
    .onConflictDoNothing()
}
