import type { PasskeyPayload } from '#app/contract/passkeys.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { passkeysHref } from '#app/pages/passkey-offer.ts'
import type { VenueView } from '#app/pages/venue-view.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { localDateAt } from '#app/rules/calendar/wall-time.ts'
import { authHref } from '#app/rules/links/auth-links.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { isFreshSignIn } from '#app/rules/visitors/fresh-sign-in.ts'
import type { PasskeysProps } from './passkeys.tsx'

/** The passkeys of the visitor as the profile shows them; null where browsers allow none at this address. */
export async function readPasskeys(visit: Visit): Promise<PasskeysProps | null> {
  const { api, venue, tenantId, url, session, now, context } = visit
  const action = passkeysHref(visit)
  if (!action) return null
  const reading = api.passkeys.list().then(({ payload }) => payload.map(passkey => entryOf(passkey, venue)))
  return {
    action,
    entries: await withFallback(reading, { log: context.log, what: 'passkeys', fallback: null }),
    isFresh: isFreshSignIn(session.visitor?.signedInAt, now),
    signInHref: withQuery(authHref(tenantId, { screen: 'login', ref: url.pathname }), { clean: 1 }),
  }
}

function entryOf({ id, name, createdAt, lastUsedAt }: PasskeyPayload, { text, timeZone, locale }: VenueView) {
  const day = (instant: string) =>
    dateText({ date: localDateAt(new Date(instant), timeZone) }, { pattern: 'order', locale })
  return {
    id,
    name: name || text('account-passkeys-unnamed'),
    created: text('account-passkeys-created', { date: day(createdAt) }),
    used: lastUsedAt
      ? text('account-passkeys-used', { date: day(lastUsedAt) })
      : text('account-passkeys-unused'),
  }
}
