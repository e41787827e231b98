import { describe, expect, test } from 'vitest'
import { sentOrder } from '#tests/builders/sent-order.ts'
import {
  draftMemberships,
  itemFields,
  missingOffering,
  offeringField,
  renewalField,
  typedChoices,
} from './membership-form.ts'

describe('the memberships of a form', () => {
  const item = {
    id: 'friend~M-1',
    type: 'Renewal',
    categoryId: 'friend',
    membershipId: 'M-1',
    sourceCategoryId: 'family',
    isGift: false,
  } as const
  const gift = {
    id: 'kids~gift',
    type: 'MembershipPurchase',
    categoryId: 'kids',
    membershipId: null,
    sourceCategoryId: null,
    isGift: true,
  } as const
  const damaged = itemFields({ ...item, id: 'damaged' })
  const without = (name: string) => damaged.filter(([field]) => !field.endsWith(name))
  const readWith = (fields: [string, string][]) => sentOrder(fields).memberships
  const read = readWith([
    ...itemFields(item),
    [offeringField('friend~M-1'), 'year~adult'],
    [renewalField('friend~M-1'), 'on'],
    ...itemFields(gift),
  ])

  test.each([
    ['type', without('.type')],
    ['category', without('.categoryId')],
    ['known type', [...without('.type'), [damaged[0]![0], 'Nonsense'] satisfies [string, string]]],
  ])('one that says no %s is left out', (_, fields) => {
    expect(readWith(damaged)).toHaveLength(1)
    expect(
      readWith([...itemFields(gift), ...(fields as [string, string][])]).map(({ item: { id } }) => id),
    ).toEqual(['kids~gift'])
  })

  test('each is read with what was chosen of it', () => {
    expect(read).toEqual([
      { item, choice: { value: 'year~adult', renews: true } },
      { item: gift, choice: { value: '', renews: false } },
    ])
    expect(typedChoices(read)).toEqual({
      'friend~M-1': { value: 'year~adult', renews: true },
      'kids~gift': { value: '', renews: false },
    })
  })

  test('they are sent without the one that leaves', () => {
    expect(draftMemberships(read, { name: 'update' })).toEqual([
      {
        id: 'friend~M-1',
        type: 'Renewal',
        membershipCategoryId: 'friend',
        membershipOfferingId: 'year',
        pricePointId: 'adult',
        membershipId: 'M-1',
        sourceCategoryId: 'family',
        isGift: false,
        isAutorenew: true,
      },
      {
        id: 'kids~gift',
        type: 'MembershipPurchase',
        membershipCategoryId: 'kids',
        isGift: true,
        isAutorenew: false,
      },
    ])
    expect(
      draftMemberships(read, { name: 'drop-membership', membershipId: 'friend~M-1' }).map(({ id }) => id),
    ).toEqual(['kids~gift'])
  })

  test('the first one without an offering gets the focus', () => {
    expect(missingOffering(read)).toBe(offeringField('kids~gift'))
    expect(missingOffering(read.slice(0, 1))).toBeNull()
  })
})
