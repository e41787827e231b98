import { sql } from 'drizzle-orm'
import type { PathIssue } from '#app/contract/venue-file/check/places.ts'
import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import type { Db } from '../database/database.ts'
import { reviews as reviewTable } from '../schema/people.ts'
import { hashPasswords } from './hash-passwords.ts'
import { secondReviews } from './second-reviews.ts'
import { saveDocuments } from './write-documents.ts'
import { saveMembers, saveStaff, saveVisitors, staffRow, visitorRow } from './write-people.ts'

type KnownPerson = { id: string; email: string; passwordHash: string | null }
type ImportResult = { changed: number; issues: PathIssue[] }

/**
 * Adds and updates members, visitors, staff and reviews. Nobody is removed by being left out. A visitor or colleague whose
 * email is known already keeps the id it has here; the reviews of the file follow.
 */
export async function importPeople(
  tx: Db,
  { file, now }: { file: VenueFile; now: Date },
): Promise<ImportResult> {
  const tenantId = file.venue.id
  const visitors = await matchPeople(tx, { tenantId, table: 'visitors', people: file.visitors })
  const staff = await matchPeople(tx, { tenantId, table: 'staff', people: file.staff })
  const issues = [...visitors.issues, ...staff.issues]
  if (issues.length > 0) return { changed: 0, issues }

  const storedId = new Map(
    file.visitors.map((visitor, index) => [visitor.id, visitors.matches[index]?.id ?? visitor.id]),
  )
  const reviews = file.reviews.map(review => ({
    id: review.id,
    // Reviews are listed by their day; those written here have no place in the file.
    position: 0,
    document: review.visitorId
      ? { ...review, visitorId: storedId.get(review.visitorId) ?? review.visitorId }
      : review,
  }))
  const twice = await secondReviews(tx, { tenantId, reviews: reviews.map(({ document }) => document) })
  if (twice.length > 0) return { changed: 0, issues: twice }
  const visitorRows = file.visitors.flatMap((visitor, index) =>
    visitors.matches[index] ? [visitorRow(visitor, visitors.matches[index])] : [],
  )
  const staffRows = file.staff.flatMap((member, index) =>
    staff.matches[index] ? [staffRow(member, staff.matches[index])] : [],
  )
  const changed = [
    await saveVisitors(tx, { tenantId, rows: visitorRows }),
    await saveStaff(tx, { tenantId, rows: staffRows }),
    await saveMembers(tx, { tenantId, members: file.members, now }),
    await saveDocuments(tx, { tenantId, table: reviewTable, rows: reviews }),
  ]

  return { changed: changed.reduce((sum, count) => sum + count), issues: [] }
}

type FilePerson = { id?: string; email: string; password?: string; passwordHash?: string }
type Match = { id: string; passwordHash: string | null }

/** Finds each person of the file by id, else by email, with the password hash to store. */
async function matchPeople(
  tx: Db,
  {
    tenantId,
    table,
    people,
  }: { tenantId: string; table: 'visitors' | 'staff'; people: readonly FilePerson[] },
): Promise<{ matches: Match[]; issues: PathIssue[] }> {
  const knownPeople = await readKnown(tx, { tenantId, table, people })
  const byId = new Map(knownPeople.map(person => [person.id, person]))
  const byEmail = new Map(knownPeople.map(person => [person.email, person]))
  const named = new Set(people.map(person => person.id))
  const match = ({ id, email }: FilePerson) =>
    (id ? byId.get(id) : undefined) ?? byEmail.get(email.toLowerCase())

  const issues = people.flatMap((person, index) => {
    const holder = byEmail.get(person.email.toLowerCase())
    if (!holder || holder.id === person.id || (holder === match(person) && !named.has(holder.id))) return []
    return [{ path: [table, index, 'email'], message: `is the email of "${holder.id}" already` }]
  })
  const hashes = await hashPasswords({ people, storedHash: person => match(person)?.passwordHash ?? null })
  const matches = people.map((person, index) => ({
    id: match(person)?.id ?? person.id ?? person.email.toLowerCase(),
    passwordHash: hashes[index] ?? null,
  }))

  return { matches, issues }
}

async function readKnown(
  tx: Db,
  {
    tenantId,
    table,
    people,
  }: { tenantId: string; table: 'visitors' | 'staff'; people: readonly FilePerson[] },
): Promise<KnownPerson[]> {
  const ids = people.flatMap(person => person.id ?? [])
  const emails = people.map(person => person.email.toLowerCase())
  const { rows } = await tx.execute<KnownPerson>(sql`
    select id, email, password_hash as "passwordHash" from ${sql.identifier(table)} where tenant_id = ${tenantId}
      and (id = any(${sql.param(ids)}::text[]) or email = any(${sql.param(emails)}::text[]))`)

  return rows
}
