import type { MembershipOrderPayload } from '#app/contract/membership-orders.ts'
import type { OpenCheckout } from '#app/routes/checkout/process/open-checkout.server.ts'
import { gifterPayload, newCardholder } from '#app/rules/memberships/cardholder-payload.ts'
import { cart, type Press, press } from '#tests/builders/press-checkout.ts'

export const ada = newCardholder(
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

export const bo = { ...newCardholder({ firstName: 'Bo', lastName: 'Moss' }, 'secondary'), id: 'card-2' }

export const anOrder = (about: object = {}, info: object = {}) =>
  ({
    id: 'm1',
    isEdited: false,
    isInvalidMembership: false,
    neededLevels: [],
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

export const memberships = [{ id: 'm1', type: 'MembershipPurchase' }, { id: 'm2' }]

const person = {
  firstName: 'Ada',
  lastName: 'Moss',
  country: 'CA',
  streetAddress1: '1 Rue',
  city: 'Montréal',
  state: 'QC',
  zipCode: 'H2X 1Y4',
}

export const named = (prefix: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [`${prefix}.${name}`, value]))

export const typed = {
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

export const change = (
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

export const stored = ({ requests }: Awaited<ReturnType<typeof change>>) =>
  (requests[0]?.[1] as { body: { memberships: object[] } } | undefined)?.body.memberships
