import type { CardholderPayload, MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { primaryBase } from '#app/rules/memberships/held-membership.ts'
import { localDateAt } from '../calendar/wall-time.ts'
import { hasInvalidMembership } from '../carts/may-check-out.ts'
import { catalogueMaps } from '../catalogue/catalogue-maps.ts'
import { gifterPayload, keptCardholder, newCardholder } from './cardholder-payload.ts'
import { mayBeGift, shareGiver } from './gift.ts'
import type { ChosenMembership, MembershipBook, SoundMembership } from './judge-membership.ts'
import { pricePointName } from './levels-on-sale.ts'
import { cardChannel, maySendCards } from './member-cards.ts'
import {
  isFaultless,
  isPrimaryChecked,
  type MembershipOrderErrors,
  membershipOrderErrors,
  peopleOf,
} from './membership-order.ts'
import type { PersonErrors } from './person-errors.ts'
import { primaryCardholder } from './primary-cardholder.ts'
import { countsAsSecondary, secondariesAllowed } from './secondary-cardholders.ts'

/** A membership of the cart, and what was found of it; null where it cannot be sold. */
export type JudgedMembership = { chosen: ChosenMembership; sound: SoundMembership | null }

type Book = Pick<MembershipBook, 'venue' | 'now' | 'sources'>

/**
 * Who the memberships of a cart are for (CHK-100): what was sent, with the people of the memberships they start from. Only cards
 * of that membership are known by an id, whatever was sent. The first giver stands in for others (CHK-153).
 */
export function membershipOrders(judged: readonly JudgedMembership[], book: Book): MembershipOrderPayload[] {
  const hasNoBase = lacksBase(judged, book)
  const orders = judged.map(one => orderOf(one, book))
  const bases = orders.filter(({ membershipInfo: { auxiliary, isGift } }) => !auxiliary && !isGift)
  const basePrimary = bases[0]?.primaryCardholder ?? verifiedPrimary(book)
  return withSharedGiver(orders).map((order, index) => {
    const { auxiliary, membershipCategoryId } = order.membershipInfo
    const neededLevels = auxiliary && hasNoBase ? basesOf(membershipCategoryId, book) : []
    const isInvalidMembership = !judged[index]?.sound?.offering || (auxiliary && hasNoBase)
    const primaryCardholder = order.primaryCardholder ?? (order.isPrimaryChecked ? null : basePrimary)
    const whole = { ...order, primaryCardholder, isInvalidMembership, neededLevels }
    if (!order.isEdited) return whole
    const errors = membershipOrderErrors(peopleOf(whole), book.venue.document.company)
    return { ...withErrors(whole, errors), isEdited: !isInvalidMembership && isFaultless(errors) }
  })
}

/** Marks the cards of people with whom something is wrong. */
function withErrors(order: MembershipOrderPayload, errors: MembershipOrderErrors): MembershipOrderPayload {
  const hasError = (person: PersonErrors | undefined) => Object.keys(person ?? {}).length > 0
  const primary = order.primaryCardholder && {
    ...order.primaryCardholder,
    hasError: hasError(errors.primary),
  }
  const secondaries = order.secondaryCardholders.map((card, index) => ({
    ...card,
    hasError: hasError(errors.secondaries[index]),
  }))
  const membershipCards = [
    ...(order.membershipInfo.membershipCards[0]?.cardType === 'primary' && primary ? [primary] : []),
    ...secondaries,
  ]
  return {
    ...order,
    membershipInfo: { ...order.membershipInfo, membershipCards },
    primaryCardholder: primary,
    secondaryCardholders: secondaries,
  }
}

function lacksBase(judged: readonly JudgedMembership[], { sources, venue }: Book): boolean {
  const { categories } = catalogueMaps(venue)
  const memberships = judged.map(({ chosen }) => ({
    ...chosen,
    auxiliary: categories.get(chosen.membershipCategoryId)?.auxiliary ?? false,
  }))
  return hasInvalidMembership(memberships, primaryBase(sources, { venue }) !== undefined)
}

/** The names of the levels that an auxiliary group goes with. */
const basesOf = (id: string, { venue }: Book): string[] =>
  venue.membershipCategories
    .filter(({ auxiliaryCategoryIds }) => auxiliaryCategoryIds.includes(id))
    .map(({ name }) => name)

/** An auxiliary membership of somebody who is a member already is theirs. */
function verifiedPrimary({ sources, venue }: Book): CardholderPayload | null {
  const card = primaryBase(sources, { venue })?.holder
  return card ? { ...keptCardholder(card, { expiresOn: null }), id: '' } : null
}

function orderOf({ chosen, sound }: JudgedMembership, book: Book): MembershipOrderPayload {
  const { venue } = book
  const { company, confirmationEmailRestrictions } = venue.document
  const { type, isGift, membershipInfo: sent } = chosen
  const category = catalogueMaps(venue).categories.get(chosen.membershipCategoryId)
  const notNewPurchase = type !== 'MembershipPurchase'
  const auxiliary = category?.auxiliary ?? false
  const isAutorenew = sound?.isAutorenew ?? false
  const isLocked = Boolean(sound?.source)
  const isChecked = isPrimaryChecked({ isGift, isAutorenew, isLocked, notNewPurchase, auxiliary })
  const primaryCardholder = primaryOf({ chosen, sound }, isChecked)
  const secondaryCardholders = secondariesOf({ chosen, sound }, book)
  const maySend = maySendCards(confirmationEmailRestrictions, { action: type, channel: cardChannel(company) })
  return {
    id: chosen.id ?? '',
    type: 'membership',
    itemType: type,
    name: category?.name ?? '',
    membershipInfo: {
      isGift,
      giftMessage: sent?.giftMessage ?? '',
      notifyGiftRecipient: isGift && maySend && (sent?.notifyGiftRecipient ?? false),
      gifterInfo: gifterPayload(sent?.gifterInfo),
      pricePointId: sound?.pricePoint?.id ?? null,
      pricePointName: sound?.pricePoint ? pricePointName(sound.pricePoint, venue) : '',
      membershipOfferingId: sound?.offering?.id ?? null,
      membershipOfferingName: sound?.offering?.name ?? '',
      membershipCategoryId: chosen.membershipCategoryId,
      membershipCategoryName: category?.name ?? '',
      membershipId: sound?.source?.membershipId ?? null,
      auxiliary,
      autorenewalType: sound?.offering?.autorenewalType ?? 'none',
      isAutorenew,
      membershipCards: [...(primaryCardholder ? [primaryCardholder] : []), ...secondaryCardholders],
    },
    primaryCardholder,
    secondaryCardholders,
    numberOfSecondaryCardholders: secondariesAllowed(category?.rules.numberOfCardHolders ?? 1),
    canGift: mayBeGift({ levelAllowsGifts: category?.rules.canGift ?? false, notNewPurchase }),
    notNewPurchase,
    isInvalidMembership: false,
    neededLevels: [],
    isEdited: sent?.isEdited ?? false,
    isPrimaryChecked: isChecked,
    canSendMemberCardsForGift: isGift && maySend,
    membershipLevelCollection: category?.levelCollection ?? null,
  }
}

/** Whoever is asked is as typed; who is not stays as on record. */
function primaryOf({ chosen, sound }: JudgedMembership, isChecked: boolean): CardholderPayload | null {
  const held = sound?.source?.row
  const card = held && primaryCardholder(held.document.cardholders)
  const sent = chosen.membershipInfo?.membershipCards.find(({ cardType }) => cardType === 'primary')
  if (card && held)
    return keptCardholder(
      { ...card, cardType: 'primary' },
      { sent: isChecked ? sent : undefined, expiresOn: held.expiresOn },
    )
  return sent && isChecked ? newCardholder(sent, 'primary') : null
}

/** Those of the membership that count (CHK-155), each with what was typed over it, and then the new ones. */
function secondariesOf({ chosen, sound }: JudgedMembership, { venue, now }: Book): CardholderPayload[] {
  const sent = (chosen.membershipInfo?.membershipCards ?? []).filter(
    ({ cardType }) => cardType === 'secondary',
  )
  const held = sound?.source?.row
  const today = localDateAt(now, venue.document.venue.timeZone)
  const counting = (held?.document.cardholders ?? []).filter(card => {
    const expiresOn = card.expirationDate ?? held?.expiresOn ?? null
    return countsAsSecondary({ ...card, expiresOn }, { type: chosen.type, today })
  })
  return [
    ...counting.map(card =>
      keptCardholder(card, {
        sent: sent.find(({ id }) => id === card.id),
        expiresOn: held?.expiresOn ?? null,
      }),
    ),
    ...sent.filter(({ id, dropped }) => !id && !dropped).map(card => newCardholder(card, 'secondary')),
  ]
}

function withSharedGiver(orders: readonly MembershipOrderPayload[]): MembershipOrderPayload[] {
  const shared = shareGiver(orders.map(({ membershipInfo }) => membershipInfo))
  return orders.map((order, index) => ({ ...order, membershipInfo: shared[index] ?? order.membershipInfo }))
}
