import { describe, expect, test } from 'vitest'
import { gifterPayload } from '#app/rules/memberships/cardholder-payload.ts'
import {
  ada,
  anOrder,
  bo,
  change,
  memberships,
  named,
  stored,
  typed,
} from '#tests/builders/member-info-action.ts'
import { draft, PAGE } from '#tests/builders/press-checkout.ts'
import { sentInfo, withMemberInfo } from '../store-cart.server.ts'

describe('the member info step', () => {
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
