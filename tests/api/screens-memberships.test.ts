import { expect } from 'vitest'
import * as application from '#app/routes/application/route.tsx'
import * as verify from '#app/routes/auth/members/route.tsx'
import * as detail from '#app/routes/membership/detail/route.tsx'
import * as group from '#app/routes/membership/group/route.tsx'
import * as join from '#app/routes/membership/join/route.tsx'
import * as profile from '#app/routes/membership/profile/route.tsx'
import * as shell from '#app/routes/membership/shell/route.tsx'
import * as start from '#app/routes/membership/start/route.tsx'
import * as upgrade from '#app/routes/membership/upgrade/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import * as standard from '#app/routes/standard/route.tsx'
import type { ApiClient } from '#app/api/client.ts'
import type { VenueFileInput } from '#app/contract/venue-file/venue-file.ts'
import type { Database } from '#app/data/database/database.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { drawPage, wordsOf } from '#tests/builders/draw-page.tsx'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { type PageRequest, instead } from '#tests/builders/page-loader.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'
import { offeringField } from '#app/routes/orders/tickets/items/membership/membership-form.ts'

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
const members = [
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

const { test } = useDatabase(async database => {
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
})

const screens = { join, detail, group, profile, upgrade }
const patterns = { detail: 'detail/:membershipCategoryId', group: 'group/:groupId' }
type OpenOptions = Partial<PageRequest> & { tenantId?: string; of?: string }

/** A screen of memberships below its frames; `of` are the memberships that were verified. */
function open(database: Database, path: string, { tenantId = 'pier', of, ...about }: OpenOptions = {}) {
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

const order = (database: Database, query: string, { tenantId = 'pier', of, ...about }: OpenOptions = {}) =>
  drawPage([application, standard, tickets], {
    database,
    pattern: 'orders/:tenantId/tickets',
    path: `/orders/${tenantId}/tickets?${query}`,
    ...(of ? { session: verifiedMember(...of.split(' ')) } : {}),
    ...about,
  })

type DrawnPage = Awaited<ReturnType<typeof open>>
const linkOf = ({ named }: DrawnPage, name: string) => named('a', name)?.getAttribute('href') ?? null
const cardOf = ({ named }: DrawnPage, name: string) =>
  named('article a', name)?.closest('article')?.textContent ?? ''

const ORDER = '/orders/pier/tickets'

test('[MEM-074] [MEM-075] the buttons of a level lead to its order, to join and to give it', async ({
  database,
}) => {
  const list = await open(database, 'join')
  expect(linkOf(list, 'Join Now°: Patron°')).toBe(
    `${ORDER}?membershipCategoryId=patron&action=MembershipPurchase`,
  )
  expect(linkOf(list, 'Give as a gift°: Friend°')).toBe(
    `${ORDER}?membershipCategoryId=friend&action=MembershipPurchase&isGift=true`,
  )
})

test('[MEM-091] a level has its picture, title and description: in the list, on its own page and in the order', async ({
  database,
}) => {
  const shown = [
    await open(database, 'join'),
    await open(database, 'detail/friend'),
    await order(database, 'membershipCategoryId=friend&action=new_memberships'),
  ]
  for (const { named, body, words } of shown) {
    expect(named('h1, h2', 'Friend')).not.toBeNull()
    expect(words).toContain('One card, every day.')
    expect([...body.querySelectorAll('img')].map(image => image.getAttribute('src'))).toContain(
      '/pictures/pier/wave-screen.avif',
    )
  }
})

test('[MEM-092] the longer description of a card unfolds, and folds again', async ({ database }) => {
  const { body } = await open(database, 'join')
  const details = [...body.querySelectorAll('details')].find(one => one.textContent?.includes('second visit'))
  expect(details?.querySelector('summary')?.textContent).toBe('Show more°Show less°: Friend')
  expect(details?.textContent).toContain('It pays for itself on the second visit.')
})

test('[MEM-096] [MEM-206] [MEM-292] an offering has its name, its term and each price that can be chosen', async ({
  database,
}) => {
  const card = cardOf(await open(database, 'join'), 'Friend')
  expect(card, 'MEM-292').toContain('1 year 6 months°')
  expect(card, 'MEM-096').toMatch(/The long one1 year 6 months°Adult\$95.*Child/)
  const { body } = await open(database, 'detail/friend')
  const lines = [...body.querySelectorAll('li')].map(item => item.textContent ?? '')
  expect(
    lines.filter(line => line.startsWith('Child')),
    'MEM-206',
  ).toHaveLength(1)
  expect(
    lines.some(line => line.startsWith('Child') && !line.includes('$')),
    'MEM-206',
  ).toBe(true)
})

test('[MEM-054] the words of the venue stand on the auxiliary tab', async ({ database }) => {
  const list = await open(database, 'join')
  expect(linkOf(list, 'Auxiliary Groups°')).toBe('/membership/pier/join?show=auxiliary')
  expect(linkOf(await open(database, 'join', { tenantId: 'plain' }), 'Auxiliary Groups°')).toBeNull()
})

test('[MEM-283] where nothing is sold the list says so', async ({ database }) => {
  expect((await open(database, 'join', { tenantId: 'unsold' })).words).toContain('No memberships found.°')
  expect((await open(database, 'join')).words).not.toContain('No memberships found.')
})

test('[CHK-318] [MEM-297] whoever is not verified is asked in the banner, and led to where members are recognised', async ({
  database,
}) => {
  const list = await open(database, 'join')
  expect(list.words).toContain('Are you a member?°')
  expect(linkOf(list, 'Verify Membership°')).toMatch(/^\/auth\/pier\/members\?/)
  expect((await open(database, 'join', { of: 'active' })).words).not.toContain('Are you a member?')
})

test('[MEM-051] memberships begin with what they are, and the way to join', async ({ database }) => {
  const begin = await open(database, '')
  expect(begin.words).toMatch(/Membership° ?What it is\. ?What it gives\./)
  expect(linkOf(begin, 'View memberships°')).toBe('/membership/pier/join')
  expect(begin.words).toContain('Are you a member?°')
})

test('[MEM-052] the memberships on sale are listed in their order', async ({ database }) => {
  const { body } = await open(database, 'join')
  const cards = [...body.querySelectorAll('article h2')].map(heading => heading.textContent)
  expect(cards).toEqual(['Friend', 'Patron', 'Caller', 'Single'])
})

test('[MEM-053] [MEM-055] the address opens the auxiliary tab, where the venue has one', async ({
  database,
}) => {
  const tab = async (query: string, tenantId = 'pier') => {
    const { body, words } = await open(database, `join?${query}`, { tenantId })
    const marked = [...body.querySelectorAll('main nav [aria-current]')].map(link => link.textContent)
    return [...marked, words.includes('Clubs')]
  }
  expect(await tab('')).toEqual(['Memberships°', false])
  expect(await tab('show=auxiliary')).toEqual(['Auxiliary Groups°', true])
  expect(await tab('show=auxiliary', 'plain')).toEqual([false])
})

test('[MEM-056] [MEM-057] [MEM-058] a group leads to its memberships alone, and back; the base that was chosen goes along', async ({
  database,
}) => {
  const chosen = 'membershipCategoryId=friend'
  const list = await open(database, `join?show=auxiliary&${chosen}`)
  expect(linkOf(list, 'Memberships°: Clubs°'), 'MEM-057').toBe(`/membership/pier/group/clubs?${chosen}`)
  const clubs = await open(database, `group/clubs?${chosen}`)
  const cards = [...clubs.body.querySelectorAll('article h2')].map(heading => heading.textContent)
  expect(cards, 'MEM-058').toEqual(['Rowing'])
  expect(linkOf(clubs, 'All memberships°'), 'MEM-058').toBe(`/membership/pier/join?${chosen}&show=auxiliary`)
  expect(linkOf(clubs, 'Rowing'), 'MEM-056').toBe('/membership/pier/detail/rowing?sourceCategoryId=friend')
  expect(linkOf(clubs, 'Join Now°: Rowing°'), 'MEM-056').toContain('&auxiliary=true&sourceCategoryId=friend')
  const nobody = await open(database, `group/nobody?${chosen}`)
  expect([nobody.status, linkOf(nobody, 'All memberships°')], 'MEM-058').toEqual([
    404,
    `/membership/pier/join?${chosen}&show=auxiliary`,
  ])
})

test('[MEM-059] [MEM-061] [MEM-285] a level has its own page, with the groups that go with it; an unknown one is not found', async ({
  database,
}) => {
  const friend = await open(database, 'detail/friend')
  expect(linkOf(friend, 'All memberships°'), 'MEM-059').toBe('/membership/pier/join')
  expect(friend.named('h1', 'Friend'), 'MEM-059').not.toBeNull()
  expect(friend.words, 'MEM-061').toMatch(/Goes with this membership° ?Rowing/)
  expect(linkOf(friend, 'Join Now°: Rowing°'), 'MEM-061').toContain('sourceCategoryId=friend')
  expect((await open(database, 'detail/patron')).words, 'MEM-061').not.toContain('Goes with this membership')
  const nobody = await open(database, 'detail/nobody')
  expect([nobody.status, nobody.words.includes('Membership not found.°')], 'MEM-285').toEqual([404, true])
})

test('[MEM-060] [MEM-094] [MEM-095] a card has the buttons that its level allows, in the words of the venue', async ({
  database,
}) => {
  const buttons = (drawn: DrawnPage, name: string) =>
    ['Renew', 'Upgrade', 'Join Now', 'Give as a gift'].filter(action => linkOf(drawn, `${action}°: ${name}°`))
  const mine = await open(database, 'detail/friend', { of: 'active' })
  expect(buttons(mine, 'Friend'), 'MEM-060').toEqual(['Renew', 'Give as a gift'])
  expect(linkOf(mine, 'Renew°: Friend°'), 'MEM-060').toBe(
    `${ORDER}?membershipId=active&membershipCategoryId=friend&action=Renewal`,
  )
  const list = await open(database, 'join', { of: 'early' })
  expect(buttons(list, 'Patron'), 'MEM-094').toEqual(['Upgrade', 'Join Now'])
  expect(linkOf(list, 'View Upgrade Options°'), 'MEM-095').toBe(
    '/membership/pier/upgrade?membershipId=early&membershipCategoryId=friend',
  )
  const others = await open(database, 'join')
  expect(buttons(others, 'Friend'), 'MEM-094').toEqual(['Join Now', 'Give as a gift'])
  expect(linkOf(others, 'View Upgrade Options°'), 'MEM-095').toBeNull()
})

test('[MEM-093] [MEM-097] a card in the list shows five benefits and three prices, and counts the others', async ({
  database,
}) => {
  const { body } = await open(database, 'join')
  const card = body.querySelector('article')
  const listed = [...(card?.querySelectorAll('ul') ?? [])].map(list => list.querySelectorAll('li').length)
  expect(listed, 'MEM-093').toEqual([3, 5, 1])
  expect(card?.textContent, 'MEM-093').toContain('View all benefits°')
  expect(card?.textContent, 'MEM-097').toContain('+1 more...°')
  expect(card?.textContent, 'MEM-097').not.toContain('One term')
  const whole = (await open(database, 'detail/friend')).words
  expect(whole, 'MEM-093').not.toContain('View all benefits')
})

test('[MEM-098] a level’s own page has a row for each price, leading to its order, and the days it holds', async ({
  database,
}) => {
  const { body } = await open(database, 'detail/friend')
  const options = body.querySelector('[aria-labelledby="membership-options"]')
  expect(options?.querySelector('h2')?.textContent).toBe('Options°')
  const rows = [...(options?.querySelectorAll('ul a') ?? [])].map(link => link.getAttribute('href'))
  expect(rows).toHaveLength(5)
  expect(rows.at(-1)).toBe(
    `${ORDER}?membershipCategoryId=friend&membershipOfferingId=year&membershipPricePointId=one&action=MembershipPurchase`,
  )
  expect(options?.textContent).toContain('Valid November 20, 2026 to November 19, 2027°')
})

test('[MEM-148] a membership that may not be bought says what it needs: to renew for members, to verify for others', async ({
  database,
}) => {
  const stranger = await open(database, 'detail/rowing')
  expect(stranger.words).toContain('Required°')
  expect(linkOf(stranger, 'Verify Membership°')).toMatch(/^\/auth\/pier\/members/)
  const member = await open(database, 'detail/rowing', { of: 'over' })
  expect(member.words).toContain('Required°')
  expect(linkOf(member, 'Renew now°')).toBe('/membership/pier/renew')
  expect((await open(database, 'detail/rowing', { of: 'active' })).words).not.toContain('Required°')
})

test('[MEM-228] where memberships are not sold no screen asks to join', async ({ database }) => {
  const waysToJoin = async (tenantId: string) => {
    const frame = await order(database, 'eventId=boat-tour', { tenantId })
    const begin = await open(database, '', { tenantId })
    const level = await open(database, 'detail/friend', { tenantId })
    return [
      frame.body.querySelector('a[href$="/join"]') !== null,
      linkOf(begin, 'View memberships°') !== null,
      level.body.querySelector('a[href*="/orders/"][href*="membershipCategoryId"]') !== null,
    ]
  }
  expect(await waysToJoin('pier')).toEqual([true, true, true])
  expect(await waysToJoin('unsold')).toEqual([false, false, false])
})

test('[MEM-071] [MEM-073] without upgrades that is said; where they are not sold online, whom to ask', async ({
  database,
}) => {
  const none = await open(database, 'upgrade', { of: 'patron' })
  expect(none.words, 'MEM-071').toContain('Membership upgrades are not available at this time.°')
  expect(none.words, 'MEM-071').not.toContain('Please contact us')
  const call = await open(database, 'upgrade', { of: 'caller' })
  expect(call.words, 'MEM-073').toContain('Please contact us to upgrade your membership.°')
  expect(linkOf(call, 'Upgrade°: Patron°'), 'MEM-073').toBeNull()
  const some = await open(database, 'upgrade', { of: 'active' })
  expect(some.words, 'MEM-072').toContain('Upgrade for additional benefits.°')
  expect(linkOf(some, 'Upgrade°: Patron°'), 'MEM-072').toBe(
    `${ORDER}?membershipId=active&membershipCategoryId=patron&action=Upgrade`,
  )
})

test('[MEM-072] upgrades have their heading, and what was paid counts', async ({ database }) => {
  const { words } = await open(database, 'upgrade', { of: 'active' })
  expect(words).toContain('Upgrade for additional benefits.°')
  expect(words).toContain('Your current membership payment will apply towards the total.°')
})

/** What an adult pays for the boat tour, $22 and a fifth less for friends; how the membership stands on its page. */
async function standing(database: Database, membershipId: string, tenantId = 'pier') {
  const api = await openShop(database).visitor(verifiedMember(membershipId), tenantId)
  const { payload } = await api.events.template({ params: { eventTemplateId: 'boat-tour' } })
  const adult = payload.priceList?.prices.find(({ personType }) => personType.id === 'adult')
  const { words } = await open(database, 'profile', { tenantId, of: membershipId })
  return { adult: adult?.discountedPrice, words }
}

test('[MEM-126] active and new memberships both count: they give member prices and are said to be active', async ({
  database,
}) => {
  for (const membershipId of ['active', 'new']) {
    const { adult, words } = await standing(database, membershipId)
    expect(adult).toBe(1760)
    expect(words).toContain('Active°')
  }
})

for (const [row, membershipId, sentence] of [
  ['[MEM-127] [MEM-129]', 'lapsed', 'Your membership has expired°'],
  ['[MEM-128] [MEM-129]', 'dropped', 'Your membership has been canceled°'],
] as const)
  test(`${row} a ${membershipId} membership gives nothing, whatever its last day, and says so`, async ({
    database,
  }) => {
    const { adult, words } = await standing(database, membershipId)
    expect(adult).toBe(2200)
    expect(words).toContain(sentence)
  })

test('[MEM-130] a membership is expired when the days of grace after its last day have passed, not before', async ({
  database,
}) => {
  const last = await standing(database, 'in-grace')
  const past = await standing(database, 'over')
  const ungraced = await standing(database, 'in-grace', 'plain')
  expect([last.adult, past.adult, ungraced.adult]).toEqual([1760, 2200, 2200])
  expect(last.words).toContain('Its benefits go on for a few days')
  expect(past.words).toContain('Your membership has expired°')
  expect(ungraced.words).toContain('Your membership has expired°')
})

test('[MEM-131] in the days of grace a membership is said to have expired, while it still gives its prices', async ({
  database,
}) => {
  const { adult, words } = await standing(database, 'in-grace')
  expect(adult).toBe(1760)
  expect(words).toContain('Your membership has expired. Its benefits go on')
})

test('[MEM-133] a new membership without an active one of its number stands by itself', async ({
  database,
}) => {
  const alone = await open(database, 'profile', { of: 'new' })
  expect(alone.words).toContain('Member number new°')
  const beside = await open(database, 'profile?membershipId=active', { of: 'active new' })
  expect(beside.words).toMatch(/Your other memberships° ?Friend/)
})

/** What a member may do with a level, as its call says. */
async function actionsOf(database: Database, level: string, { of = '', tenantId = 'pier' }) {
  const api = await openShop(database).visitor(of ? verifiedMember(of) : {}, tenantId)
  const { payload } = await api.members.category({ params: { id: level } })
  const { canJoin, canGift, canRenew, canUpgrade } = payload
  return { canJoin, canGift, canRenew, canUpgrade }
}

const buying = (id: string, about: object = {}) => ({
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
async function refusalOfCart(database: Database, draft: object, { of = '', tenantId = 'pier' } = {}) {
  const api = await openShop(database).visitor(of ? verifiedMember(of) : {}, tenantId)
  return (await refusalOfCall(fillCart(api, draft)))?.code ?? null
}

test('[MEM-149] a level can be renewed where it is a renew option, upgraded to where it is an upgrade option', async ({
  database,
}) => {
  const of = 'early'
  expect(await actionsOf(database, 'friend', { of: 'active' })).toMatchObject({
    canRenew: true,
    canUpgrade: false,
  })
  expect(await actionsOf(database, 'friend', { of })).toMatchObject({ canRenew: false, canUpgrade: false })
  expect(await actionsOf(database, 'patron', { of })).toMatchObject({ canRenew: false, canUpgrade: true })
  expect(await actionsOf(database, 'patron', {})).toMatchObject({ canRenew: false, canUpgrade: false })
})

test('[MEM-151] a membership that was sold elsewhere is upgraded only where the venue allows it', async ({
  database,
}) => {
  const of = 'external'
  const upgraded = buying('patron', { type: 'Upgrade', membershipId: of })
  expect(await actionsOf(database, 'patron', { of })).toMatchObject({ canUpgrade: false })
  expect(await refusalOfCart(database, upgraded, { of })).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  const tenantId = 'external'
  expect(await actionsOf(database, 'patron', { of, tenantId })).toMatchObject({ canUpgrade: true })
  expect(await refusalOfCart(database, upgraded, { of, tenantId })).toBeNull()
})

test('[MEM-152] a level that takes no new members is not in the list, has no way to join and cannot be ordered', async ({
  database,
}) => {
  expect((await open(database, 'join')).words).not.toContain('Founder')
  const founder = await open(database, 'detail/founder')
  expect([linkOf(founder, 'Join Now°: Founder'), linkOf(founder, 'Give as a gift°: Founder')]).toEqual([
    null,
    null,
  ])
  expect(await actionsOf(database, 'founder', {})).toMatchObject({ canJoin: false })
  expect(await refusalOfCart(database, buying('founder'))).toBe('MEMBERSHIP_NOT_ELIGIBLE')
  expect(await actionsOf(database, 'friend', {})).toMatchObject({ canJoin: true })
})

test.for(['unsold', 'paused'])(
  '[MEM-155] where memberships are not sold, %s, nothing can be done with a level, and none can be ordered',
  async (tenantId, { database }) => {
    const nothing = { canJoin: false, canGift: false, canRenew: false, canUpgrade: false }
    for (const level of ['friend', 'patron'])
      expect(await actionsOf(database, level, { of: 'active', tenantId })).toEqual(nothing)
    for (const draft of [
      buying('friend'),
      buying('friend', { isGift: true }),
      buying('friend', { type: 'Renewal', membershipId: 'active' }),
      buying('patron', { type: 'Upgrade', membershipId: 'active' }),
    ])
      expect(await refusalOfCart(database, draft, { of: 'active', tenantId })).toBe('NOT_SOLD_ONLINE')
    expect((await open(database, 'join', { tenantId })).words).toContain('No memberships found.°')
  },
)

test('[MEM-206] a price of -1 cannot be ordered, one of 0 can', async ({ database }) => {
  const at = (pricePointId: string) => buying('friend', { membershipOfferingId: 'long', pricePointId })
  expect(await refusalOfCart(database, at('x'))).toBe('UNPROCESSABLE')
  expect(await refusalOfCart(database, at('c'))).toBeNull()
})

test('[MEM-101] in the order a membership can be removed and changed, and each offering be chosen with its price', async ({
  database,
}) => {
  const shown = await order(database, 'membershipCategoryId=friend&action=new_memberships')
  expect(linkOf(shown, 'Change membership°')).toBe('/membership/pier/detail/friend')
  const remove = shown.body.querySelector('button[value="drop-membership:friend"]')
  expect([remove?.getAttribute('name'), remove?.textContent]).toEqual(['intent', 'Remove°'])
  const radios = [...shown.body.querySelectorAll(`input[name="${offeringField('friend')}"]`)]
  expect(radios.map(radio => radio.closest('label')?.textContent)).toEqual([
    'The long one, Adult: $95°',
    'The long one, Child: No charge°°3 to 12 years',
    'The long one, Adult: $50°',
    'The long one, Adult: $40°',
    'One term, Adult: $60°',
  ])
})

test('[MEM-102] in the order a gift says that it is one', async ({ database }) => {
  const query = 'membershipCategoryId=friend&action=new_memberships'
  expect((await order(database, `${query}&isGift=true`)).words).toContain('Giving as a Gift°')
  expect((await order(database, query)).words).not.toContain('Giving as a Gift')
})

test('[MEM-145] [MEM-147] an offering that need not renew is chosen at first; a gift cannot have one that must', async ({
  database,
}) => {
  const offerings = async (query: string) => {
    const { body } = await order(database, `membershipCategoryId=single&action=new_memberships${query}`)
    const radios = [
      ...body.querySelectorAll(
        `input[name="${offeringField('single')}"], input[name="${offeringField('single~gift')}"]`,
      ),
    ]
    return radios.map(radio => [
      radio.getAttribute('value'),
      radio.hasAttribute('checked'),
      radio.hasAttribute('disabled'),
    ])
  }
  expect(await offerings(''), 'MEM-145').toEqual([
    ['auto~one', false, false],
    ['maybe~one', true, false],
  ])
  expect(await offerings('&isGift=true'), 'MEM-147').toEqual([
    ['auto~one', false, true],
    ['maybe~one', true, false],
  ])
})

test('[MEM-146] an offering that may renew by itself is asked about, and as a gift shows no sign of it', async ({
  database,
}) => {
  const signs = async (query: string) => {
    const { words } = await order(database, `membershipCategoryId=single&action=new_memberships${query}`)
    return ['Renew automatically°', 'Renews automatically°'].filter(sign => words.includes(sign))
  }
  expect(await signs('')).toEqual(['Renew automatically°'])
  expect(await signs('&isGift=true')).toEqual([])
})

test('[MEM-205] a membership without an offering says what to choose, in the order', async ({ database }) => {
  const shown = await order(database, 'membershipCategoryId=friend&action=new_memberships')
  const hidden = [...shown.body.querySelectorAll<HTMLInputElement>('section input[type="hidden"]')]
  const item = Object.fromEntries(hidden.map(({ name, value }) => [name, value]))
  const form = { intent: 'checkout', ...item, [offeringField('friend')]: '' }
  const refused = await order(database, '', { form })
  expect(refused.words).toContain('Please select a membership offering to continue°')
})

test('[MEM-103] an upgrade whose price cannot be worked out now can be asked for', async ({ database }) => {
  const query = 'membershipCategoryId=patron&action=MembershipUpgrade&membershipId=active'
  const watch = (client: ApiClient) =>
    instead(
      client,
      'members',
      instead(client.members, 'validatePurchase', () => Promise.reject(new Error('away'))),
    )
  expect((await order(database, query, { of: 'active', watch })).words).toContain(
    'One term, Adult: See my price°°',
  )
  expect((await order(database, query, { of: 'active' })).words).not.toContain('See my price')
})

test('[MEM-089] the header has a membership link where the venue has memberships, with the name of a verified member', async ({
  database,
}) => {
  const header = async (about: OpenOptions = {}) => {
    const { body } = await order(database, '', about)
    return body.querySelector('header')?.textContent ?? ''
  }
  expect(await header()).toContain('My Membership°')
  expect(await header({ of: 'active' })).toContain('Member: Ada Moss°')
  expect(await header({ of: 'active' })).not.toContain('My Membership')
  const none = await header({ tenantId: 'none', of: 'active' })
  expect([none.includes('My Membership'), none.includes('Member:')]).toEqual([false, false])
  expect(await header({ tenantId: 'closed' })).not.toContain('My Membership')
})

/** The links of the header, by their words; `sent` is what the venue and the session say. */
async function headerLinks(database: Database, about: OpenOptions = {}) {
  const { body } = await order(database, '', about)
  const links = [...body.querySelectorAll('header a')]
  return Object.fromEntries(links.map(link => [wordsOf(link), link.getAttribute('href')]))
}

test('[MEM-050] [MEM-142] [MEM-143] the membership link leads to the profile, to renew what has expired, or to verify', async ({
  database,
}) => {
  expect((await headerLinks(database))['My Membership°'], 'MEM-143').toMatch(/^\/auth\/pier\/members\?/)
  const session = verifiedMember('active')
  const verified = await headerLinks(database, { session })
  expect(verified['Member: Ada Moss°'], 'MEM-142').toBe('/membership/pier/profile')
  const expired = { member: { ...session.member, isExpired: true } }
  expect((await headerLinks(database, { session: expired }))['Member: Ada Moss°'], 'MEM-142').toBe(
    '/membership/pier/renew',
  )
  const closed = await headerLinks(database, { tenantId: 'closed' })
  expect(closed['My Membership°'], 'MEM-050').toBeUndefined()
})

test('[MEM-087] [MEM-088] [MEM-090] the header leads to the orders or the sign-in, out again, and to the telephone', async ({
  database,
}) => {
  const visitor = { id: 'V-1', email: 'ada@example.com', name: 'Ada Moss' }
  const stranger = await headerLinks(database)
  expect(stranger['My orders°'], 'MEM-087').toMatch(/^\/auth\/pier\/login\?ref=/)
  const known = await headerLinks(database, { session: { visitor } })
  expect(known['Orders: ada@example.com°'], 'MEM-087').toBe('/account/pier/orders')
  expect((await headerLinks(database, { tenantId: 'closed' }))['My orders°'], 'MEM-087').toBeUndefined()
  expect((await headerLinks(database, { tenantId: 'none' }))['My orders°'], 'MEM-087').toBeUndefined()
  const logout = async (session = {}) =>
    (await order(database, '', { session })).named('header button', 'Logout°') !== null
  expect([await logout(), await logout({ visitor })], 'MEM-088').toEqual([false, true])
  const phones = Object.values(stranger).filter(href => href?.startsWith('tel:'))
  expect(phones, 'MEM-090').toEqual(['tel:2125550100'])
  const mute = await headerLinks(database, { tenantId: 'plain' })
  expect(
    Object.values(mute).filter(href => href?.startsWith('tel:')),
    'MEM-090',
  ).toEqual([])
})

test('[MEM-298] the buttons and headings of memberships have their labels, each a text of the venue', async ({
  database,
}) => {
  const textOf = async (drawn: Promise<{ words: string }>) => (await drawn).words
  const asMember = { of: 'active' }
  expect(await textOf(open(database, ''))).toContain('View memberships°')
  expect(await textOf(open(database, '', asMember))).toContain('Your membership°')
  const joining = await textOf(open(database, 'join'))
  expect(joining).toContain('Join Now°')
  expect(joining).toContain('Give as a gift°')
  const held = await textOf(open(database, 'detail/friend', asMember))
  expect(held).toContain('Renew°')
  expect(await textOf(open(database, 'detail/patron', asMember))).toContain('Upgrade°')
  const ordered = await textOf(order(database, 'membershipCategoryId=friend&action=new_memberships'))
  expect(ordered).toContain('Change membership°')
  expect(ordered).toContain('Select an offering°')
  const verifying = drawPage([application, standard, verify], {
    database,
    pattern: 'auth/:tenantId/members',
    path: '/auth/pier/members',
  })
  expect(await textOf(verifying)).toContain('Verify your membership')
})
