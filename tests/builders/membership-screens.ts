import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import * as application from '#app/routes/application/route.tsx'
import * as detail from '#app/routes/membership/detail/route.tsx'
import * as group from '#app/routes/membership/group/route.tsx'
import * as join from '#app/routes/membership/join/route.tsx'
import * as profile from '#app/routes/membership/profile/route.tsx'
import * as shell from '#app/routes/membership/shell/route.tsx'
import * as start from '#app/routes/membership/start/route.tsx'
import * as upgrade from '#app/routes/membership/upgrade/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import type { PageRequest } from '#tests/builders/page-loader.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'

const price = (id: string, personTypeId: string, cents: number) => ({ id, personTypeId, price: cents })

const picture = (name: string) => ({
  thumbnail: `/pictures/pier/${name}-thumbnail.avif`,
  screen: `/pictures/pier/${name}-screen.avif`,
  highRes: `/pictures/pier/${name}-highres.avif`,
  description: name,
  primary: true,
})

const year = (cents: number) => ({
  id: 'year',
  name: 'One term',
  duration: 12,
  prices: [price('one', 'adult', cents)],
})

/** Levels out of their order: one for families that can become a patron, one that takes nobody, one whose members have to call. */
const memberships: VenueFileInput['memberships'] = {
  groups: [{ id: 'clubs', name: 'Clubs', auxiliary: true }],
  categories: [
    { id: 'patron', name: 'Patron', displayOrder: 3, rules: { canGift: false }, offerings: [year(20_000)] },
    {
      id: 'friend',
      name: 'Friend',
      displayOrder: 1,
      shortDescription: 'One card, every day.',
      benefits: ['a', 'b', 'c', 'd', 'e', 'f'].map(letter => `Benefit ${letter}`),
      description: 'It pays for itself on the second visit.',
      images: [picture('wave')],
      rules: { numberOfCardHolders: 3 },
      upgradeToIds: ['patron'],
      renewToIds: ['friend'],
      auxiliaryCategoryIds: ['rowing'],
      offerings: [
        {
          id: 'long',
          name: 'The long one',
          duration: 18,
          prices: [
            price('a', 'adult', 9500),
            price('c', 'child', 0),
            price('x', 'child', -1),
            price('s', 'adult', 5000),
            price('t', 'adult', 4000),
          ],
        },
        year(6000),
      ],
    },
    { id: 'founder', name: 'Founder', displayOrder: 2, canJoin: false, offerings: [year(100)] },
    { id: 'caller', name: 'Caller', displayOrder: 4, disallowUpgrade: true, upgradeToIds: ['patron'] },
    {
      id: 'single',
      name: 'Single',
      displayOrder: 5,
      offerings: [
        { ...year(3000), id: 'auto', name: 'Auto', autorenewalType: 'required' as const },
        { ...year(4000), id: 'maybe', name: 'Maybe', autorenewalType: 'optional' as const },
      ],
    },
    { id: 'rowing', name: 'Rowing', auxiliary: true, groupId: 'clubs', offerings: [year(3000)] },
  ],
}

const membership = (membershipId: string, about: object = {}) => ({
  membershipId,
  categoryId: 'friend',
  startDate: '2026-01-01',
  expirationDate: '2026-12-31',
  cardholders: [{ id: `C-${membershipId}`, firstName: 'Ada', lastName: 'Moss' }],
  ...about,
})

/** Friday 20 November, 14 days of grace. */
export const members = [
  membership('active'),
  membership('new', { standing: 'new', startDate: '2026-11-01' }),
  membership('lapsed', { standing: 'lapsed' }),
  membership('dropped', { standing: 'dropped' }),
  membership('in-grace', { expirationDate: '2026-11-06' }),
  membership('over', { expirationDate: '2026-11-05' }),
  membership('external', { externalMembershipId: 'EXT-9' }),
  membership('patron', { categoryId: 'patron' }),
  membership('caller', { categoryId: 'caller' }),
  membership('early', { expirationDate: '2027-10-31' }),
]

const company = {
  auxiliaryMembership: true,
  membershipBenefitsExtension: 14,
  renewalWindowDays: 60,
  postTermRenewalDays: 30,
}

const texts = {
  ...markedWords(['membership', 'shell', 'cart', 'tickets'], degree),
  'membership-info': 'What it is.',
  'membership-description': 'What it gives.',
}

const [boat] = aMuseum().events ?? []

const little = {
  events: [{ ...boat!, orderFormIds: [], addOnIds: [], recommendedEventIds: [], slotRules: [] }],
  combos: [],
  addOns: [],
  donations: {},
  visitors: [{ id: 'V-1', email: 'ada@example.com', firstName: 'Ada', lastName: 'Moss' }],
  reviews: [],
  staff: [],
}

export const loadVenues = async (database: Database) => {
  const load = (
    id: string,
    about: object = {},
    { texts: own = texts, ...contact }: { texts?: object; phoneNumber?: undefined } = {},
  ) =>
    loadVenue(
      database,
      aMuseum({
        ...little,
        venue: {
          id,
          name: 'Pier Museum',
          timeZone: 'America/New_York',
          phoneNumber: '(212) 555-0100',
          ...contact,
        },
        memberships,
        members,
        company: { ...company, ...about },
        texts: own as typeof texts,
      }),
    )
  await load('pier')
  await load('unsold', { membershipSales: false })
  await load('paused', { salesAllowed: false })
  await load(
    'plain',
    { auxiliaryMembership: false, membershipBenefitsExtension: 0 },
    { phoneNumber: undefined },
  )
  await load('external', { allowUpgradeExternalMemberships: true })
  await load('none', { membership: false }, { texts: { ...texts, 'header-hide-login': 'true' } })
  await load('closed', { membershipLogin: false, hideLogin: true })
}

const screens = { join, detail, group, profile, upgrade }

const patterns = { detail: 'detail/:membershipCategoryId', group: 'group/:groupId' }

export type OpenOptions = Partial<PageRequest> & { tenantId?: string; of?: string }

/** A screen of memberships below its frames; `of` are the memberships that were verified. */
export function open(
  database: Database,
  path: string,
  { tenantId = 'pier', of, ...about }: OpenOptions = {},
) {
  const name = (/^[a-z]+/.exec(path)?.[0] ?? '') as keyof typeof screens
  const pattern = name in patterns ? patterns[name as keyof typeof patterns] : name
  return drawPage([application, standard, shell, screens[name] ?? start], {
    database,
    pattern: `membership/:tenantId/${pattern}`,
    path: `/membership/${tenantId}/${path}`,
    ...(of ? { session: verifiedMember(...of.split(' ')) } : {}),
    ...about,
  })
}

export const order = (
  database: Database,
  query: string,
  { tenantId = 'pier', of, ...about }: OpenOptions = {},
) =>
  drawPage([application, standard, tickets], {
    database,
    pattern: 'orders/:tenantId/tickets',
    path: `/orders/${tenantId}/tickets?${query}`,
    ...(of ? { session: verifiedMember(...of.split(' ')) } : {}),
    ...about,
  })

export type DrawnPage = Awaited<ReturnType<typeof open>>

export const linkOf = ({ named }: DrawnPage, name: string) => named('a', name)?.getAttribute('href') ?? null

export const ORDER = '/orders/pier/tickets'

/** What an adult pays for the boat tour, $22 and a fifth less for friends; how the membership stands on its page. */
export async function standing(database: Database, membershipId: string, tenantId = 'pier') {
  const api = await openShop(database).visitor(verifiedMember(membershipId), tenantId)
  const { payload } = await api.events.template({ params: { eventTemplateId: 'boat-tour' } })
  const adult = payload.priceList?.prices.find(({ personType }) => personType.id === 'adult')
  const { words } = await open(database, 'profile', { tenantId, of: membershipId })
  return { adult: adult?.discountedPrice, words }
}

export const buying = (id: string, about: object = {}) => ({
  memberships: [
    {
      id: 'item-1',
      type: 'MembershipPurchase' as const,
      membershipCategoryId: id,
      membershipOfferingId: 'year',
      ...about,
    },
  ],
})

/** How the cart answers to one membership: its code, or nothing. */
export async function refusalOfCart(database: Database, draft: object, { of = '', tenantId = 'pier' } = {}) {
  const api = await openShop(database).visitor(of ? verifiedMember(of) : {}, tenantId)
  return (await refusalOfCall(fillCart(api, draft)))?.code ?? null
}
