import { expect, test } from 'vitest'
import type { CartDocument } from './stored-cart.ts'
import { keepPeople, withoutPeople } from './without-people.ts'

const ada = { people: 'Ada' } as never
const membership = (id: string, about: object = {}) =>
  ({ id, membershipCategoryId: 'duo', ...about }) as never
const CART = {
  visitorId: 'V-1',
  membershipIds: ['M-1'],
  templates: [{ eventTemplateId: 'boat', events: [] }],
  comboItems: [],
  memberships: [membership('own', { membershipInfo: ada }), membership('named', { membershipInfo: ada })],
  donations: [{ inventoryId: 'rescue', amount: 500, donationDetail: { recognitionName: 'Ada' } }],
  donationDetail: { recognitionName: 'Ada' },
  forms: [],
  namedByLink: ['named'],
} as unknown as CartDocument

test('a device that came by a link sees what was chosen and nobody who was named elsewhere', () => {
  const shown = withoutPeople(CART)
  expect(shown.templates).toEqual(CART.templates)
  expect(shown.memberships).toEqual([membership('own'), membership('named', { membershipInfo: ada })])
  expect(shown.donations).toEqual([{ inventoryId: 'rescue', amount: 500 }])
  expect(JSON.stringify({ ...shown, memberships: [] })).not.toMatch(/Ada|M-1|V-1/)
})

test('what it was not shown stays as it was, and whom it names itself it is shown', () => {
  const sent = { memberships: [membership('own', { membershipInfo: ada }), membership('other')] }
  const after = { ...withoutPeople(CART), donations: [{ inventoryId: 'rescue', amount: 900 }] as never }
  const kept = keepPeople({ before: CART, after }, sent)
  expect(kept.donations).toEqual([
    { inventoryId: 'rescue', amount: 900, donationDetail: { recognitionName: 'Ada' } },
  ])
  expect([kept.visitorId, kept.donationDetail, kept.namedByLink]).toEqual([
    'V-1',
    CART.donationDetail,
    ['named', 'own'],
  ])
})
