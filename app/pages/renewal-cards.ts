import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import type {
  CardActionKind,
  CardOffering,
  MembershipCardModel,
} from '#app/ui/membership-card/membership-card-model.ts'
import { membershipCard } from './membership-cards.ts'
import type { Visit } from './open-page.ts'
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

/** A level as its card of the renew or the upgrade screen: one button, for this way alone. */
export function wayCard(
  visit: Visit,
  { level, record, kind }: { level: MembershipCategoryPayload; record: OwnRecord; kind: CardActionKind },
): MembershipCardModel {
  const card = membershipCard(visit, level, { levels: [] })
  const actions = card.actions.filter(action => action.kind === kind)
  const detailHref =
    kind === 'renew'
      ? ownHref(visit.tenantId, { screen: 'renew/detail', record, detail: level.id })
      : card.detailHref
  const offerings =
    kind === 'upgrade' ? card.offerings.map(offering => leftToPay(offering, level)) : card.offerings
  return { ...card, offerings, actions, upgradesHref: null, required: null, detailHref }
}

/** What was paid for the membership counts: its upgrade costs what is left (MEM-254). */
function leftToPay(offering: CardOffering, { offerings }: MembershipCategoryPayload): CardOffering {
  const prices = offerings.find(({ id }) => id === offering.id)?.priceLists.flatMap(list => list.prices) ?? []
  const leftById = new Map(prices.map(({ id, calculatedPrice }) => [id, calculatedPrice]))
  return {
    ...offering,
    perMonth: null,
    prices: offering.prices.map(price => {
      const left = leftById.get(price.id) ?? null
      return left === null || left === price.price ? price : { ...price, price: left, inFull: price.price }
    }),
  }
}
