import type { CartDraft } from '#app/contract/carts.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import type { Intent } from '../../intent.ts'
import {
  itemField,
  type MembershipChoice,
  type MembershipChoices,
  type MembershipItem,
  offeringField,
  renewalField,
} from './membership-model.ts'

/** A membership of the form, and what was chosen of it. */
export type TypedMembership = { item: MembershipItem; choice: MembershipChoice }

/** What stands in the hidden field of a membership; the server looks up all the rest. */
export function printItem({
  id,
  type,
  categoryId,
  membershipId,
  sourceCategoryId,
  isGift,
}: MembershipItem): string {
  return new URLSearchParams({
    id,
    type,
    categoryId,
    ...(membershipId ? { membershipId } : {}),
    ...(sourceCategoryId ? { sourceCategoryId } : {}),
    ...(isGift ? { isGift: 'true' } : {}),
  }).toString()
}

/** The memberships of the form with what was chosen for each; one whose field is damaged is left out. */
export function readMemberships(form: FormData): TypedMembership[] {
  const prefix = itemField('')
  return [...form]
    .filter(([name]) => name.startsWith(prefix))
    .flatMap(([, value]) => {
      const item = readItem(String(value))
      if (!item) return []
      const chosen = String(form.get(offeringField(item.id)) ?? '')
      return [{ item, choice: { value: chosen, renews: form.has(renewalField(item.id)) } }]
    })
}

function readItem(text: string): MembershipItem | null {
  const fields = new URLSearchParams(text)
  const type = purchaseType(fields.get('type'))
  const [id, categoryId] = [fields.get('id'), fields.get('categoryId')]
  if (!type || !id || !categoryId) return null
  return {
    id,
    type,
    categoryId,
    membershipId: fields.get('membershipId'),
    sourceCategoryId: fields.get('sourceCategoryId'),
    isGift: fields.get('isGift') === 'true',
  }
}

/** What was chosen, to be given back with a refusal. */
export const typedChoices = (memberships: readonly TypedMembership[]): MembershipChoices =>
  Object.fromEntries(memberships.map(({ item, choice }) => [item.id, choice]))

/** The memberships as they are sent, without the one that leaves. */
export function draftMemberships(
  memberships: readonly TypedMembership[],
  intent: Intent,
): NonNullable<CartDraft['memberships']> {
  return memberships
    .filter(({ item }) => !(intent.name === 'drop-membership' && intent.membershipId === item.id))
    .map(({ item, choice }) => {
      const [membershipOfferingId, pricePointId] = choice.value.split('~')
      return {
        id: item.id,
        type: item.type,
        membershipCategoryId: item.categoryId,
        membershipOfferingId: membershipOfferingId || undefined,
        pricePointId: pricePointId || undefined,
        membershipId: item.membershipId ?? undefined,
        sourceCategoryId: item.sourceCategoryId ?? undefined,
        isGift: item.isGift,
        isAutorenew: choice.renews,
      }
    })
}

/** The field of the first membership without an offering; it gets the focus (ORD-188). */
export function missingOffering(memberships: readonly TypedMembership[]): string | null {
  const open = memberships.find(({ choice }) => !choice.value)
  return open ? offeringField(open.item.id) : null
}
