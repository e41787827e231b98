import type {
  VenueDocument,
  StoredEvent,
  StoredAddOn,
  ReviewSummary,
  Catalogue,
} from '#app/rules/catalogue/catalogue.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { Facility, PersonType } from '#app/contract/venue-file/facilities.ts'
import type { ResponseForm } from '#app/contract/venue-file/forms.ts'
import type { SalesLimit } from '#app/contract/venue-file/limits.ts'
import type { MembershipCategory, MembershipGroup } from '#app/contract/venue-file/memberships.ts'
import type { Db } from '../database/database.ts'
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
} from '../schema/catalogue.ts'
import type { documentTable } from '../schema/columns.ts'
import { reviews } from '../schema/people.ts'
import { themeRevisions, venues } from '../schema/venues.ts'

export type VenueRevisions = { themeRevision: number; catalogueRevision: number }

/** The two revisions by which copies in memory are judged, or null for an unknown venue. */
export async function findVenueRevisions(db: Db, tenantId: string): Promise<VenueRevisions | null> {
  const [row] = await db
    .select({ themeRevision: venues.themeRevision, catalogueRevision: venues.catalogueRevision })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
  return row ?? null
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
  const all = <Item>(table: ReturnType<typeof documentTable>) => listDocuments<Item>(db, tenantId, table)
  const [places, people, templates, rules, bundles, extras, questions, groups, categories, summaries] =
    await Promise.all([
      all<Facility>(facilities),
      all<PersonType>(personTypes),
      all<StoredEvent>(events),
      all<SalesLimit>(limits),
      all<ComboTemplate>(combos),
      all<StoredAddOn>(addOns),
      all<ResponseForm>(forms),
      all<MembershipGroup>(membershipGroups),
      all<MembershipCategory>(membershipCategories),
      summariseReviews(db, tenantId),
    ])
  return {
    document: venue.document as VenueDocument,
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

async function listDocuments<Item>(
  db: Db,
  tenantId: string,
  table: ReturnType<typeof documentTable>,
): Promise<Item[]> {
  const rows = await db
    .select({ document: table.document })
    .from(table)
    .where(eq(table.tenantId, tenantId))
    .orderBy(asc(table.position))
  return rows.map(row => row.document as Item)
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
