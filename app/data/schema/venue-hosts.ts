import { sql } from 'drizzle-orm'
import { boolean, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { HostProblem } from '#app/rules/hosts/host-record.ts'
import { createdAt, instant, tenantId } from './columns.ts'

/** `waiting`: nobody has looked yet; `failed`: the last look found no proof. Neither serves anything. */
export const HOST_STATES = ['waiting', 'verified', 'failed'] as const

/** Host names of a venue's own. Several venues may enter one; it is verified for one of them at most, in the whole deployment. */
export const venueHosts = pgTable(
  'venue_hosts',
  {
    tenantId: tenantId(),
    /** lower case, punycode, without a port */
    host: text('host').notNull(),
    /** what its TXT record holds */
    token: text('token').notNull(),
    state: text('state', { enum: HOST_STATES }).notNull().default('waiting'),
    problem: text('problem').$type<HostProblem>(),
    /** the one that links name; the others lead to it */
    isMain: boolean('is_main').notNull().default(false),
    checkedAt: instant('checked_at'),
    /** when a request for it came in first after it was verified: whoever stands in front hands it on */
    reachedAt: instant('reached_at'),
    createdAt: createdAt(),
  },
  table => [
    primaryKey({ columns: [table.tenantId, table.host] }),
    uniqueIndex('venue_hosts_verified').on(table.host).where(sql`state = 'verified'`),
    uniqueIndex('venue_hosts_main').on(table.tenantId).where(sql`is_main`),
  ],
)
