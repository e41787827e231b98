import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { levelOf, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { optionLevels, wayCard } from '#app/pages/renewal-cards.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { UpgradePage } from './upgrade-page.tsx'

/** The upgrade options of one membership (MEM-069, MEM-071 to MEM-073). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const title = venue.title(venue.text('membership-upgrade-page-title'))
  const { chosen: record } = await ownMemberships(visit)
  if (!record) return { title, page: null }
  const { upgradeOptions, disallowUpgrade } = record.eligibility
  const options = disallowUpgrade ? [] : upgradeOptions
  const [levels, own] = await Promise.all([
    optionLevels(visit, { record, options }),
    options.length > 0 ? levelOf(visit, record) : null,
  ])
  const { benefits } = own ?? { benefits: [] }
  const cards = levels.map(level => wayCard(visit, { level, record, kind: 'upgrade', benefits }))
  const backHref = ownHref(tenantId, { screen: 'profile', record })
  const card = ownCard(visit, record)
  const contact = contactOf(venue.company)
  return { title, page: { cards, disallowUpgrade, backHref, card, contact } }
}

export default function Upgrade() {
  const { page } = useLoaderData<typeof loader>()
  return <UpgradePage page={page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
