import type { CartDraft } from '#app/contract/carts.ts'
import type { StageMember } from '#app/rules/scenes/stage-venue.ts'
import { stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { type AsIf, type AsIfScene, asLevels } from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { giftOf, payMembership, primaryOf } from './checkout-scenes.ts'
import type { ChangedAnswers } from './scene-conditions.ts'
import { checkoutOf, isOrdered } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'
import type { SceneVisitor } from './scene-visitor.ts'

type MembershipDraft = NonNullable<CartDraft['memberships']>[number]

/** A level that anybody may join and give away, as an order has it: the one for most people. */
function levelToGive({ venue }: SceneVisitor): Omit<MembershipDraft, 'id' | 'type'> | null {
  const levels = venue.membershipCategories
    .filter(({ auxiliary, canJoin, rules }) => !auxiliary && canJoin && rules.canGift)
    .toSorted((a, b) => b.rules.numberOfCardHolders - a.rules.numberOfCardHolders)
  for (const { id, offerings } of levels)
    for (const { id: membershipOfferingId, prices } of offerings) {
      const [price] = prices
      if (price) return { membershipCategoryId: id, membershipOfferingId, pricePointId: price.id }
    }
  return null
}

/** A gift and two memberships of one's own: who the gift is for is given, the second is asked about, the third waits. */
async function orderSeveral(visitor: SceneVisitor): Promise<boolean> {
  const level = levelToGive(visitor)
  if (!level) return false
  const memberships = [true, false, false].map((isGift, index) => ({
    ...level,
    id: `scene-membership-${index}`,
    type: 'MembershipPurchase' as const,
    isGift,
  }))
  if (!(await isOrdered(visitor, { memberships }))) return false
  await visitor.press(checkoutOf(visitor), {
    intent: 'memberInfo',
    itemId: 'scene-membership-0',
    ...giftOf(visitor),
    ...primaryOf(visitor),
  })
  return true
}

const several: SceneScript = async visitor => {
  if (!(await orderSeveral(visitor))) return null
  const add = { intent: 'addCardholder', itemId: 'scene-membership-1' }
  await visitor.press(checkoutOf(visitor), add)
  return page(checkoutOf(visitor))
}

/** A membership that cannot be bought as it is: without the one that it goes with. */
const needy: SceneScript = async visitor => {
  if (!(await orderSeveral(visitor))) return null
  const levels = visitor.venue.membershipCategories.slice(0, 2).map(({ name }) => name)
  const answers: ChangedAnswers = {
    'carts.memberships': (orders: object[]) =>
      orders.map(order => ({ ...order, isEdited: false, isInvalidMembership: true, neededLevels: levels })),
  }
  return page(checkoutOf(visitor), { intent: 'memberInfo' }, { answers })
}

/** A membership of whoever pays, of which nobody is asked who it is for. */
const ofBuyer: SceneScript = async visitor => {
  if (!(await orderSeveral(visitor))) return null
  const answers: ChangedAnswers = {
    'carts.memberships': (orders: { membershipInfo: object }[]) =>
      orders.map(({ membershipInfo, ...order }, index) => ({
        ...order,
        membershipInfo: { ...membershipInfo, isGift: false },
        primaryCardholder: null,
        isPrimaryChecked: false,
        isEdited: index === 0,
      })),
  }
  return page(checkoutOf(visitor), undefined, { answers })
}

/** The next term of a membership, with the people who hold it. */
export async function orderRenewal(visitor: SceneVisitor, part: StageMember): Promise<boolean> {
  if (!(await becomeMember(visitor, part))) return false
  const api = await visitor.api()
  const { payload } = await api.members.detail({ params: { membershipId: stageMembershipId(part) } })
  const option = payload.eligibility.renewOptions.find(({ id }) => id === payload.categoryId)
  const level = visitor.venue.membershipCategories.find(({ id }) => id === option?.id)
  const offering = level?.offerings.find(({ prices }) => prices.length > 0)
  if (!option || !offering) return false
  const renewed = { membershipId: payload.membershipId, membershipCategoryId: option.id }
  const price = { membershipOfferingId: offering.id, pricePointId: offering.prices[0]?.id }
  return isOrdered(visitor, {
    memberships: [{ id: 'scene-membership', type: option.action, ...renewed, ...price }],
  })
}

const renewal: SceneScript = async visitor =>
  (await orderRenewal(visitor, 'renewing')) ? page(checkoutOf(visitor)) : null

const removed: SceneScript = async visitor => {
  if (!(await orderRenewal(visitor, 'renewing'))) return null
  const card = { secondaries: '1', 'secondary.0.id': `${stageMembershipId('renewing')}-2` }
  const names = { 'secondary.0.firstName': 'Jo', 'secondary.0.lastName': 'Vale' }
  const press = { intent: 'removeCardholder:0', itemId: 'scene-membership' }
  await visitor.press(checkoutOf(visitor), { ...press, ...card, ...names })
  return page(checkoutOf(visitor))
}

/** A gift that renews by itself, at the last step. */
const reviewGift: SceneScript = async visitor =>
  (await payMembership(visitor, { isGift: true, email: 'kim.lake@scene.example' }))
    ? page(checkoutOf(visitor))
    : null

const reviewMembership: SceneScript = async visitor =>
  (await payMembership(visitor, { isGift: false, email: visitor.email })) ? page(checkoutOf(visitor)) : null

/** Every level renews by itself. */
export const asRenewing: AsIf = asLevels(level => ({
  ...level,
  offerings: level.offerings.map(offering => ({ ...offering, autorenewalType: 'required' as const })),
}))

const asForOne: AsIf = asLevels(level => ({ ...level, rules: { ...level.rules, numberOfCardHolders: 1 } }))

/** Who memberships of an order are for. */
export const membershipOrderScenes = {
  'member-info-several': several,
  'member-info-needs': needy,
  'member-info-buyer': ofBuyer,
  'member-info-renewal': renewal,
  'member-info-removed': removed,
  'review-gift': reviewGift,
} satisfies Record<string, SceneScript>

export const membershipAsIfScenes = {
  'member-info-as-for-one': { asIf: asForOne, script: renewal },
  'review-as-renewing': { asIf: asRenewing, script: reviewMembership },
} satisfies Record<string, AsIfScene>
