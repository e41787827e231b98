import type { CartPayload } from '#app/contract/carts.ts'
import type { MembershipCategoryPayload } from '#app/contract/members.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { readRecurring } from '#app/pages/read-recurring.ts'
import { joinHrefOf } from '#app/pages/shell-model-of.ts'
import { withFallback } from '#app/pages/with-fallback.ts'
import { withQuery } from '#app/rules/links/query.ts'
import { missingBase } from '#app/rules/memberships/auxiliary-offer.ts'
import { renewalPerMonth } from '#app/rules/memberships/card-parts.ts'
import { isOfferingOpen, offeringName, preselectedOffering } from '#app/rules/memberships/offering-choice.ts'
import { isPrimaryMember } from '#app/rules/memberships/verified-member.ts'
import { isSelectable } from '#app/rules/tickets/ticket-price.ts'
import { upgradePrice } from '#app/rules/tickets/upgrade-price.ts'
import { type AskedMembership, askedMembership, itemId } from './membership-address.ts'
import {
  type MembershipChoice,
  type MembershipChoices,
  type MembershipItem,
  type OfferingOption,
  type OrderMembership,
  optionValue,
} from './membership-model.ts'

type CartedMembership = CartPayload['memberships'][number]

/** A membership to show: in the cart, asked for by the address, or both. */
type MembershipSelection = { item: MembershipItem; value: string | null; carted: CartedMembership | null }

export type MembershipsOfOrder = { memberships: OrderMembership[]; membershipChoices: MembershipChoices }

/** Whether the address asks for something that only a verified member can have: a renewal or an upgrade (ORD-229). */
export function needsMember({ url, session }: Pick<Visit, 'url' | 'session'>): boolean {
  const requested = askedMembership(url)
  return requested !== null && requested.item.type !== 'MembershipPurchase' && !session.member
}

/** The memberships of the order: those in its cart and the one that the address asks for, where the venue sells any (ORD-063, ORD-230). */
export async function loadMemberships(visit: Visit, cart: CartPayload | null): Promise<MembershipsOfOrder> {
  const selections = joinHrefOf(visit) ? readMembershipSelections(visit, cart) : []
  const loaded = await Promise.all(selections.map(one => loadMembership(visit, one)))
  const present = loaded.filter(one => one !== null)
  return {
    memberships: present.map(({ membership }) => membership),
    membershipChoices: Object.fromEntries(
      present.map(({ membership, choice }) => [membership.item.id, choice]),
    ),
  }
}

function readMembershipSelections({ url, session }: Visit, cart: CartPayload | null): MembershipSelection[] {
  const inCart = (cart?.memberships ?? []).map(
    (carted): MembershipSelection => ({
      item: itemOf(carted),
      value: carted.membershipOfferingId
        ? optionValue(carted.membershipOfferingId, carted.pricePointId ?? '')
        : '',
      carted,
    }),
  )
  const requested = askedMembership(url)
  if (!requested) return inCart
  const known = inCart.find(({ item }) => item.id === requested.item.id)
  if (known) return inCart.map(one => (one === known ? { ...one, value: requested.value ?? one.value } : one))
  return [
    ...inCart,
    ...baseSelections(requested, { inCart, session }),
    { item: withSource(requested.item, session), value: requested.value, carted: null },
  ]
}

/** An auxiliary membership comes with the base that was chosen for it (MEM-158). */
function baseSelections(
  { item, auxiliary }: AskedMembership,
  { inCart, session }: { inCart: readonly MembershipSelection[]; session: Visit['session'] },
): MembershipSelection[] {
  const categoryId = missingBase(
    { auxiliary, baseCategoryId: item.sourceCategoryId },
    { holdsBase: isPrimaryMember(session.member), ordered: inCart.flatMap(({ carted }) => carted ?? []) },
  )
  if (!categoryId) return []
  const base = { categoryId, membershipId: null, isGift: false }
  const id = itemId(base)
  return [
    { item: { ...base, id, type: 'MembershipPurchase', sourceCategoryId: null }, value: null, carted: null },
  ]
}

/** A renewal or upgrade that names no membership is of the one that was verified. */
function withSource(item: MembershipItem, { member }: Visit['session']): MembershipItem {
  if (item.type === 'MembershipPurchase' || item.membershipId) return item
  return { ...item, membershipId: member?.membershipIds[0] ?? null }
}

const itemOf = (carted: CartedMembership): MembershipItem => ({
  id: carted.id ?? '',
  type: carted.type,
  categoryId: carted.membershipCategoryId,
  membershipId: carted.membershipId ?? null,
  sourceCategoryId: carted.sourceCategoryId ?? null,
  isGift: carted.isGift,
})

type LoadedMembership = { membership: OrderMembership; choice: MembershipChoice }

async function loadMembership(
  visit: Visit,
  selection: MembershipSelection,
): Promise<LoadedMembership | null> {
  const { api, context, tenantId } = visit
  const { item, carted } = selection
  const response = api.members.category({ params: { id: item.categoryId } }).then(({ payload }) => payload)
  const category = await withFallback(response, { log: context.log, what: 'membership', fallback: null })
  if (!category) return null
  const options = await optionsOf(visit, { category, selection })
  const picture = category.images.find(({ primary }) => primary) ?? category.images[0] ?? null
  const detail = `/membership/${encodeURIComponent(tenantId)}/detail/${encodeURIComponent(item.categoryId)}`
  return {
    membership: {
      item,
      name: category.name,
      kind: kindOf(item, visit),
      shortDescription: category.shortDescription,
      picture,
      changeHref: withQuery(detail, { sourceCategoryId: item.sourceCategoryId }),
      options,
    },
    choice: {
      value: chosenValue(category, { selection, options }),
      renews: carted ? carted.isAutorenew : await goesOnRenewing(visit, item),
    },
  }
}

/** Whether it goes on from a membership that renews by itself: renewed or upgraded by hand, it does so still. */
async function goesOnRenewing(visit: Visit, { type, membershipId }: MembershipItem): Promise<boolean> {
  if (type === 'MembershipPurchase' || !membershipId) return false
  const info = await readRecurring(visit, membershipId)
  return info?.recurring.recurringPaymentPlan?.status === 'active'
}

/** In the venue's words what kind of purchase it is. */
function kindOf({ type, isGift }: MembershipItem, { venue }: Visit): string {
  if (isGift) return venue.text('membership-giving-gift')
  if (type === 'MembershipPurchase') return venue.text('cart-membership')
  if (type === 'Rejoin') return venue.text('membership-rejoin')
  return venue.text(type === 'Upgrade' ? 'membership-upgrade' : 'membership-renew')
}

/** What is named, when it can be had; otherwise what the venue would choose first (MEM-145). Something named that cannot be had leaves the choice open. */
function chosenValue(
  category: MembershipCategoryPayload,
  { selection, options }: { selection: MembershipSelection; options: readonly OfferingOption[] },
): string {
  if (selection.value === null) {
    const first = preselectedOffering(offeringsOf(category), { isGift: selection.item.isGift })
    return first ? optionValue(first.offeringId, first.pricePointId) : ''
  }
  const open = options.filter(({ disabled }) => !disabled)
  const { value: requested } = selection
  const [first, ...others] = open.filter(
    ({ value }) => value === requested || isOnlyOffering(value, requested),
  )
  return first && others.length === 0 ? first.value : ''
}

/** 'year~' names an offering without a price point. */
const isOnlyOffering = (value: string, requested: string) =>
  requested.endsWith('~') && value.startsWith(requested)

const offeringsOf = ({ offerings }: MembershipCategoryPayload) =>
  offerings.map(offering => ({ ...offering, prices: offering.priceLists.flatMap(({ prices }) => prices) }))

type OptionsRequest = { category: MembershipCategoryPayload; selection: MembershipSelection }

function optionsOf(visit: Visit, { category, selection }: OptionsRequest): Promise<OfferingOption[]> {
  const options = offeringsOf(category).flatMap(offering =>
    offering.prices.filter(isSelectable).map(async (point): Promise<OfferingOption> => {
      const price = await priceOf(visit, { selection, offeringId: offering.id, point })
      return {
        value: optionValue(offering.id, point.id),
        name: offeringName(offering.name, point.personType.name),
        description: point.personType.description,
        price,
        perMonth: selection.item.type === 'Upgrade' ? null : renewalPerMonth(offering, point.price),
        renewal: offering.autorenewalType,
        disabled: !isOfferingOpen(offering, { isGift: selection.item.isGift }),
      }
    }),
  )
  return Promise.all(options)
}

type PriceQuery = { selection: MembershipSelection; offeringId: string; point: { id: string; price: number } }

/** The list price; of an upgrade what the cart has worked out already, else what the server answers (ORD-218). */
async function priceOf(
  { api, context }: Visit,
  { selection, offeringId, point }: PriceQuery,
): Promise<number | null> {
  const { item, carted } = selection
  if (item.type !== 'Upgrade') return point.price
  const isCarted = carted?.membershipOfferingId === offeringId && carted.pricePointId === point.id
  const price = upgradePrice({
    membershipId: item.membershipId ?? '',
    offeringId,
    pricePointId: point.id,
    levelId: item.categoryId,
    calculatedPrice: isCarted ? carted.calculatedPrice : null,
  })
  if ('known' in price) return price.known
  const response = api.members
    .validatePurchase({ query: price.ask })
    .then(({ payload }) => payload.calculatedPrice)
  return withFallback(response, { log: context.log, what: 'upgrade price', fallback: null })
}
