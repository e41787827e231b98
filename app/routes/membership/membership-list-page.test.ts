import { describe, expect, test } from 'vitest'
import { refuse } from '#app/api/kernel/refuse.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { detailPage } from './detail/detail-page.server.ts'
import { joinPage } from './join/join-page.server.ts'

const group = (id: string, displayOrder: number, images: object[] = []) => ({
  id,
  name: `Group ${id}`,
  description: `About <i>${id}</i>`,
  displayOrder,
  images,
})

const aLevel = (id: string, about: object = {}) => ({
  id,
  name: `Level ${id}`,
  description: '',
  shortDescription: '',
  infoTemplate: '',
  images: [],
  benefits: [],
  offerings: [],
  auxiliary: false,
  auxiliaryCategoryIds: [],
  rules: { numberOfCardHolders: 1 },
  membershipLevelGroup: null,
  ...about,
})

const inB = group('b', 2, [
  { primary: false, thumbnail: '/far.jpg' },
  { primary: true, thumbnail: '/b.jpg' },
])

const levels = [
  aLevel('friend', { auxiliaryCategoryIds: ['kids', 'dogs'] }),
  aLevel('kids', { auxiliary: true, membershipLevelGroup: inB }),
  aLevel('teens', { auxiliary: true, membershipLevelGroup: inB }),
  aLevel('dogs', {
    auxiliary: true,
    membershipLevelGroup: group('a', 1, [{ primary: false, thumbnail: '/a.jpg' }]),
  }),
  aLevel('rowing', { auxiliary: true }),
  aLevel('grouped', { membershipLevelGroup: group('c', 0) }),
]

type SaleOptions = { query?: string; company?: object; cart?: object; level?: unknown; all?: object[] }

function sale({ query = '', company = {}, cart, level, all = levels }: SaleOptions) {
  const calls: unknown[] = []
  const answer = (name: string, payload: unknown) => async (input: unknown) => {
    calls.push([name, input])
    if (payload instanceof Error) throw payload
    return { payload }
  }
  const visit = plainVisit({
    path: `/membership/pier/join${query}`,
    company,
    session: cart ? { cartId: 'c1' } : {},
    api: {
      members: { categories: answer('levels', all), category: answer('level', level) },
      carts: { get: answer('cart', cart), joinQuotes: async () => ({ payload: [] }) },
    },
  })
  return { visit, calls }
}

describe('memberships on sale', () => {
  const join = async (about: SaleOptions) => {
    const { visit, calls } = sale(about)
    const { cards, ...page } = await joinPage(visit)
    return { ...page, ids: cards.map(({ id }) => id), calls }
  }

  test('are those that stand by themselves', async () => {
    expect(await join({})).toEqual({
      prompt: { name: null, profileHref: null, verifyHref: null },
      tabs: null,
      tab: 'regular',
      groups: [],
      ids: ['friend', 'grouped'],
      calls: [['levels', { query: { action: 'NEW_MEMBERSHIPS', salesChannels: 'online' } }]],
    })
    expect(await join({ query: '?show=auxiliary' })).toMatchObject({ tabs: null, tab: 'regular' })
  })

  test('or the auxiliary ones, in their groups', async () => {
    const company = { membership: true, auxiliaryMembership: true, membershipLogin: true }
    const query = '?show=auxiliary&membershipCategoryId=friend&fund=boats'
    expect(await join({ company, query })).toEqual({
      calls: [
        [
          'levels',
          {
            query: {
              action: 'NEW_MEMBERSHIPS',
              group: undefined,
              salesChannels: 'online',
              sourceCategoryId: 'friend',
            },
          },
        ],
      ],
      groups: [
        {
          description: 'About a',
          href: '/membership/pier/group/a?membershipCategoryId=friend&fund=boats',
          id: 'a',
          memberships: ['Level dogs'],
          name: 'Group a',
          picture: { primary: false, thumbnail: '/a.jpg' },
        },
        {
          description: 'About b',
          href: '/membership/pier/group/b?membershipCategoryId=friend&fund=boats',
          id: 'b',
          memberships: ['Level kids', 'Level teens'],
          name: 'Group b',
          picture: { primary: true, thumbnail: '/b.jpg' },
        },
      ],
      ids: ['rowing'],
      prompt: {
        name: null,
        profileHref: null,
        verifyHref:
          '/auth/pier/members?ref=%2Fmembership%2Fpier%2Fjoin%3Fshow%3Dauxiliary%26membershipCategoryId%3Dfriend%26fund%3Dboats&logout=1',
      },
      tab: 'auxiliary',
      tabs: {
        auxiliaryHref: '/membership/pier/join?membershipCategoryId=friend&show=auxiliary&fund=boats',
        regularHref: '/membership/pier/join?membershipCategoryId=friend&fund=boats',
      },
    })
    expect(await join({ company })).toMatchObject({
      tab: 'regular',
      groups: [],
      ids: ['friend', 'grouped'],
      tabs: { regularHref: '/membership/pier/join' },
    })
  })

  test('with the base that is in the cart', async () => {
    const cart = {
      orders: [],
      memberships: [
        { auxiliary: true, isGift: false, membershipCategoryId: 'kids' },
        { auxiliary: false, isGift: true, membershipCategoryId: 'gift' },
        { auxiliary: false, isGift: false, membershipCategoryId: 'friend' },
      ],
    }
    expect((await join({ cart })).calls[1]).toMatchObject([
      'levels',
      { query: { sourceCategoryId: 'friend' } },
    ])
  })
})

describe('one level', () => {
  const detail = async (about: SaleOptions & { id?: string }) => {
    const { visit, calls } = sale({ level: levels[0], ...about })
    return { page: await detailPage(visit, about.id ?? 'friend'), calls }
  }

  test('with what goes with it', async () => {
    const { page, calls } = await detail({
      level: { ...levels[0], infoTemplate: 'More' },
      query: '?fund=boats',
    })
    expect(page).toMatchObject({
      card: { id: 'friend' },
      info: [{ kind: 'paragraph', content: ['More'] }],
      variants: [
        { id: 'kids', detailHref: '/membership/pier/detail/kids?sourceCategoryId=friend&fund=boats' },
        { id: 'dogs' },
      ],
      backHref: '/membership/pier/join?fund=boats',
    })
    expect(page?.variants).toHaveLength(2)
    expect(calls).toEqual([
      ['level', { params: { id: 'friend' }, query: {} }],
      [
        'levels',
        { query: { action: 'NEW_MEMBERSHIPS', salesChannels: 'online', sourceCategoryId: 'friend' } },
      ],
    ])
  })

  test('that is auxiliary leads back to its groups, with its base', async () => {
    const { page, calls } = await detail({ level: levels[1], id: 'kids', query: '?sourceCategoryId=friend' })
    expect(page?.backHref).toBe('/membership/pier/join?membershipCategoryId=friend&show=auxiliary')
    expect(calls).toMatchObject([
      ['level', { query: { sourceCategoryId: 'friend' } }],
      ['levels', { query: { sourceCategoryId: 'friend' } }],
    ])
    expect((await detail({ query: '?sourceCategoryId=friend' })).page?.backHref).toBe('/membership/pier/join')
  })

  test('that there is not is none; what fails otherwise is thrown on', async () => {
    expect((await detail({ level: refuse('NOT_FOUND') })).page).toBeNull()
    await expect(detail({ level: refuse('FORBIDDEN') })).rejects.toThrow()
    await expect(detail({ level: new Error('no answer') })).rejects.toThrow('no answer')
  })
})
