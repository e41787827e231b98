import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { gainedBenefits } from '#app/rules/memberships/gained-benefits.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import type { CardOffering, MembershipCardModel } from '#app/ui/membership-card/membership-card-model.ts'
import { type CardScene, membershipCard, membershipDetail } from './membership-cards.ts'
import type { Visit } from './open-page.ts'
import { ownCard } from './own-card.ts'
import { levelOf, type OwnRecord, ownHref } from './own-membership.ts'

type Option = OwnRecord['eligibility']['renewOptions'][number]

/** The levels that a membership may become in one way, its own first, judged for that membership alone (MEM-156). */
export async function optionLevels(
  visit: Visit,
  { record, options }: { record: OwnRecord; options: readonly Option[] },
): Promise<MembershipCategoryPayload[]> {
  const ids = [...new Set(options.map(({ id }) => id))]
  const { membershipId } = record
  const levels = await Promise.all(ids.map(categoryId => levelOf(visit, { membershipId, categoryId })))
  const isOwn = ({ id }: MembershipCategoryPayload) => Number(id === record.categoryId)
  return levels
    .filter(level => level !== null)
    .sort((a, b) => isOwn(b) - isOwn(a) || a.displayOrder - b.displayOrder)
}

/** What a membership may be renewed to; `renewal` in the address names one kind of renewal alone. */
export function renewOptionsOf({ url }: Visit, { eligibility }: OwnRecord): Option[] {
  const renewal = url.searchParams.get('renewal')
  const type = renewal ? purchaseType(renewal) : null
  const named = eligibility.renewOptions.filter(({ action }) => action === type)
  return named.length > 0 ? named : eligibility.renewOptions
}

type Way = { level: MembershipCategoryPayload; record: OwnRecord }

/** `benefits` are those of the present level, which an upgrade is measured by. */
type OneWay = Way & ({ kind: 'renew' } | { kind: 'upgrade'; benefits: readonly string[] })

/** A level as its card of the renew or the upgrade screen: one button, for this way alone. */
export function wayCard(visit: Visit, way: OneWay): MembershipCardModel {
  const { level, record } = way
  if (way.kind === 'renew') return renewalOf(visit, { level, record, draw: membershipCard })
  const card = upgradeOf(membershipCard(visit, level, { levels: [] }), level)
  const actions = card.actions.filter(action => action.kind === 'upgrade')
  const { gained, kept } = gainedBenefits(level.benefits, way.benefits)
  const benefits = gained.length > 0 ? { shown: gained, rest: kept, isGain: true } : card.benefits
  return { ...card, benefits, actions, upgradesHref: null, required: null }
}

/** A level with everything about it; where its button upgrades to it, at what an upgrade costs, and not to be joined anew beside it. */
export function levelDetail(
  visit: Visit,
  level: MembershipCategoryPayload,
  scene: CardScene,
): MembershipCardModel {
  const card = membershipDetail(visit, level, scene)
  return card.actions[0]?.kind === 'upgrade' ? upgradeOf(card, level) : card
}

function upgradeOf(card: MembershipCardModel, level: MembershipCategoryPayload): MembershipCardModel {
  return {
    ...card,
    offerings: card.offerings.map(offering => leftToPay(offering, level)),
    actions: card.actions.filter(({ kind }) => kind !== 'join'),
    withOrder: null,
  }
}

/** A level that a membership may be renewed to, with everything about it. */
export const renewalDetail = (visit: Visit, way: Way): MembershipCardModel =>
  renewalOf(visit, { ...way, draw: membershipDetail })

/** Of the own level, the price that was paid stands first, and a membership that is over is not called the visitor's. */
function renewalOf(
  visit: Visit,
  { level, record, draw }: Way & { draw: typeof membershipCard },
): MembershipCardModel {
  const isOwn = level.id === record.categoryId
  const card = draw(visit, level, { levels: [], ...(isOwn ? { held: record } : {}) })
  return {
    ...card,
    ended: isOwn ? ownCard(visit, record).ended : card.ended,
    actions: card.actions.filter(({ kind }) => RENEWALS.includes(kind)),
    upgradesHref: null,
    required: null,
    detailHref: ownHref(visit.tenantId, { screen: 'renew/detail', record, detail: level.id }),
  }
}

const RENEWALS: readonly MembershipCardModel['actions'][number]['kind'][] = ['renew', 'rejoin', 'change']

/** What renewing a membership is called: after a long time one joins again. */
export const renewTextOf = ({ eligibility }: OwnRecord): 'membership-renew' | 'membership-rejoin' =>
  eligibility.renewOptions.some(({ action }) => action === 'Rejoin')
    ? 'membership-rejoin'
    : 'membership-renew'

/** What was paid for the membership counts: its upgrade costs what is left (MEM-254), and it begins no term. */
function leftToPay(offering: CardOffering, { offerings }: MembershipCategoryPayload): CardOffering {
  const prices = offerings.find(({ id }) => id === offering.id)?.priceLists.flatMap(list => list.prices) ?? []
  const leftById = new Map(prices.map(({ id, calculatedPrice }) => [id, calculatedPrice]))
  return {
    ...offering,
    perMonth: null,
    valid: null,
    prices: offering.prices.map(price => {
      const left = leftById.get(price.id) ?? price.price
      return { ...price, price: left, inFull: left === price.price ? null : price.price, href: null }
    }),
  }
}
