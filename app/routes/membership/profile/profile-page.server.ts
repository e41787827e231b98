import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { ownCard } from '#app/pages/own-card.ts'
import { levelOf, type OwnRecord, ownHref, ownMemberships } from '#app/pages/own-membership.ts'
import { readWallets } from '#app/pages/read-wallets.ts'
import { renewTextOf } from '#app/pages/renewal-cards.ts'
import { linkBase, todayOf } from '#app/pages/search-params.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { dateText } from '#app/rules/calendar/date-text.ts'
import { joinHref } from '#app/rules/links/membership-links.ts'
import { cardPassesHref, passLinks } from '#app/rules/links/pass-links.ts'
import { cardsForTheDoor } from '#app/rules/memberships/cards-for-the-door.ts'
import { type StandingText, standingText } from '#app/rules/memberships/own-memberships.ts'
import type { Wallet } from '#app/rules/passes/wallets.ts'
import { memberSignIn } from '#app/rules/shell/header-links.ts'
import { autoRenewView } from './auto-renew-view.server.ts'
import type { AuxiliaryMembership } from './auxiliary-panel.tsx'
import type { MembershipView } from './membership-view.ts'
import type { ProfilePageProps } from './profile-page.tsx'

/** The membership of the address, or the visitor's first, with everything that its member may know (MEM-063 to MEM-066). */
export async function profilePage(visit: Visit): Promise<ProfilePageProps> {
  const { tenantId, url } = visit
  const { chosen, current } = await ownMemberships(visit)
  const auxiliary = current.filter(record => record.auxiliary && record !== chosen)
  const [level, ...levels] = await Promise.all(
    [...(chosen ? [chosen] : []), ...auxiliary].map(record => levelOf(visit, record)),
  )
  const wallets = chosen ? await readWallets(visit) : []
  const membership = chosen && membershipView(visit, { record: chosen, level: level ?? null, wallets })
  return {
    membership,
    autoRenew: chosen && membership && (await autoRenewView(visit, { record: chosen, membership })),
    auxiliary: chosen?.auxiliary
      ? []
      : auxiliary.map((record, place) => auxiliaryView(visit, { record, level: levels[place] ?? null })),
    others: current
      .filter(record => record !== chosen && (!record.auxiliary || chosen?.auxiliary))
      .map(record => ({
        name: record.membershipCategory,
        href: ownHref(tenantId, { screen: 'profile', record }),
      })),
    joinHref: joinHrefOf(visit) && joinHref(linkBase(visit)),
    changeHref: memberSignIn({ tenantId, returnTo: url.pathname }),
  }
}

type ProfileContext = { record: OwnRecord; level: MembershipCategoryPayload | null }
type CardContext = ProfileContext & { wallets: readonly Wallet[] }

function membershipView(visit: Visit, { record, level, wallets }: CardContext): MembershipView {
  const { tenantId } = visit
  const { eligibility, cardholders } = record
  const card = ownCard(visit, record)
  const cards = card.ended ? [] : cardsForTheDoor(record, todayOf(visit))
  const kept = cardholders.filter(({ cardStatus }) => cardStatus !== 'dropped')
  const { renewOptions, upgradeOptions } = eligibility
  return {
    ...card,
    cards: cards.map(({ id, name, barcode }) => ({ id, holder: name, code: drawCodePath(barcode) })),
    standing: standingView(visit, record),
    doorHref: cards.length > 0 ? ownHref(tenantId, { screen: 'door', record }) : null,
    passes: passLinks(cardPassesHref(tenantId, record.membershipId), {
      wallets,
      count: card.code ? 1 : 0,
    }),
    primary: kept.filter(({ cardType }) => cardType === 'primary').map(({ name }) => name),
    secondary: kept.filter(({ cardType }) => cardType === 'secondary').map(({ name }) => name),
    benefits: level?.benefits ?? [],
    upcoming: level?.upcoming ? upcomingView(visit, level.upcoming) : null,
    renewHref: renewOptions.length > 0 ? ownHref(tenantId, { screen: 'renew', record }) : null,
    renewText: renewTextOf(record),
    upgradesHref:
      upgradeOptions.length > 0 && !card.ended ? ownHref(tenantId, { screen: 'upgrade', record }) : null,
  }
}

function standingView(visit: Visit, record: OwnRecord): StandingText {
  const { membershipBenefitsExtension: graceDays } = visit.venue.company
  const standing = standingText(record, { today: todayOf(visit), graceDays })
  return 'until' in standing ? { ...standing, until: inWords(visit, standing.until) } : standing
}

function upcomingView(
  visit: Visit,
  upcoming: NonNullable<MembershipCategoryPayload['upcoming']>,
): MembershipView['upcoming'] {
  const { name, dateRange, primaryCardholder, secondaryCardholders } = upcoming
  const people = [...(primaryCardholder ? [primaryCardholder] : []), ...secondaryCardholders]
  return {
    name,
    from: inWords(visit, dateRange.startDate),
    until: inWords(visit, dateRange.endDate),
    people: people.map(({ firstName, lastName }) => [firstName, lastName].filter(Boolean).join(' ')),
  }
}

function auxiliaryView(visit: Visit, { record, level }: ProfileContext): AuxiliaryMembership {
  return {
    id: record.membershipId,
    name: record.membershipCategory,
    about: level?.shortDescription ?? '',
    standing: standingView(visit, record),
    expires: inWords(visit, record.expiresOn),
    members: record.cardholders.filter(({ cardStatus }) => cardStatus !== 'dropped').map(({ name }) => name),
    benefits: level?.benefits ?? [],
    number: record.membershipNumber,
    href: ownHref(visit.tenantId, { screen: 'profile', record }),
  }
}

const inWords = ({ venue }: Visit, date: string) =>
  dateText({ date }, { pattern: 'order', locale: venue.locale })
