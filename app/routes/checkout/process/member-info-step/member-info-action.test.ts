import { describe, expect, test } from 'vitest'
import { gifterPayload } from '#app/rules/memberships/cardholder-payload.ts'
import { blankAddress, blankCard, blankGiver } from '#tests/builders/blank-records.ts'
import { ada, anOrder, bo, change, stored, typed } from '#tests/builders/member-info-action.ts'
import { broken, failing, PAGE, wrong } from '#tests/builders/press-checkout.ts'

describe('the member info step', () => {
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
              email: 'ada@moss.test',
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

  test('a field that the form has not stays as it is known, one that it has is what was typed', async () => {
    const found = await change('memberInfo', {
      itemId: 'm1',
      'primary.name': 'Ada Moss',
      'primary.email': '',
    })
    const [first] = stored(found) ?? []
    const { membershipInfo } = first as { membershipInfo: { membershipCards: object[] } }
    const [card] = membershipInfo.membershipCards
    expect(card).toMatchObject({ firstName: 'Ada', email: '', streetAddress1: 'a', zipCode: 'H2X 1Y4' })
  })

  test('who shares an email has that of the giver, or of the first cardholder, and is told of no gift', async () => {
    const form = {
      ...typed,
      'gifter.email': 'ed@moss.test',
      'primary.sharesEmail': 'on',
      'primary.email': 'typed before',
      'secondary.0.sharesEmail': 'on',
      notifyGiftRecipient: 'on',
    }
    const [first] = stored(await change('memberInfo', form)) ?? []
    const { membershipInfo } = first as {
      membershipInfo: { notifyGiftRecipient: boolean; membershipCards: { email: string }[] }
    }
    expect(membershipInfo.membershipCards.map(({ email }) => email)).toEqual([
      'ed@moss.test',
      'ed@moss.test',
      '',
    ])
    expect(membershipInfo.notifyGiftRecipient).toBe(false)
  })

  test('what is wrong with a shared email is told once, with whose it is', async () => {
    const gift = { isGift: true, gifterInfo: gifterPayload() }
    const after = [anOrder({ isEdited: true, primaryCardholder: { ...ada, email: '' } }, gift)]
    const wrongAt = async (form: object) => {
      const { reply } = await change('memberInfo', { ...typed, ...form }, { after })
      return Object.keys((reply as { errors: object }).errors).filter(name => name.endsWith('.email'))
    }
    expect(await wrongAt({ 'primary.sharesEmail': 'on' })).toEqual(['gifter.email'])
    expect(await wrongAt({})).toEqual(['gifter.email', 'primary.email'])
  })

  test('a membership that cannot be bought is taken out of the order, and nothing else', async () => {
    const invalid = anOrder({ id: 'm2', isInvalidMembership: true })
    const dropped = await change('dropMembership:m2', {}, { orders: [anOrder(), invalid] })
    expect(dropped).toMatchObject({ leadsTo: PAGE })
    expect(stored(dropped)).toMatchObject([{ id: 'm1' }])
    expect(stored(dropped)).toHaveLength(1)
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
})
