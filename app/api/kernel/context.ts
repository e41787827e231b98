import type { VisitorPayload } from '#app/contract/visitors.ts'
import type { Database, Db } from '#app/data/database/database.ts'
import type { VenueRevisions } from '#app/data/queries/venues/read.ts'
import { findVisitor, type VisitorRow } from '#app/data/queries/visitors/read.ts'
import type { Environment } from '#app/environment.ts'
import type { Gateways } from '#app/gateways/gateways.ts'
import { isSandboxId } from '#app/rules/venues/sandbox-id.ts'
import type { StaffIdentity } from '#app/session/staff-session.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import type { Log } from './log.ts'
import { refuse } from './refuse.ts'
import { venueIn } from './venue-in.ts'
import { isCurrentVenue, type Venue, type VenueStore } from './venue-store.ts'

/** Made once, when the process starts. */
export type Services = {
  environment: Environment
  database: Database
  venues: VenueStore
  gateways: Gateways
  /** what stands behind each port in sandboxes: no card is charged, no mail is sent */
  sandboxGateways: Gateways
  log: Log
  /** the clock is a value: read at the door of a request, passed on as `now` */
  clock: () => Date
  /** what is signed with: the same on every node, and for as long as links should stay good */
  secret: string
  /** where visitors reach the storefront, without a slash at the end: what links in mails begin with */
  publicUrl: () => string
}

/** What a handler knows: whose data, on behalf of whom, and when. */
export type ApiContext = Reopening & {
  services: Services
  tenantId: string
  venue: Venue
  /** sees this venue's rows only */
  db: Db
  /** what was signed for this visitor; ids of members and visitors in a request are intersected with it */
  session: VisitorSession
  /** the signed-in visitor as the database has them now; null when nobody is, or when that session was ended elsewhere */
  visitor: () => Promise<VisitorRow | null>
  staff: StaffIdentity | null
  now: Date
  log: Log
  /** where the request comes from, for limits on guessing; unknown in-process */
  address?: string
  /** the verified address of the venue's own that the request was sent to; left out on the platform's */
  hostOrigin?: string
  /** over HTTP: sends the changed session along with the answer, and who is signed in where that has changed; pages commit it themselves */
  keepSession?: (session: VisitorSession, visitor?: VisitorPayload | null) => Promise<void>
}

/** Of a request that looks at its venue by its own first statement: the same request with the venue as it is now. */
type Reopening = { reopen?: () => Promise<ApiContext | null> }

type Caller = Pick<
  ApiContext,
  'tenantId' | 'session' | 'staff' | 'address' | 'hostOrigin' | 'keepSession'
> & {
  /** the languages that the caller would rather be answered in, as tags, the first most of all */
  languages?: readonly string[]
}

/** The services of one venue: in a sandbox nothing outside is reached. */
export const servicesOf = (services: Services, tenantId: string): Services =>
  isSandboxId(tenantId) ? { ...services, gateways: services.sandboxGateways } : services

/**
 * The context of one request, or null when there is no such venue; one that is set up is there for its staff alone, a sandbox until
 * it is over.
 */
export async function openContext(
  services: Services,
  { languages = [], ...caller }: Caller,
): Promise<ApiContext | null> {
  return contextWith(services, { venue: await services.venues.open(caller.tenantId), languages, ...caller })
}

/**
 * The same with the venue that is in memory, where one is, without a statement: for a call that is told by its own first one whether that
 * is still the venue (`withVenueAt`).
 */
export async function openUnreadContext(services: Services, caller: Caller): Promise<ApiContext | null> {
  const reopen = () => openContext(services, caller)
  const venue = services.venues.inMemory?.(caller.tenantId) ?? null
  const context = venue && contextWith(services, { venue, ...caller })
  return context ? { ...context, reopen } : reopen()
}

/** The request with the venue of these revisions; refuses as one that there is no more. */
export async function withVenueAt(
  { reopen, ...context }: ApiContext,
  revisions: VenueRevisions | null,
): Promise<ApiContext> {
  if (!reopen || (revisions && isCurrentVenue(context.venue, revisions))) return context
  const current = await reopen()
  if (!current) throw refuse('TENANT_UNKNOWN')
  return current
}

function contextWith(
  services: Services,
  { venue, languages = [], ...caller }: Caller & { venue: Venue | null },
): ApiContext | null {
  const now = services.clock()
  if (!venue || (venue.isDraft && !caller.staff) || isOver(venue, now)) return null
  const db = services.database.forTenant(caller.tenantId)
  return {
    services: servicesOf(services, caller.tenantId),
    ...caller,
    venue: venueIn(venue, languages),
    db,
    visitor: () => findSignedIn(db, caller),
    now,
    log: services.log,
  }
}

const isOver = ({ endsAt }: Venue, now: Date) => endsAt !== null && endsAt <= now

/** The same request as a transaction sees it. */
export const withinTransaction = (context: ApiContext, tx: Db): ApiContext => ({
  ...context,
  db: tx,
  visitor: () => findSignedIn(tx, context),
})

/** The visitor of a session that is still good: changing the password and signing out everywhere end those before. */
async function findSignedIn(
  db: Db,
  { tenantId, session: { visitor } }: Pick<Caller, 'tenantId' | 'session'>,
): Promise<VisitorRow | null> {
  const row = visitor ? await findVisitor(db, tenantId, visitor.id) : null
  return row && row.sessionVersion === (visitor?.version ?? 0) ? row : null
}
