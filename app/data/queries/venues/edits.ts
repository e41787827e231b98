import { and, desc, eq, inArray, lt, max } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { compareValues, type EditedPart, type EditedValues } from '#app/rules/venues/venue-edit.ts'
import type { Db } from '../../database/database.ts'
import { staff } from '../../schema/people.ts'
import { venueEdits } from '../../schema/venues.ts'

/** Which values of a document are kept when it is changed, and who changes it. */
export type NewEdit<Document> = {
  part: EditedPart
  /** `event/tide-pool`; left out for what a venue has once */
  subject?: string
  language?: string
  valuesOf: (document: Document) => EditedValues
  author: string
  now: Date
  /** the number of the edit that this one undoes */
  undoes?: number
}

type StoredChange<Document> = { edit: NewEdit<Document>; before: Document; after: Document }

/** Keeps what differs, within the transaction that changes it and holds the venue's lock; its number, null where nothing differs. */
export async function insertEdit<Document>(
  tx: Db,
  tenantId: string,
  { edit, before, after }: StoredChange<Document>,
): Promise<number | null> {
  const { part, subject, language, author, undoes, now, valuesOf } = edit
  const values = compareValues(valuesOf(before), valuesOf(after))
  if (values.length === 0) return null
  const [last] = await tx
    .select({ number: max(venueEdits.number) })
    .from(venueEdits)
    .where(eq(venueEdits.tenantId, tenantId))
  const number = (last?.number ?? 0) + 1
  await tx
    .insert(venueEdits)
    .values({ tenantId, number, part, subject, language, values, author, undoes, createdAt: now })
  return number
}

const undoing = alias(venueEdits, 'undoing')

const columns = {
  number: venueEdits.number,
  part: venueEdits.part,
  subject: venueEdits.subject,
  language: venueEdits.language,
  values: venueEdits.values,
  author: venueEdits.author,
  authorName: staff.name,
  undoes: venueEdits.undoes,
  createdAt: venueEdits.createdAt,
}

type EditPage = { parts: readonly EditedPart[]; before?: number; limit: number }

/** Edits of these parts, the latest first; `before` leaves out its number and later ones. */
export async function listEdits(db: Db, tenantId: string, { parts, before, limit }: EditPage) {
  const isWithin = and(
    eq(venueEdits.tenantId, tenantId),
    inArray(venueEdits.part, [...parts]),
    before === undefined ? undefined : lt(venueEdits.number, before),
  )
  return db
    .select({ ...columns, undoneBy: max(undoing.number) })
    .from(venueEdits)
    .leftJoin(staff, and(eq(staff.tenantId, venueEdits.tenantId), eq(staff.email, venueEdits.author)))
    .leftJoin(undoing, and(eq(undoing.tenantId, venueEdits.tenantId), eq(undoing.undoes, venueEdits.number)))
    .where(isWithin)
    .groupBy(venueEdits.tenantId, venueEdits.number, staff.name)
    .orderBy(desc(venueEdits.number))
    .limit(limit)
}

/** One edit; undefined for a number that there is not. */
export async function findEdit(db: Db, tenantId: string, number: number) {
  const [row] = await db
    .select()
    .from(venueEdits)
    .where(and(eq(venueEdits.tenantId, tenantId), eq(venueEdits.number, number)))
  return row
}

export type EditRow = Awaited<ReturnType<typeof listEdits>>[number]
