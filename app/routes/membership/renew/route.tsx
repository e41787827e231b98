import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { levelOf, type OwnRecord, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { optionLevels, renewOptionsOf, wayCard } from '#app/pages/renewal-cards.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { renewsOn } from '#app/rules/memberships/charge-facts.ts'
import { RenewPage } from './renew-page.tsx'

/** The renewal options of one membership (MEM-067, MEM-070). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const title = venue.title(venue.text('membership-renew-page-title'))
  const { chosen: record } = await ownMemberships(visit)
  if (!record) return { title, page: null }
  const levels = await optionLevels(visit, { record, options: renewOptionsOf(visit, record) })
  const cards = levels.map(level => wayCard(visit, { level, record, kind: 'renew' }))
  const current = cards.length > 0 ? null : await currentOf(visit, record)
  const renews = current && !current.hasUpcoming ? await renewalDay(visit, record) : null
  const backHref = ownHref(tenantId, { screen: 'profile', record })
  const { renewalOpensOn } = record.eligibility
  const inWords = (date: string) => dateText({ date }, { pattern: 'order', locale: venue.locale })
  const opensOn = renewalOpensOn && inWords(renewalOpensOn)
  const renewsItselfOn = renews && inWords(renews)
  const mayUpgrade = record.eligibility.upgradeOptions.length > 0
  const upgradeHref = mayUpgrade ? ownHref(tenantId, { screen: 'upgrade', record }) : null
  const contact = contactOf(venue.company)
  const name = record.membershipCategory
  return { title, page: { name, cards, current, opensOn, renewsItselfOn, backHref, upgradeHref, contact } }
}

/** The membership as it is until then. */
async function currentOf(visit: Visit, record: OwnRecord) {
  const level = await levelOf(visit, record)
  const hasUpcoming = Boolean(level?.upcoming)
  return { card: ownCard(visit, record), benefits: level?.benefits ?? [], hasUpcoming }
}

/** When it renews by itself; null where it does not, or nothing is known of it now. */
async function renewalDay(visit: Visit, { membershipId }: OwnRecord) {
  const { api, context, venue } = visit
  if (!venue.company.recurringPaymentEnabled) return null
  const response = api.members.recurring({ params: { membershipId } })
  const answer = await withFallback(response, { log: context.log, what: 'auto-renewal', fallback: null })
  return answer && renewsOn(answer.payload, todayOf(visit))
}

export default function Renew() {
  const { page } = useLoaderData<typeof loader>()
  return <RenewPage page={page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
