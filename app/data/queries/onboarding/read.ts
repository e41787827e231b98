import { and, asc, eq, sql } from 'drizzle-orm'
import { PLATFORM_TENANT } from '#app/rules/onboarding/platform-tenant.ts'
import type { Db } from '../../database/database.ts'
import { staff } from '../../schema/people.ts'
import { slots } from '../../schema/slots.ts'
import { venueSetups, venues } from '../../schema/venues.ts'

const hasRole = sql`'onboarding' = any(${staff.roles})`

/** Who may sign in to onboarding with this email: the platform's account first, else those of venues, the first venue first. Needs the system database. */
export async function findOnboardingAccount(system: Db, email: string) {
  const [row] = await system
    .select()
    .from(staff)
    .where(and(eq(staff.email, email.trim().toLowerCase()), hasRole, sql`${staff.passwordHash} is not null`))
    .orderBy(sql`${staff.tenantId} <> ${PLATFORM_TENANT}`, asc(staff.tenantId))
    .limit(1)
  return row ?? null
}

/** The venues in which this email has the role of onboarding, with its row of staff in each. Needs the system database. */
export async function listVenuesOfEmail(system: Db, email: string) {
  return system
    .select({ tenantId: venues.tenantId, name: venues.name, isDraft: venues.isDraft, row: staff })
    .from(venues)
    .innerJoin(staff, eq(staff.tenantId, venues.tenantId))
    .where(and(eq(staff.email, email), hasRole))
    .orderBy(sql`${venues.isDraft} desc`, asc(venues.position), asc(venues.tenantId))
}

/** What onboarding knows of a venue; null for one that came by the command line. */
export async function findSetup(db: Db, tenantId: string) {
  const [row] = await db.select().from(venueSetups).where(eq(venueSetups.tenantId, tenantId))
  return row ?? null
}

/** How many events have a start from a day on, and how many staff may use the editor. */
export async function countReadiness(db: Db, { tenantId, today }: { tenantId: string; today: string }) {
  const [starts] = await db
    .select({ events: sql<number>`count(distinct ${slots.eventId})::int` })
    .from(slots)
    .where(and(eq(slots.tenantId, tenantId), sql`${slots.date} >= ${today}`))
  const [people] = await db
    .select({ editors: sql<number>`count(*)::int` })
    .from(staff)
    .where(
      and(eq(staff.tenantId, tenantId), sql`${staff.roles} && array['wording', 'designer', 'publisher']`),
    )
  return { eventsOnSale: starts?.events ?? 0, editors: people?.editors ?? 0 }
}

/** How much of a venue goes with it: its events, their starts, its pictures, and who may sign in there. */
export async function countVenueParts(db: Db, tenantId: string) {
  const [counts] = await db
    .select({
      events: sql<number>`(select count(*)::int from events where tenant_id = ${tenantId})`,
      starts: sql<number>`(select count(*)::int from slots where tenant_id = ${tenantId})`,
      pictures: sql<number>`(select count(*)::int from venue_pictures where tenant_id = ${tenantId})`,
      staff: sql<number>`(select count(*)::int from staff where tenant_id = ${tenantId})`,
    })
    .from(venues)
    .where(eq(venues.tenantId, tenantId))
  return counts ?? { events: 0, starts: 0, pictures: 0, staff: 0 }
}
