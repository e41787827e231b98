import { describe, expect, test } from 'vitest'
import { gifterPayload, newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { OpenCheckout } from '../checkout-page.server.ts'
import { sentInfo, withMemberInfo } from '../store-cart.server.ts'
import { blankAddress, blankCard, blankGiver } from '#tests/builders/blank-records.ts'
import {
  PAGE,
  cart,
  failing,
  broken,
  wrong,
  draft,
  press,
  type Press,
} from '#tests/builders/press-checkout.ts'

const ada = newCardholder(
  {
    firstName: 'Ada',
    lastName: 'Moss',
    email: 'ada@moss.test',
    country: 'CA',
    zipCode: 'H2X 1Y4',
    city: 'M',
    streetAddress1: 'a',
    state: 'QC',
  },
  'primary',
)
const bo = { ...newCardholder({ firstName: 'Bo', lastName: 'Moss' }, 'secondary'), id: 'card-2' }
const anOrder = (about: object = {}, info: object = {}) =>
  ({
    id: 'm1',
    isEdited: false,
    isInvalidMembership: false,
    isPrimaryChecked: true,
    primaryCardholder: { ...ada, id: 'card-1' },
    secondaryCardholders: [bo],
    numberOfSecondaryCardholders: 2,
    membershipInfo: {
      isGift: false,
      giftMessage: '',
      notifyGiftRecipient: false,
      gifterInfo: gifterPayload(),
      ...info,
    },
    ...about,
  }) as unknown as MembershipOrderPayload

describe('the member info step', () => {
  const memberships = [{ id: 'm1', type: 'MembershipPurchase' }, { id: 'm2' }]
  const person = {
    firstName: 'Ada',
    lastName: 'Moss',
    country: 'CA',
    streetAddress1: '1 Rue',
    city: 'Montréal',
    state: 'QC',
    zipCode: 'H2X 1Y4',
  }
  const named = (prefix: string, fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))
  const typed = {
    itemId: 'm1',
    secondaries: '2',
    ...named('primary', person),
    ...named('secondary.0', { id: 'card-2', firstName: 'Bo', lastName: 'Moss' }),
    ...named('secondary.1', { firstName: 'Cy', lastName: 'Moss' }),
  }
  const memberSteps: OpenCheckout['steps'] = [
    { name: 'memberInfo', number: 1 },
    { name: 'payment', number: 2 },
    { name: 'review', number: 3 },
  ]
  const change = (
    intent: string,
    form: object,
    {
      after = [anOrder({ isEdited: true })] as unknown,
      orders = [anOrder(), anOrder({ id: 'm2' })],
      calls = {},
      ...about
    }: Press & { after?: unknown; orders?: MembershipOrderPayload[] } = {},
  ) =>
    press({
      intent,
      form: form as Record<string, string>,
      checkout: { steps: memberSteps, orders, cart: { ...cart, memberships } as never },
      calls: { memberships: () => after, ...calls },
      ...about,
    })
  const stored = ({ requests }: Awaited<ReturnType<typeof change>>) =>
    (requests[0]?.[1] as { body: { memberships: object[] } } | undefined)?.body.memberships

  test('keeps who the membership is for, and goes on when all of them are done', async () => {
    const found = await change('memberInfo', {
      ...typed,
      giftMessage: 'x'.repeat(1_001),
      notifyGiftRecipient: 'on',
    })
    expect(found).toMatchObject({ leadsTo: PAGE, kept: { membership: '', done: ['memberInfo'] } })
    expect(stored(found)).toEqual([
      {
        id: 'm1',
        membershipInfo: {
          giftMessage: 'x'.repeat(1_000),
          gifterInfo: {
            city: '',
            country: '',
            email: '',
            firstName: '',
            lastName: '',
            otherState: '',
            phoneNumber: '',
            state: '',
            streetAddress1: '',
            streetAddress2: '',
            zipCode: '',
          },
          isEdited: true,
          membershipCards: [
            {
              cardType: 'primary',
              city: 'Montréal',
              country: 'CA',
              email: '',
              firstName: 'Ada',
              id: 'card-1',
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: 'QC',
              streetAddress1: '1 Rue',
              streetAddress2: '',
              zipCode: 'H2X 1Y4',
            },
            {
              cardType: 'secondary',
              city: '',
              country: '',
              dropped: false,
              email: '',
              firstName: 'Bo',
              id: 'card-2',
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zipCode: '',
            },
            {
              cardType: 'secondary',
              city: '',
              country: '',
              dropped: false,
              email: '',
              firstName: 'Cy',
              id: undefined,
              lastName: 'Moss',
              otherState: '',
              phoneNumber: '',
              state: '',
              streetAddress1: '',
              streetAddress2: '',
              zipCode: '',
            },
          ],
          notifyGiftRecipient: true,
        },
        type: 'MembershipPurchase',
      },
      {
        id: 'm2',
        membershipInfo: {
          giftMessage: '',
          gifterInfo: blankGiver,
          isEdited: false,
          membershipCards: [
            {
              ...blankCard,
              address: {
                ...blankAddress,
                city: 'M',
                country: 'CA',
                state: 'QC',
                streetAddress1: 'a',
                zipCode: 'H2X 1Y4',
              },
              city: 'M',
              country: 'CA',
              email: 'ada@moss.test',
              firstName: 'Ada',
              id: 'card-1',
              lastName: 'Moss',
              name: 'Ada Moss',
              state: 'QC',
              streetAddress1: 'a',
              zip: 'H2X 1Y4',
              zipCode: 'H2X 1Y4',
            },
            {
              ...blankCard,
              cardType: 'secondary',
              firstName: 'Bo',
              id: 'card-2',
              lastName: 'Moss',
              name: 'Bo Moss',
            },
          ],
          notifyGiftRecipient: false,
        },
      },
    ])
    expect(found.requests[1]).toEqual(['memberships', { headers: { 'x-cart-id': 'c1' } }])
  })

  test('goes on to the next membership while one is not done', async () => {
    const after = [anOrder({ isEdited: true }), anOrder({ id: 'm2' })]
    expect(await change('memberInfo', typed, { after })).toMatchObject({
      leadsTo: `${PAGE}#membership-open`,
      kept: { done: [], membership: '' },
    })
  })

  test('says what is wrong at its fields, and which cards are too many', async () => {
    const after = [
      anOrder({
        isEdited: true,
        primaryCardholder: { ...ada, firstName: '' },
        secondaryCardholders: [bo, { ...bo, lastName: '' }],
        numberOfSecondaryCardholders: 1,
      }),
    ]
    expect(await change('memberInfo', typed, { after })).toMatchObject({
      status: 400,
      reply: wrong({
        'primary.firstName': 'cardholder-first-name-required',
        secondaries: 'member-info-too-many allowed=2 excess=1',
        'secondary.1.lastName': 'cardholder-last-name-required',
      }),
      kept: { membership: 'm1', done: [] },
    })
    const gift = [anOrder({ isEdited: true, secondaryCardholders: [] }, { isGift: true })]
    const { reply } = await change('memberInfo', typed, { after: gift })
    expect(Object.keys((reply as { errors: object }).errors)).toEqual([
      'gifter.firstName',
      'gifter.lastName',
      'gifter.email',
    ])
  })

  test('a membership that cannot be bought sends back to the order, once the others are done', async () => {
    const invalid = anOrder({ id: 'm2', isInvalidMembership: true })
    expect(
      await change('memberInfo', typed, { after: [anOrder({ isEdited: true }), invalid] }),
    ).toMatchObject({ reply: { notice: 'member-info-invalid', editOrder: true, errors: {} } })
    const other = await change('memberInfo', typed, {
      after: [anOrder({ isEdited: true }), anOrder({ id: 'm3' }), invalid],
    })
    expect(other).toMatchObject({ leadsTo: `${PAGE}#membership-open`, kept: { done: [] } })
    const none = await change(
      'memberInfo',
      { itemId: 'm2' },
      { orders: [anOrder({ isEdited: true }), invalid] },
    )
    expect(none).toMatchObject({
      reply: { notice: 'member-info-invalid' },
      requests: [],
      kept: { membership: 'm2' },
    })
  })

  test('what the server does not take is told in its words, or the venue’s', async () => {
    const put = (text: string) =>
      change('memberInfo', typed, { calls: { put: failing('UNPROCESSABLE', text) } })
    expect(await put('Too long')).toMatchObject({
      status: 400,
      reply: { notice: 'Too long', editOrder: true },
      kept: { membership: 'm1' },
    })
    expect(await put('')).toMatchObject({ reply: { notice: 'error-checkout-failed' } })
    await expect(change('memberInfo', typed, { calls: { put: broken } })).rejects.toThrow('no answer')
    expect(
      await change('openMembership:m2', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ reply: { notice: 'No' } })
    expect(
      await change('addCardholder', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ reply: { notice: 'No' } })
    expect(
      await change('change:payment', typed, { calls: { put: failing('UNPROCESSABLE', 'No') } }),
    ).toMatchObject({ reply: { notice: 'No' } })
  })

  test('another membership is opened; what was typed of this one stays', async () => {
    const found = await change('openMembership:m:2', typed)
    expect(found).toMatchObject({ leadsTo: `${PAGE}#membership-open`, kept: { membership: 'm:2' } })
    expect(stored(found)).toMatchObject([
      {
        id: 'm1',
        membershipInfo: { isEdited: false, membershipCards: [{ firstName: 'Ada' }, {}, { firstName: 'Cy' }] },
      },
      { id: 'm2' },
    ])
    expect(await change('openMembership:m2', {})).toMatchObject({ requests: [], kept: { membership: 'm2' } })
  })

  test('cardholders are added, removed and taken back', async () => {
    const cards = (found: Awaited<ReturnType<typeof change>>) =>
      (
        stored(found)![0] as {
          membershipInfo: {
            membershipCards: { cardType: string; id?: string; dropped?: boolean; firstName?: string }[]
          }
        }
      ).membershipInfo.membershipCards.map(({ cardType, id, dropped, firstName }) => [
        cardType,
        id,
        dropped,
        firstName,
      ])
    const primary = ['primary', 'card-1', undefined, 'Ada']
    const one = { ...typed, secondaries: '1' }
    const added = await change('addCardholder', one)
    expect(added).toMatchObject({ leadsTo: `${PAGE}#additional-cardholders`, kept: { membership: 'm1' } })
    expect(cards(added)).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
      ['secondary', undefined, undefined, undefined],
    ])
    expect(cards(await change('addCardholder', typed))).toHaveLength(3)
    expect(cards(await change('removeCardholder:0', typed))).toEqual([
      primary,
      ['secondary', 'card-2', true, 'Bo'],
      ['secondary', undefined, false, 'Cy'],
    ])
    expect(cards(await change('removeCardholder:1', typed))).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
    ])
    const dropped = { ...one, 'secondary.0.dropped': 'on', 'secondary.0.firstName': 'typed over' }
    expect(cards(await change('undoRemove:0', dropped))).toEqual([
      primary,
      ['secondary', 'card-2', false, 'Bo'],
    ])
    expect(await change('addCardholder', { itemId: 'gone' })).toMatchObject({
      leadsTo: PAGE,
      requests: [],
      kept: draft,
    })
    expect(
      await change('addCardholder', one, { orders: [anOrder({ isInvalidMembership: true })] }),
    ).toMatchObject({ requests: [] })
  })

  test('who is not asked is not read, and no more cards than there can be', async () => {
    const unasked = await change('openMembership:m2', typed, {
      orders: [anOrder({ isPrimaryChecked: false, primaryCardholder: null })],
    })
    expect(stored(unasked)?.[0]).toMatchObject({
      membershipInfo: { membershipCards: [{ cardType: 'secondary' }, { cardType: 'secondary' }] },
    })
    const many = await change(
      'openMembership:m2',
      { itemId: 'm1', secondaries: '9999' },
      { orders: [anOrder({ isPrimaryChecked: false })] },
    )
    expect(
      (stored(many)![0] as { membershipInfo: { membershipCards: object[] } }).membershipInfo.membershipCards,
    ).toHaveLength(100)
    const long = 'x'.repeat(300)
    const fields = [
      'firstName',
      'email',
      'phoneNumber',
      'country',
      'streetAddress1',
      'streetAddress2',
      'zipCode',
    ]
    const cut = await change('openMembership:m2', {
      itemId: 'm1',
      secondaries: 'none',
      ...named('primary', Object.fromEntries(fields.map(field => [field, long]))),
    })
    const [primary] = (stored(cut)![0] as { membershipInfo: { membershipCards: Record<string, string>[] } })
      .membershipInfo.membershipCards
    expect(fields.map(field => primary?.[field]?.length)).toEqual([100, 254, 40, 60, 200, 200, 20])
  })

  test('what is known of people is sent with their memberships', () => {
    const order = anOrder({ isEdited: true }, { giftMessage: 'Hi', notifyGiftRecipient: true })
    const info = {
      isEdited: true,
      giftMessage: 'Hi',
      notifyGiftRecipient: true,
      gifterInfo: gifterPayload(),
      membershipCards: [{ ...ada, id: 'card-1' }, bo],
    }
    expect(sentInfo(order)).toEqual(info)
    expect(sentInfo(anOrder({ isPrimaryChecked: false })).membershipCards).toEqual([bo])
    expect(sentInfo(anOrder({ primaryCardholder: null })).membershipCards).toEqual([bo])
    expect(withMemberInfo({ memberships } as never, [order])).toEqual([
      { ...memberships[0], membershipInfo: info },
      memberships[1],
    ])
  })
})
