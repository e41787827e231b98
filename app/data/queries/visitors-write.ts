import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { VenueVisitor } from '#app/contract/venue-file/people.ts'
import type { Db } from '../database/database.ts'
import { visitors } from '../schema/people.ts'
import { visitorColumns, type VisitorRow } from './visitors-read.ts'

type Key = { tenantId: string; id: string }

const isVisitor = ({ tenantId, id }: Key) => and(eq(visitors.tenantId, tenantId), eq(visitors.id, id))
const nextVersion = sql`${visitors.sessionVersion} + 1`

type Profile = Key & { document: VenueVisitor; confirmed: boolean }

/** Stores what a visitor says of themselves; null when somebody else of the venue has the email. Another email ends the links mailed to the one before. */
export async function saveProfile(
  db: Db,
  { document, confirmed, ...key }: Profile,
): Promise<VisitorRow | null> {
  const email = document.email.toLowerCase()
  const others = alias(visitors, 'others')
  const taken = db
    .select({ one: sql`1` })
    .from(others)
    .where(and(eq(others.tenantId, key.tenantId), eq(others.email, email), ne(others.id, key.id)))
  const [row] = await db
    .update(visitors)
    .set({ email, document, confirmed })
    .where(and(isVisitor(key), notExists(taken)))
    .returning(visitorColumns)
  return (row as VisitorRow | undefined) ?? null
}

/** Gives a visitor a password and ends every session and every mailed link there is. Whoever chooses it has read the mail: the email is theirs. */
export async function setPassword(
  db: Db,
  { passwordHash, ...key }: Key & { passwordHash: string },
): Promise<VisitorRow | null> {
  const [row] = await db
    .update(visitors)
    .set({ passwordHash, confirmed: true, sessionVersion: nextVersion })
    .where(isVisitor(key))
    .returning(visitorColumns)
  return (row as VisitorRow | undefined) ?? null
}

/** Ends every session and every mailed link of a visitor. */
export async function endSessions(db: Db, key: Key): Promise<void> {
  await db.update(visitors).set({ sessionVersion: nextVersion }).where(isVisitor(key))
}

/** Notes that the email of a visitor is known to be theirs. */
export async function confirmEmail(db: Db, key: Key): Promise<void> {
  await db.update(visitors).set({ confirmed: true }).where(isVisitor(key))
}

/** Adds a visitor who has no password yet; an email that is known stays whose it is. */
export async function insertVisitor(
  db: Db,
  { document, ...key }: Key & { document: Omit<VenueVisitor, 'id' | 'confirmed'> },
): Promise<void> {
  const email = document.email.toLowerCase()
  await db
    .insert(visitors)
    .values({ ...key, email, document })
    .onConflictDoNothing()
}
