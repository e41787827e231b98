import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { VenueMember } from '#app/contract/venue-file/members.ts'
import type { VenueReview } from '#app/contract/venue-file/reviews.ts'
import type { VisitorDocument } from '../documents/visitor-document.ts'
import { createdAt, instant, tenantId, wallDate } from './columns.ts'

export const visitors = pgTable(
  'visitors',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    /** lower case; the address as typed is in the document */
    email: text('email').notNull(),
    /** as typed: takes the place of `email` once the link that was mailed to it is opened */
    newEmail: text('new_email'),
    passwordHash: text('password_hash'),
    confirmed: boolean('confirmed').notNull().default(false),
    /** sessions and mailed links of an earlier version are over */
    sessionVersion: integer('session_version').notNull().default(0),
    document: jsonb('document').$type<VisitorDocument>().notNull(),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('visitors_by_email').on(table.tenantId, table.email),
  ],
)

/** A member record with its cardholders in the document; the columns are what members are found by. */
export const members = pgTable(
  'members',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    membershipNumber: text('membership_number').notNull(),
    categoryId: text('category_id').notNull(),
    email: text('email').notNull(),
    lastName: text('last_name').notNull(),
    standing: text('standing').notNull(),
    expiresOn: wallDate('expires_on'),
    document: jsonb('document').$type<VenueMember>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('members_by_email').on(table.tenantId, table.email),
    index('members_by_card_email').using('gin', sql`member_emails(document)`),
    index('members_by_number').on(table.tenantId, table.membershipNumber),
    index('members_renewing').on(table.expiresOn).where(sql`document->'recurring'->>'status' = 'active'`),
  ],
)

/** A visitor writes one review of an event at most; those without a visitor came by a venue file. */
export const reviews = pgTable(
  'reviews',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    position: integer('position').notNull(),
    document: jsonb('document').$type<VenueReview>().notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('reviews_of_visitor').on(
      table.tenantId,
      sql`(document->>'visitorId')`,
      sql`(document->>'eventId')`,
    ),
  ],
)

/** Who was asked for a review of which event: nobody is asked twice. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    tenantId: tenantId(),
    visitorId: text('visitor_id').notNull(),
    eventId: text('event_id').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.visitorId, table.eventId] })],
)

export const staff = pgTable(
  'staff',
  {
    tenantId: tenantId(),
    id: text('id').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    passwordHash: text('password_hash'),
    roles: text('roles').array().notNull(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    uniqueIndex('staff_by_email').on(table.tenantId, table.email),
  ],
)

/** Staff sessions and API tokens alike: a random token, kept only as its SHA-256. */
export const staffTokens = pgTable(
  'staff_tokens',
  {
    tenantId: tenantId(),
    tokenHash: text('token_hash').notNull(),
    staffId: text('staff_id').notNull(),
    purpose: text('purpose', { enum: ['session', 'api', 'invitation'] }).notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
  },
  table => [primaryKey({ columns: [table.tenantId, table.tokenHash] })],
)
