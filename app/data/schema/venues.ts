import { type SQL, sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { VenueDocument } from '#app/rules/catalogue/catalogue.ts'
import type { LaunchFinding } from '#app/rules/onboarding/launch/launch-finding.ts'
import type { PlanReport } from '#app/rules/venues/plan-change.ts'
import { EDITED_PARTS, type EditedValue } from '#app/rules/venues/venue-edit.ts'
import { createdAt, instant, tenantId } from './columns.ts'

/** A venue (= tenant). The two revisions tell every node when its copy of theme or catalogue is old. */
export const venues = pgTable(
  'venues',
  {
    tenantId: tenantId(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull(),
    /** the parts of the venue file that are one object each: venue, company, hours, calendarNotes, donations … */
    document: jsonb('document').$type<VenueDocument>().notNull(),
    themeRevision: integer('theme_revision').notNull().default(0),
    catalogueRevision: integer('catalogue_revision').notNull().default(0),
    position: integer('position').notNull().default(0),
    /** being set up: seen by its staff alone, and nothing is sold */
    isDraft: boolean('is_draft').notNull().default(false),
    /** the venue that this is a copy of, in which nothing is really sold; null: a venue of its own */
    sandboxOf: text('sandbox_of'),
    /** when a copy is over */
    endsAt: instant('ends_at'),
    /** at so many free seats of a start, and below, pages tell their number: for the triggers of `page_changes` */
    lowSeats: integer('low_seats').generatedAlwaysAs(
      (): SQL => sql`coalesce((document->'company'->>'lowSeats')::int, 5)`,
    ),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId] })],
)

/** How a revision came about; a `draft` was discarded and never public. */
export const REVISION_KINDS = ['publish', 'rollback', 'import', 'draft', 'schedule'] as const

/** Every saved theme stays as it was written: publishing moves `venues.theme_revision` on, rollback is a new revision. */
export const themeRevisions = pgTable(
  'theme_revisions',
  {
    tenantId: tenantId(),
    revision: integer('revision').notNull(),
    /** of any version: `theme/read-document.ts` opens it */
    document: jsonb('document').$type<object>().notNull(),
    author: text('author').notNull(),
    kind: text('kind', { enum: REVISION_KINDS }).notNull().default('publish'),
    /** what its author said of it */
    note: text('note').notNull().default(''),
    /** why a publisher published colours that not everybody can read */
    contrastReason: text('contrast_reason').notNull().default(''),
    /** of the document's bytes; empty where it was written before hashes were kept */
    hash: text('hash').notNull().default(''),
    /** the revision that was public when it was written; null where that is not known */
    base: integer('base'),
    /** whose bytes it has, where they were brought back */
    origin: integer('origin'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.revision] })],
)

/** Who set a value of a draft last: their email, the instant in UTC, and the revision of the draft that it came with. */
export type DraftEdits = Readonly<Record<string, { author: string; at: string; revision: number }>>

/** Who wants a draft to be public: email, what they said, and an instant in UTC. */
export type PublicationRequest = { email: string; note: string; at: string }

/** The draft of a venue's theme, which all its editors share. The row stays when the draft ends: its revision goes on. */
export const themeDrafts = pgTable(
  'theme_drafts',
  {
    tenantId: tenantId(),
    revision: integer('revision').notNull(),
    /** the published revision that it began with */
    base: integer('base').notNull(),
    /** null: there is no draft */
    document: jsonb('document').$type<object>(),
    /** emails of who worked on it, the last one first */
    authors: text('authors').array().notNull(),
    /** by key of the theme */
    edits: jsonb('edits').$type<DraftEdits>().notNull().default({}),
    /** null: nobody has asked for this revision to be published */
    request: jsonb('request').$type<PublicationRequest>(),
    updatedAt: instant('updated_at').notNull(),
  },
  table => [primaryKey({ columns: [table.tenantId] })],
)

/** Who has a venue's theme open, by tab, and when they were last heard of. */
export const themeEditors = pgTable(
  'theme_editors',
  {
    tenantId: tenantId(),
    tab: text('tab').notNull(),
    email: text('email').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.tab] })],
)

/** What staff changed outside the theme, public at once: each value as it was and as it became. Numbered within the venue, kept for good. */
export const venueEdits = pgTable(
  'venue_edits',
  {
    tenantId: tenantId(),
    number: integer('number').notNull(),
    part: text('part', { enum: EDITED_PARTS }).notNull(),
    /** of pictures and words: whose they are, `event/tide-pool`; empty for what a venue has once */
    subject: text('subject').notNull().default(''),
    /** of words: the further language (BCP 47) */
    language: text('language').notNull().default(''),
    values: jsonb('values').$type<readonly EditedValue[]>().notNull(),
    /** email of who changed it */
    author: text('author').notNull(),
    /** the edit that this one undid */
    undoes: integer('undoes'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.number] })],
)

/** Who opened a venue to visitors, when (UTC), how many errors were known of, and the reason; `null` errors: it was not checked as it was. */
export type VenueOpening = { email: string; at: string; errors: number | null; reason: string }

/** What onboarding knows of a venue beside its file: who began it, what was looked at, and what its own web page proposed. */
export const venueSetups = pgTable(
  'venue_setups',
  {
    tenantId: tenantId(),
    createdBy: text('created_by').notNull(),
    /** items of the list that somebody has saved */
    confirmed: text('confirmed').array().notNull(),
    /** what was found on the page that the venue came from; null for one that came from a preset or another venue */
    site: jsonb('site').$type<object>(),
    /** null: not opened here, or before openings were kept */
    opening: jsonb('opening').$type<VenueOpening>(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId] })],
)

/** `running`: somebody has confirmed it; `moved`: the venue was changed since; `refused`: the database said why. */
export const PLAN_STATES = ['planned', 'running', 'done', 'moved', 'refused'] as const

/** What somebody is about to make of a venue: the file that was uploaded, and what it would change. Kept for a day; the last ones that were written are kept, to be put back. */
export const venuePlans = pgTable(
  'venue_plans',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    author: text('author').notNull(),
    /** what the person called it: names of files, or the form */
    source: text('source').notNull(),
    /** the venue file that is written when the plan is confirmed */
    document: text('document').notNull(),
    /** SHA-256 of document and revision: what the screen showed, and what is confirmed */
    hash: text('hash').notNull(),
    /** the venue's revision that it was made from */
    revision: text('revision').notNull(),
    report: jsonb('report').$type<PlanReport>().notNull(),
    state: text('state', { enum: PLAN_STATES }).notNull().default('planned'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    /** the catalogue as it was before this was written; null where nothing was */
    before: text('before'),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.id] })],
)

/** `waiting`: for a node that does it; `failed`: something of ours went wrong. */
export const LAUNCH_STATES = ['waiting', 'running', 'done', 'failed'] as const

/** The latest check of a venue before it opens, which a node works on under a lease. */
export const launchChecks = pgTable(
  'launch_checks',
  {
    tenantId: tenantId(),
    state: text('state', { enum: LAUNCH_STATES }).notNull().default('waiting'),
    leasedUntil: instant('leased_until'),
    done: integer('done').notNull().default(0),
    total: integer('total').notNull().default(0),
    findings: jsonb('findings').$type<LaunchFinding[]>().notNull(),
    /** of the venue, as it was checked */
    revision: text('revision').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId] })],
)

/** `refused`: when its time came it could not be published, `problem` says why. */
export const SCHEDULE_STATES = ['waiting', 'public', 'over', 'cancelled', 'refused'] as const

/** Drafts that become public at a time, and what they have become. */
export const themeSchedules = pgTable(
  'theme_schedules',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    document: jsonb('document').$type<object>().notNull(),
    /** the published revision that the draft began with */
    base: integer('base').notNull(),
    startsAt: instant('starts_at').notNull(),
    /** null: until something else is published */
    endsAt: instant('ends_at'),
    author: text('author').notNull(),
    note: text('note').notNull().default(''),
    contrastReason: text('contrast_reason').notNull().default(''),
    state: text('state', { enum: SCHEDULE_STATES }).notNull().default('waiting'),
    /** the revision that made it public */
    revision: integer('revision'),
    problem: text('problem').notNull().default(''),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.id] })],
)
