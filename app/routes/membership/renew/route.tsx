import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { openPage, type Visit } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { levelOf, type OwnRecord, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { readRecurring } from '#app/pages/read-recurring.ts'
import { optionLevels, renewOptionsOf, renewTextOf, wayCard } from '#app/pages/renewal-cards.ts'
import { todayOf } from '#app/pages/search-params.ts'
import { contactOf } from '#app/pages/shell-model-of.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { renewsOn } from '#app/rules/memberships/charge-facts.ts'
import { formatMoney } from '#app/rules/money/format-money.ts'
import { RenewPage } from './renew-page.tsx'

/** The renewal options of one membership (MEM-067, MEM-070). */
export async function loader(args: LoaderFunctionArgs) {
  const visit = await openPage(args)
  const { venue, tenantId } = visit
  const { chosen: record } = await ownMemberships(visit)
  if (!record) return { title: venue.title(venue.text('membership-renew-page-title')), page: null }
  const levels = await optionLevels(visit, { record, options: renewOptionsOf(visit, record) })
  const cards = levels.map(level => wayCard(visit, { level, record, kind: 'renew' }))
  const { hasUpcoming, ...current } = await currentOf(visit, { record, isOffered: cards.length > 0 })
  const renewsItself = hasUpcoming ? null : await nextRenewal(visit, record)
  const backHref = ownHref(tenantId, { screen: 'profile', record })
  const { renewalOpensOn } = record.eligibility
  const inWords = (date: string) => dateText({ date }, { pattern: 'order', locale: venue.locale })
  const opensOn = renewalOpensOn && inWords(renewalOpensOn)
  const mayUpgrade = record.eligibility.upgradeOptions.length > 0
  const upgradeHref = mayUpgrade ? ownHref(tenantId, { screen: 'upgrade', record }) : null
  const contact = contactOf(venue.company)
  const name = record.membershipCategory
  const isOver = renewTextOf(record) === 'membership-rejoin'
  const heading =
    cards.length === 0
      ? 'membership-renewal-heading'
      : isOver
        ? 'membership-rejoin'
        : 'membership-renew-page-title'
  return {
    title: venue.title(venue.text(heading)),
    page: { name, isOver, cards, current, opensOn, renewsItself, backHref, upgradeHref, contact },
  }
}

/** The membership as it is until then; what it gives is told where nothing is offered that tells it. */
async function currentOf(visit: Visit, { record, isOffered }: { record: OwnRecord; isOffered: boolean }) {
  const level = isOffered ? null : await levelOf(visit, record)
  const hasUpcoming = Boolean(level?.upcoming)
  return { card: ownCard(visit, record), benefits: level?.benefits ?? [], hasUpcoming }
}

/** When it renews by itself and what is charged then; null where it does not, or nothing is known of it now. */
async function nextRenewal(visit: Visit, { membershipId }: OwnRecord) {
  const { text, locale, currency } = visit.venue
  const info = await readRecurring(visit, membershipId)
  const on = info && renewsOn(info, todayOf(visit))
  if (!on) return null
  const { nextCharge, onfilePaymentMethod: card } = info
  const price = formatMoney(nextCharge?.amount ?? 0, { currency, locale })
  return {
    on: dateText({ date: on }, { pattern: 'order', locale }),
    charge: card
      ? text('membership-renew-instead', {
          ...{ price, brand: card.paymentMethodBrand, lastFour: card.ccLastFourDigits },
        })
      : null,
  }
}

export default function Renew() {
  const { page } = useLoaderData<typeof loader>()
  return <RenewPage page={page} />
}

export { ErrorScreen as ErrorBoundary } from '#app/shell/error-screen.tsx'
