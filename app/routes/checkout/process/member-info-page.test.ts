import { describe, expect, test } from 'vitest'
import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import { gifterPayload, newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import type { CheckoutDraft } from '#app/session/checkout-draft.ts'
import { blankDraft } from '#tests/builders/blank-records.ts'
import { ada, anOrder, bareCart, bareVenue, page } from '#tests/builders/checkout-page.ts'
import type { VisitDetails } from '#tests/builders/plain-visit.ts'
import type { OpenCheckout } from './open-checkout.server.ts'

describe('the member info step', () => {
  const bo = (about: object = {}) => ({
    ...newCardholder({ firstName: 'Bo', lastName: 'Moss' }, 'secondary'),
    ...about,
  })
  const memberships = [
    { id: 'm1', membershipOfferingName: 'A year', pricePointName: 'Adult', isAutorenew: false },
  ]
  const steps: OpenCheckout['steps'] = [
    { name: 'memberInfo', number: 1 },
    { name: 'payment', number: 2 },
    { name: 'review', number: 3 },
  ]
  const info = async (
    orders: MembershipOrderPayload[],
    about: VisitDetails = {},
    checkout: Partial<OpenCheckout> = {},
  ) =>
    (await page(about, { orders, steps, cart: { ...bareCart, memberships } as never, ...checkout }))
      .memberInfo

  test('of somebody who is known, with more cardholders than there may be', async () => {
    const order = anOrder({
      primaryCardholder: ada,
      secondaryCardholders: [
        bo(),
        bo({ id: '2', firstName: 'Cy', name: 'Cy Moss', dropped: true }),
        bo({ firstName: 'Di', name: 'Di Moss' }),
      ],
      numberOfSecondaryCardholders: 1,
    })
    const found = await info([order])
    expect({
      ...found,
      panels: found?.panels.map(
        ({ primaryCardholder: _, secondaryCardholders: __, membershipInfo: ___, ...panel }) => panel,
      ),
    }).toEqual({
      addressOrder: ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'],
      form: { name: 'parts', phone: true, address: true },
      isBlocked: false,
      verifyHref: '/auth/pier/members?ref=%2Fcheckout%2Fpier%2Fprocess&logout=1',
      joinHref: null,
      panels: [
        {
          countries: [{ label: 'Canada', value: 'CA' }],
          excess: 1,
          folded: { gifter: true, primary: false, secondaries: [true, true, true] },
          shared: { primary: null, secondaries: [null, null, null] },
          id: 'm1',
          isCurrent: true,
          isEdited: false,
          isInvalidMembership: false,
          isNext: false,
          isPrimaryChecked: true,
          kind: 'A year\u00a0· Adult',
          loaded: true,
          mayAdd: false,
          neededLevels: [],
          numberOfSecondaryCardholders: 1,
          requiredOfPrimary: [
            'firstName',
            'lastName',
            'country',
            'streetAddress1',
            'city',
            'otherState',
            'zipCode',
          ],
          requiredOfSecondary: ['firstName', 'lastName'],
          state: 'form',
          summary: 'Ada Moss, Bo Moss, and Di Moss',
          undo: [false, false, false],
        },
      ],
      states: [{ label: 'Quebec of ca', value: 'QC' }],
      zipHint: 'cardholder-postal-code-hint',
    })
    expect(found?.panels[0]).toMatchObject({
      primaryCardholder: ada,
      secondaryCardholders: order.secondaryCardholders,
    })
  })

  test('of nobody yet: the buyer’s email and the venue’s country stand in it', async () => {
    const session = { visitor: { name: 'Me Moss', email: 'me@moss.test' } } as never
    const first = async (order: MembershipOrderPayload, draft: Partial<CheckoutDraft> = {}) => {
      const panel = (await info([order], { session }, { draft: { ...blankDraft, ...draft } }))?.panels[0]
      const {
        primaryCardholder: primary,
        membershipInfo,
        kind,
        summary,
        requiredOfPrimary,
        requiredOfSecondary,
        mayAdd,
      } = panel!
      return {
        email: primary?.email,
        country: primary?.country,
        giver: membershipInfo.gifterInfo.email,
        kind,
        summary,
        requiredOfPrimary,
        requiredOfSecondary,
        mayAdd,
      }
    }
    expect(await first(anOrder({ numberOfSecondaryCardholders: 1 }))).toEqual({
      country: 'US',
      email: 'me@moss.test',
      giver: '',
      kind: 'A year\u00a0· Adult',
      mayAdd: true,
      requiredOfPrimary: ['firstName', 'lastName', 'country', 'streetAddress1', 'city', 'state', 'zipCode'],
      requiredOfSecondary: ['firstName', 'lastName'],
      summary: 'Me Moss',
    })
    expect(
      await first(anOrder({ isEdited: true }, { isGift: true }), { deliveryEmail: 'to@moss.test' }),
    ).toEqual({
      country: 'US',
      email: '',
      giver: 'to@moss.test',
      kind: 'member-info-gift\u00a0· A year\u00a0· Adult',
      mayAdd: false,
      requiredOfPrimary: [
        'firstName',
        'lastName',
        'email',
        'country',
        'streetAddress1',
        'city',
        'state',
        'zipCode',
      ],
      requiredOfSecondary: ['firstName', 'lastName'],
      summary: 'member-info-buyer',
    })
    expect(await first(anOrder({ isPrimaryChecked: false }))).toMatchObject({
      email: undefined,
      country: undefined,
    })
    const giver = { ...gifterPayload(), email: 'own@moss.test', name: 'Ed' }
    expect(
      await first(anOrder({ primaryCardholder: ada }, { isGift: true, gifterInfo: giver })),
    ).toMatchObject({
      email: 'ada@moss.test',
      country: 'CA',
      giver: 'own@moss.test',
      summary: 'member-info-gift-summary recipient=Ada Moss giver=Ed',
    })
  })

  test('who is signed in stands in a membership of their own, and as the giver of a gift, never as its recipient', async () => {
    const session = { visitor: { name: 'Me Moss', email: 'me@moss.test' } } as never
    const panelOf = async (order: MembershipOrderPayload) => (await info([order], { session }))?.panels[0]
    expect((await panelOf(anOrder()))?.primaryCardholder).toMatchObject({ name: 'Me Moss', firstName: 'Me' })
    const gift = await panelOf(anOrder({}, { isGift: true }))
    expect([gift?.primaryCardholder?.name, gift?.membershipInfo.gifterInfo]).toEqual([
      '',
      expect.objectContaining({ name: 'Me Moss', email: 'me@moss.test' }),
    ])
    expect(gift?.folded).toMatchObject({ gifter: true, primary: false })
  })

  test('the short form asks for no address, unless the venue sends something by post, and loads no lists for it', async () => {
    const panelOf = async (company: object) => {
      const found = await info([anOrder()], {
        company: { ...bareVenue.company, cardholderForm: 'short', ...company },
      })
      return { form: found?.form, states: found?.states, required: found?.panels[0]?.requiredOfPrimary }
    }
    expect(await panelOf({})).toEqual({
      form: { name: 'one', phone: false, address: false },
      states: null,
      required: ['firstName', 'lastName'],
    })
    expect(await panelOf({ cardholderAddress: true })).toMatchObject({
      form: { name: 'one', phone: false, address: true },
      states: [{ value: 'QC' }],
      required: ['firstName', 'lastName', 'country', 'streetAddress1', 'city', 'state', 'zipCode'],
    })
  })

  test('the recipient of a gift is written to where its giver is, until another email is known; so are others of a venue that needs an email of each', async () => {
    const sharedOf = async (order: MembershipOrderPayload, requireEmail = false) => {
      const company = { ...bareVenue.company, requireEmail }
      return (await info([order], { company }))?.panels[0]?.shared
    }
    const giver = { ...gifterPayload(), firstName: 'Ed', name: 'Ed', email: 'ed@moss.test' }
    const gift = (about: object) => anOrder(about, { isGift: true, gifterInfo: giver })
    expect(await sharedOf(gift({}))).toEqual({ primary: true, secondaries: [] })
    expect(await sharedOf(gift({ primaryCardholder: ada }))).toEqual({ primary: false, secondaries: [] })
    const family = anOrder({
      primaryCardholder: ada,
      secondaryCardholders: [bo(), bo({ email: 'bo@moss.test' }), bo({ email: ada.email })],
      numberOfSecondaryCardholders: 3,
    })
    expect(await sharedOf(family)).toEqual({ primary: null, secondaries: [null, null, null] })
    expect(await sharedOf(family, true)).toEqual({ primary: null, secondaries: [true, false, true] })
  })

  test('where an email of each is needed, whoever has a name and shares that of the first is one line', async () => {
    const secondaryCardholders = [bo(), bo({ email: 'bo@' }), bo({ firstName: '', lastName: '', name: '' })]
    const family = anOrder({ primaryCardholder: ada, secondaryCardholders, numberOfSecondaryCardholders: 3 })
    const company = { ...bareVenue.company, requireEmail: true }
    const folded = (await info([family], { company }))?.panels[0]?.folded
    expect(folded?.secondaries).toEqual([true, false, false])
  })

  test('a venue that needs an email of everybody asks for it', async () => {
    const company = { ...bareVenue.company, requireEmail: true }
    const panel = (await info([anOrder({ primaryCardholder: ada })], { company }))?.panels[0]
    expect(panel?.requiredOfPrimary).toContain('email')
    expect(panel?.requiredOfSecondary).toEqual(['firstName', 'lastName', 'email'])
  })

  test('the lists are those of the country in hand, and of nobody who is not asked', async () => {
    const path = '/checkout/pier/process?country=CA'
    expect(await info([anOrder()], { path })).toMatchObject({
      states: [{ value: 'QC', label: 'Quebec of ca' }],
      zipHint: 'cardholder-postal-code-hint',
    })
    expect(await info([anOrder()], { path: '/checkout/pier/process?country=ca' })).toMatchObject({
      states: [{ value: 'QC', label: 'Quebec of us' }],
      zipHint: null,
    })
    expect(await info([anOrder({ isPrimaryChecked: false })])).toMatchObject({ states: null })
    const later = { draft: { ...blankDraft, done: ['memberInfo' as const] } }
    expect(await info([anOrder()], {}, later)).toMatchObject({ states: null, panels: [{ countries: null }] })
  })

  test('a membership that cannot be bought blocks the step; only the panel in hand has lists', async () => {
    const orders = [
      anOrder({ id: 'm1' }),
      anOrder({ id: 'm2' }),
      anOrder({ id: 'm3', isInvalidMembership: true }),
    ]
    const draft = { ...blankDraft, membership: 'm2' }
    expect(await info(orders, {}, { draft })).toMatchObject({
      isBlocked: true,
      panels: [
        { id: 'm1', isCurrent: false, countries: null, kind: 'A year\u00a0· Adult', state: 'next' },
        { id: 'm2', isCurrent: true, countries: [{ value: 'CA', label: 'Canada' }], kind: '', state: 'form' },
        { id: 'm3', isCurrent: false, countries: null, state: 'invalid' },
      ],
    })
    expect(await info([anOrder()])).toMatchObject({ isBlocked: false })
    expect(await info([])).toBeNull()
  })
})
