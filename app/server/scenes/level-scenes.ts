import { joinHref, orderMembershipHref } from '#app/rules/links/membership-links.ts'
import { stageMembershipId } from '#app/rules/scenes/stage-venue.ts'
import { type AsIf, type AsIfScene, asCompany, asGroups, asLevels } from './as-if.ts'
import { becomeMember } from './become-member.ts'
import { payMembership, primaryOf } from './checkout-scenes.ts'
import { membersPath } from './member-scenes.ts'
import { asRenewing, orderRenewal } from './membership-order-scenes.ts'
import { checkoutOf, complete } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

/** The mailed link, opened in the browser that asked for it. */
const linkOwn: SceneScript = async visitor => {
  const email = 'active@scene.example'
  await visitor.press(`${membersPath(visitor)}?by=email`, { email })
  const text = (await visitor.mailTo(email))?.text ?? ''
  const [link] = /\/auth\/\S+membershipVerificationToken=\S+/.exec(text) ?? []
  return link ? page(link) : null
}

type Own = { membershipId: string; auxiliary: boolean }

/** A member who belongs to a group beside their membership. */
const auxiliary: SceneScript = async visitor => {
  if (!(await becomeMember(visitor, 'active'))) return null
  const answers = {
    'members.mine': (own: Own[]) => [
      ...own,
      ...own.slice(0, 1).map(one => ({ ...one, membershipId: 'SCENE-GROUP', auxiliary: true })),
    ],
  }
  return page(`/membership/${encodeURIComponent(visitor.tenantId)}/profile`, undefined, { answers })
}

type Level = { id: string }

/** Auxiliary groups that need another membership. */
const groupsNeeding =
  (isMember: boolean): SceneScript =>
  async visitor => {
    if (isMember && !(await becomeMember(visitor, 'active'))) return null
    const answers = {
      'members.categories': (levels: Level[]) =>
        levels.map(level => ({
          ...level,
          auxiliaryCategoryIds: levels.map(({ id }) => id),
          isInvalidMembership: true,
          membershipLevelGroup: null,
          renewal: null,
        })),
    }
    return page(joinHref({ tenantId: visitor.tenantId }, { show: 'auxiliary' }), undefined, { answers })
  }

/** An upgrade of which nobody can tell the price just now. */
const upgradeUnpriced: SceneScript = async visitor => {
  const levels = visitor.venue.membershipCategories
  const held = levels.find(({ upgradeToIds }) => upgradeToIds.length > 0)
  const [categoryId] = held?.upgradeToIds ?? []
  if (!categoryId || !(await becomeMember(visitor, 'active'))) return null
  const wish = { action: 'Upgrade' as const, membershipId: stageMembershipId('active'), categoryId }
  const path = orderMembershipHref({ tenantId: visitor.tenantId }, wish)
  return page(path, undefined, { broken: ['members.validatePurchase'] })
}

/** A renewal that costs nothing today, paid with another card than the one on file. */
const otherCard: SceneScript = async visitor => {
  if (!(await orderRenewal(visitor, 'renewing'))) return null
  const checkout = checkoutOf(visitor)
  const holder = { ...primaryOf(visitor), itemId: 'scene-membership' }
  await visitor.press(checkout, { intent: 'memberInfo', ...holder })
  await visitor.press(checkout, { intent: 'cardNew' })
  return page(checkout)
}

const confirmationOf =
  (isGift: boolean): SceneScript =>
  async visitor => {
    if (!(await payMembership(visitor, { isGift, email: visitor.email }))) return null
    const confirmation = await complete(visitor)
    return confirmation ? page(confirmation) : null
  }

const asByPhone = asLevels(level => ({ ...level, disallowUpgrade: true, upgradeToIds: [] }))

/** Levels that renew by themselves and cost nothing. */
const asFreeLevels: AsIf = venue => {
  const renewing = asRenewing(venue)
  return asLevels(level => ({
    ...level,
    offerings: level.offerings.map(offering => ({
      ...offering,
      prices: offering.prices.map(price => ({ ...price, price: 0 })),
    })),
  }))(renewing)
}

/** More ways to buy a level than a list shows at once. */
const asManyOfferings = asLevels(level => ({
  ...level,
  offerings: level.offerings.flatMap(offering =>
    Array.from({ length: 8 }, (_, count) => ({ ...offering, id: `${offering.id}-${count}` })),
  ),
}))

const LIFE_MONTHS = 1200

/** Every membership is for life. */
const asForLife = asLevels(level => ({
  ...level,
  offerings: level.offerings.map(offering => ({ ...offering, duration: LIFE_MONTHS })),
}))

const MANY = 12

/** Of many benefits each is given by all levels but one; the name of the first level stands for what is given. */
const asManyBenefits = asLevels((level, at, all) => ({
  ...level,
  benefits: Array.from({ length: MANY }, (_, index) => `${all[0]?.name} ${index + 1}`).filter(
    (_, index) => index % all.length !== at,
  ),
}))

const levels: SceneScript = async ({ tenantId }) => page(joinHref({ tenantId }, {}))

const orderLevel: SceneScript = async visitor => {
  const level = visitor.venue.membershipCategories.find(one => !one.auxiliary && one.canJoin)
  const wish = { action: 'MembershipPurchase' as const }
  const base = { tenantId: visitor.tenantId }
  return level ? page(orderMembershipHref(base, { ...wish, categoryId: level.id })) : null
}

const memberUnknown: SceneScript = async visitor =>
  page(membersPath(visitor), { membershipId: 'NOBODY-1', lastName: 'Vale' })

const emailUnknown: SceneScript = async visitor =>
  page(
    `${membersPath(visitor)}?by=email`,
    { email: 'active@scene.example' },
    { refused: { 'members.sendVerification': { code: 'INTERNAL' } } },
  )

const upgradePage: SceneScript = async visitor =>
  (await becomeMember(visitor, 'active'))
    ? page(`/membership/${encodeURIComponent(visitor.tenantId)}/upgrade`)
    : null

/** Memberships that are looked at, bought and carried on as seldom happens. */
export const levelScenes = {
  'confirmation-gift': confirmationOf(true),
  'member-link-own': linkOwn,
  'member-auxiliary': auxiliary,
  'order-upgrade-unpriced': upgradeUnpriced,
} satisfies Record<string, SceneScript>

export const levelAsIfScenes = {
  'confirmation-as-renewing': { asIf: asRenewing, script: confirmationOf(false) },
  'groups-as-needing': { asIf: asGroups, script: groupsNeeding(false) },
  'groups-as-needing-member': { asIf: asGroups, script: groupsNeeding(true) },
  'payment-as-other-card': { asIf: asFreeLevels, script: otherCard },
  'member-unknown-as-number': { asIf: asCompany({ requireLastName: false }), script: memberUnknown },
  'members-failed-as-email': { asIf: asCompany({ verifyById: false }), script: emailUnknown },
  'upgrade-as-by-phone': { asIf: asByPhone, script: upgradePage },
  'levels-as-for-life': { asIf: asForLife, script: levels },
  'levels-as-many-benefits': { asIf: asManyBenefits, script: levels },
  'order-as-many-offerings': { asIf: asManyOfferings, script: orderLevel },
} satisfies Record<string, AsIfScene>
