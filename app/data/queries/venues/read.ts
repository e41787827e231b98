import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { charges } from '#app/contract/venue-file/charges.ts'
import type { Catalogue, ReviewSummary, VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { Db } from '../../database/database.ts'
import {
  addOns,
  combos,
  events,
  facilities,
  forms,
  limits,
  membershipCategories,
  membershipGroups,
  personTypes,
} from '../../schema/catalogue.ts'
import type { DocumentTable } from '../../schema/columns.ts'
import { reviews } from '../../schema/people.ts'
import { themeRevisions, venues } from '../../schema/venues.ts'

export type VenueName = { tenantId: string; name: string }

/** Ids and names of every venue that is open, copies left out, the first loaded first. Needs the system database: a tenant's own sees one venue. */
export async function listVenues(db: Db): Promise<VenueName[]> {
  return db
    .select({ tenantId: venues.tenantId, name: venues.name })
    .from(venues)
    .where(and(eq(venues.isDraft, false), isNull(venues.sandboxOf)))
    .orderBy(asc(venues.position), asc(venues.tenantId))
}

/** The same with those that are set up, for whoever runs the platform; without copies. */
export async function listEveryVenue(db: Db): Promise<(VenueName & { isDraft: boolean })[]> {
  return db
    .select({ tenantId: venues.tenantId, name: venues.name, isDraft: venues.isDraft })
    .from(venues)
    .where(isNull(venues.sandboxOf))
    .orderBy(asc(venues.position), asc(venues.tenantId))
}

/** The position after the last venue. */
export async function nextVenuePosition(db: Db): Promise<number> {
  const [row] = await db
    .select({ next: sql<number>`(coalesce(max(${venues.position}), -1) + 1)::int` })
    .from(venues)

  return row?.next ?? 0
}

/** Whether there is such a venue. */
export async function hasVenue(db: Db, tenantId: string): Promise<boolean> {
  const rows = await db
    .select({ tenantId: venues.tenantId })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))

  return rows.length > 0
}

export type VenueRevisions = {
  themeRevision: number
  catalogueRevision: number
  isDraft: boolean
  /** of a sandbox: the venue that it is a copy of, and when it is over */
  sandboxOf: string | null
  endsAt: Date | null
  /** the host of its own that its links name; null: they name the platform */
  mainHost: string | null
}

// A column within `sql` loses its table where a statement has but one, and would then be one of `venue_hosts`: it is named by hand.
export const revisionColumns = {
  themeRevision: venues.themeRevision,
  catalogueRevision: venues.catalogueRevision,
  isDraft: venues.isDraft,
  sandboxOf: venues.sandboxOf,
  endsAt: venues.endsAt,
  mainHost: sql<
    string | null
  >`(select host from venue_hosts h where h.tenant_id = venues.tenant_id and h.is_main and h.state = 'verified' and not venues.is_draft)`,
}

/** The two revisions by which copies in memory are judged, and what kind of venue it is; null for an unknown venue. */
export async function findVenueRevisions(db: Db, tenantId: string): Promise<VenueRevisions | null> {
  const [row] = await db.select(revisionColumns).from(venues).where(eq(venues.tenantId, tenantId))
  return row ?? null
}

/** What a venue is now as one word, which every change of its catalogue and its theme makes another one; empty for an unknown venue. */
export async function venueRevision(db: Db, tenantId: string): Promise<string> {
  const revisions = await findVenueRevisions(db, tenantId)
  return revisions ? `${revisions.catalogueRevision}.${revisions.themeRevision}` : ''
}

/** The stored theme document of one revision; null when the venue never saved one. */
export async function findThemeDocument(db: Db, tenantId: string, revision: number): Promise<unknown> {
  const [row] = await db
    .select({ document: themeRevisions.document })
    .from(themeRevisions)
    .where(and(eq(themeRevisions.tenantId, tenantId), eq(themeRevisions.revision, revision)))
  return row?.document ?? null
}

/** The whole catalogue of a venue; null when there is no such venue. */
export async function readCatalogue(db: Db, tenantId: string): Promise<Catalogue | null> {
  const [venue] = await db
    .select({ document: venues.document })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
  if (!venue) return null
  const all = <Item extends { id: string }>(table: DocumentTable<Item>) => listDocuments(db, tenantId, table)
  const [places, people, templates, rules, bundles, extras, questions, groups, categories, summaries] =
    await Promise.all([
      all(facilities),
      all(personTypes),
      all(events),
      all(limits),
      all(combos),
      all(addOns),
      all(forms),
      all(membershipGroups),
      all(membershipCategories),
      summariseReviews(db, tenantId),
    ])
  return {
    document: withCharges(venue.document),
    facilities: places,
    personTypes: people,
    events: templates.filter(event => !event.retired),
    limits: rules,
    combos: bundles,
    addOns: extras,
    forms: questions,
    membershipGroups: groups,
    membershipCategories: categories,
    reviewSummaries: summaries,
  }
}

/** What was stored before venues charged something has nothing of it. */
function withCharges(document: VenueDocument): VenueDocument {
  const company: Partial<VenueDocument['company']> = document.company
  return { ...document, company: { ...document.company, charges: charges.parse(company.charges ?? {}) } }
}

async function listDocuments<Item extends { id: string }>(
  db: Db,
  tenantId: string,
  table: DocumentTable<Item>,
): Promise<Item[]> {
  const rows = await db
    .select({ document: table.document })
    .from(table)
    .where(eq(table.tenantId, tenantId))
    .orderBy(asc(table.position))
  return rows.map(row => row.document)
}

async function summariseReviews(db: Db, tenantId: string): Promise<Record<string, ReviewSummary>> {
  const rows = await db
    .select({
      eventId: sql<string>`${reviews.document}->>'eventId'`,
      stars: sql<number>`sum((${reviews.document}->>'rating')::int)::int`,
      ratings: sql<number>`count(*)::int`,
      counts: sql<number[]>`json_build_array(${sql.join(
        [1, 2, 3, 4, 5].map(
          stars => sql`count(*) filter (where (${reviews.document}->>'rating')::int = ${stars})`,
        ),
        sql`, `,
      )})`,
    })
    .from(reviews)
    .where(and(eq(reviews.tenantId, tenantId), sql`${reviews.document}->>'status' = 'published'`))
    .groupBy(sql`1`)
  return Object.fromEntries(rows.map(({ eventId, ...summary }) => [eventId, summary]))
}
