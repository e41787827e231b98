import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { levelOf, type OwnRecord, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { optionLevels, renewOptionsOf, wayCard } from '#app/pages/renewal-cards.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
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
  const backHref = ownHref(tenantId, { screen: 'profile', record })
  const { renewalOpensOn } = record.eligibility
  const opensOn =
    renewalOpensOn && dateText({ date: renewalOpensOn }, { pattern: 'order', locale: venue.locale })
  const mayUpgrade = record.eligibility.upgradeOptions.length > 0
  const upgradeHref = mayUpgrade ? ownHref(tenantId, { screen: 'upgrade', record }) : null
  const contact = contactOf(venue.company)
  const name = record.membershipCategory
  return { title, page: { name, cards, current, opensOn, backHref, upgradeHref, contact } }
}

/** The membership as it is until then. */
async function currentOf(visit: Visit, record: OwnRecord) {
  const level = await levelOf(visit, record)
  return { card: ownCard(visit, record), benefits: level?.benefits ?? [] }
}

export default function Renew() {
  const { page } = useLoaderData<typeof loader>()
  return <RenewPage page={page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
