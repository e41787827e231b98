import type { CartPayload } from '#app/contract/carts.ts'
import { loadMemberships } from '#app/routes/orders/tickets/items/membership/load-membership.server.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'

export const ORDER = '/orders/pier/tickets'

const selling = { membership: true, membershipSales: true }

const point = (id: string, price: number) => ({
  id,
  price,
  personType: { id, name: `One ${id}`, description: `for one ${id}` },
})

export const friend = {
  id: 'friend',
  name: 'Friend',
  shortDescription: 'A friend',
  images: [
    { primary: false, thumbnail: '/far.jpg' },
    { primary: true, thumbnail: '/friend.jpg' },
  ],
  offerings: [
    {
      id: 'month',
      name: 'A month',
      duration: 1,
      autorenewalType: 'required',
      priceLists: [{ prices: [point('adult', 900)] }],
    },
    {
      id: 'year',
      name: 'A year',
      duration: 12,
      autorenewalType: 'optional',
      priceLists: [
        { prices: [point('adult', 9000), point('closed', -1)] },
        { prices: [point('child', 5000)] },
      ],
    },
  ],
}

export const carted = (about: object = {}) => ({
  id: 'item-1',
  type: 'MembershipPurchase',
  membershipCategoryId: 'friend',
  auxiliary: false,
  isGift: false,
  isAutorenew: false,
  ...about,
})

export type Opening = {
  query?: string
  memberships?: object[]
  member?: object
  category?: (id: string) => unknown
  upgrade?: (query: object) => unknown
  /** how the membership renews that the order goes on from */
  plan?: object | null
  company?: object
}

export async function open({
  query = '',
  memberships,
  member,
  category = () => friend,
  upgrade,
  plan = null,
  company = selling,
}: Opening) {
  const calls: string[] = []
  const visit = plainVisit({
    path: `${ORDER}${query}`,
    company,
    session: (member ? { member } : {}) as never,
    api: {
      members: {
        category: async ({ params }: { params: { id: string } }) => {
          calls.push(params.id)
          return { payload: category(params.id) }
        },
        recurring: async () => ({ payload: { recurring: { recurringPaymentPlan: plan } } }),
        validatePurchase: async ({ query: price }: { query: object }) => ({
          payload: { calculatedPrice: upgrade?.(price) },
        }),
      },
    },
  })
  const cart = memberships ? ({ memberships } as unknown as CartPayload) : null
  return { ...(await loadMemberships(visit, cart)), calls }
}
