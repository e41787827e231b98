import { z } from 'zod'
import type { CartDraft } from '#app/contract/carts.ts'
import { purchaseType } from '#app/rules/memberships/purchase-type.ts'
import { formKey } from '../../form-key.ts'
import { fieldsByKey, fieldText, isSent } from '../../form-record.ts'
import type { Intent } from '../../intent.ts'
import type { MembershipChoice, MembershipChoices, MembershipItem } from './membership-model.ts'

/** A membership of the form, and what was chosen of it. */
export type TypedMembership = { item: MembershipItem; choice: MembershipChoice }

const fieldOf = (id: string, name: string) => ['memberships', formKey(id), name].join('.')

export const offeringField = (id: string) => fieldOf(id, 'offering')
export const renewalField = (id: string) => fieldOf(id, 'renews')

/** Name and value of the hidden fields that say which membership it is; the server looks up all the rest. */
export function itemFields({ id, ...item }: MembershipItem): [name: string, value: string][] {
  const { type, categoryId, membershipId, sourceCategoryId, isGift } = item
  const values = { type, categoryId, membershipId, sourceCategoryId, isGift: isGift ? 'true' : null }
  return Object.entries(values).flatMap(([name, value]) => (value ? [[fieldOf(id, name), value]] : []))
}

const membershipEntries = () =>
  fieldsByKey(
    z.object({
      type: fieldText().transform(type => (type ? purchaseType(type) : null)),
      categoryId: fieldText(),
      membershipId: z.string().nullable().catch(null),
      sourceCategoryId: z.string().nullable().catch(null),
      isGift: isSent(),
      offering: fieldText(),
      renews: isSent(),
    }),
  )

/** The memberships with what is chosen for each; one that does not say what it is is left out. */
export const membershipFields = () => membershipEntries().transform(typedMemberships)

const typedMemberships = (entries: z.output<ReturnType<typeof membershipEntries>>): TypedMembership[] =>
  entries.flatMap(([id, { type, categoryId, offering, renews, ...item }]) =>
    type && categoryId
      ? [{ item: { id, type, categoryId, ...item }, choice: { value: offering, renews } }]
      : [],
  )

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
