import { describe, expect, test } from 'vitest'
import { drawCodePath } from '#app/pages/draw-code-path.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { profilePage } from './profile/profile-page.server.ts'

const card = (name: string, cardType: string, cardStatus = 'active') => ({
  id: `C-${name}`,
  barcode: `B-${name}`,
  expirationDate: null,
  ...{ name, cardType, cardStatus },
})

const aRecord = (about: object = {}) => ({
  membershipId: 'M-1',
  membershipNumber: '77001',
  categoryId: 'family',
  membershipCategory: 'Family',
  name: 'Ada Moss',
  barcode: 'B-1',
  auxiliary: false,
  membershipStanding: 'active',
  membershipStartDate: '2026-01-01',
  membershipExpirationDate: '2026-12-31',
  eligibility: { renewOptions: [{}], upgradeOptions: [{}] },
  cardholders: [
    card('Ada', 'primary'),
    card('Bo', 'secondary'),
    card('Cy', 'secondary', 'dropped'),
    card('Di', 'primary', 'dropped'),
  ],
  ...about,
})

const bareRecord = aRecord({ eligibility: { renewOptions: [], upgradeOptions: [] }, cardholders: [] })

const kids = aRecord({
  membershipId: 'K-1',
  membershipNumber: '77002',
  categoryId: 'kids',
  membershipCategory: 'Kids',
  auxiliary: true,
  membershipExpirationDate: '2027-01-31',
})

const other = aRecord({ membershipId: 'O-1', categoryId: 'boat', membershipCategory: 'Boat Club' })

const upcoming = {
  name: 'Family Plus',
  dateRange: { startDate: '2027-01-01', endDate: '2027-12-31' },
  primaryCardholder: { firstName: 'Ada', lastName: 'Moss' },
  secondaryCardholders: [{ firstName: 'Bo', lastName: '' }],
}

type ProfileOptions = {
  records?: object[]
  level?: (id: string) => unknown
  query?: string
  company?: object
  recurring?: object
}

async function profile({
  records = [aRecord()],
  level = () => ({}),
  query = '',
  company = {},
  recurring = {},
}: ProfileOptions) {
  const calls: unknown[] = []
  const visit = plainVisit({
    path: `/membership/pier/profile${query}`,
    session: { member: { name: 'Ada' } } as never,
    company: { membershipBenefitsExtension: 0, ...company },
    api: {
      members: {
        mine: async () => ({ payload: records }),
        category: async (input: { params: { id: string } }) => {
          calls.push(input)
          return { payload: level(input.params.id) }
        },
        recurring: async () => ({ payload: recurring }),
      },
    },
  })
  return { page: await profilePage(visit), calls }
}

describe('a membership of one’s own', () => {
  test('with everything', async () => {
    const { page, calls } = await profile({
      records: [aRecord(), kids, other],
      level: id => ({ benefits: [`free ${id}`], ...(id === 'family' ? { upcoming } : {}) }),
      company: { membership: true, membershipSales: true },
    })
    expect(page).toEqual({
      auxiliary: [
        {
          benefits: ['free kids'],
          expires: 'January 31, 2027',
          href: '/membership/pier/profile?membershipId=K-1&membershipCategoryId=kids&aux=true',
          id: 'K-1',
          members: ['Ada', 'Bo'],
          name: 'Kids',
          about: '',
          standing: { text: 'membership-active' },
          number: '77002',
        },
      ],
      autoRenew: null,
      changeHref: '/auth/pier/members?ref=%2Fmembership%2Fpier%2Fprofile&logout=1',
      joinHref: '/membership/pier/join',
      membership: {
        benefits: ['free family'],
        code: drawCodePath('B-1'),
        cards: [
          { id: 'C-Ada', holder: 'Ada', code: drawCodePath('B-Ada') },
          { id: 'C-Bo', holder: 'Bo', code: drawCodePath('B-Bo') },
        ],
        passes: [],
        doorHref: '/membership/pier/door?membershipId=M-1&membershipCategoryId=family',
        expires: 'December 31, 2026',
        holder: 'Ada Moss',
        level: 'Family',
        number: '77001',
        primary: ['Ada'],
        ended: null,
        renewHref: '/membership/pier/renew?membershipId=M-1&membershipCategoryId=family',
        renewText: 'membership-renew',
        secondary: ['Bo'],
        standing: { text: 'membership-active' },
        upcoming: {
          from: 'January 1, 2027',
          name: 'Family Plus',
          people: ['Ada Moss', 'Bo'],
          until: 'December 31, 2027',
        },
        upgradesHref: '/membership/pier/upgrade?membershipId=M-1&membershipCategoryId=family',
        venue: 'The Pier',
      },
      others: [
        { href: '/membership/pier/profile?membershipId=O-1&membershipCategoryId=boat', name: 'Boat Club' },
      ],
    })
    expect(calls).toEqual([
      { params: { id: 'family' }, query: { membershipId: 'M-1' } },
      { params: { id: 'kids' }, query: { membershipId: 'K-1' } },
    ])
  })

  test('with as little as can be, of a level that cannot be read', async () => {
    const failing = () => {
      throw new Error('no answer')
    }
    const { page } = await profile({ records: [bareRecord, kids], level: failing })
    expect(page).toMatchObject({
      joinHref: null,
      membership: {
        benefits: [],
        upcoming: null,
        renewHref: null,
        upgradesHref: null,
        primary: [],
        secondary: [],
      },
      auxiliary: [{ benefits: [] }],
    })
    const nobody = { ...upcoming, primaryCardholder: null, secondaryCardholders: [] }
    expect(
      (await profile({ level: () => ({ upcoming: nobody }) })).page.membership?.upcoming?.people,
    ).toEqual([])
  })

  test('an auxiliary one stands among all others', async () => {
    const { page, calls } = await profile({
      records: [aRecord(), kids, { ...kids, membershipId: 'K-2' }],
      query: '?membershipId=K-1',
    })
    expect(page).toMatchObject({
      membership: { level: 'Kids' },
      auxiliary: [],
      others: [
        { name: 'Family', href: '/membership/pier/profile?membershipId=M-1&membershipCategoryId=family' },
        {
          name: 'Kids',
          href: '/membership/pier/profile?membershipId=K-2&membershipCategoryId=kids&aux=true',
        },
      ],
    })
    expect(calls).toHaveLength(2)
  })

  test('whoever has none sees none', async () => {
    expect((await profile({ records: [] })).page).toEqual({
      membership: null,
      auxiliary: [],
      others: [],
      joinHref: null,
      autoRenew: null,
      changeHref: '/auth/pier/members?ref=%2Fmembership%2Fpier%2Fprofile&logout=1',
    })
  })

  test.each([
    ['2026-11-20', 0, 'membership-active'],
    ['2026-11-19', 0, 'membership-expired'],
  ])(
    'that ends on %s, with %i days of grace, is %s',
    async (membershipExpirationDate, membershipBenefitsExtension, text) => {
      const { page } = await profile({
        records: [aRecord({ membershipExpirationDate })],
        company: { membershipBenefitsExtension },
      })
      expect(page.membership?.standing).toEqual({ text })
    },
  )

  test.each([
    ['runs', '2026-12-31', { status: 'off', renewsItself: false }],
    ['is over', '2026-11-01', null],
  ])('one that %s and does not renew by itself says so only while it runs', async (_, ends, panel) => {
    const recurring = {
      recurring: { recurringPaymentPlan: null },
      onfilePaymentMethod: null,
      nextCharge: null,
      replacesCard: false,
    }
    const { page } = await profile({
      records: [aRecord({ membershipExpirationDate: ends })],
      company: { recurringPaymentEnabled: true },
      recurring,
    })
    expect(page.autoRenew).toEqual(panel && expect.objectContaining(panel))
  })

  test('in the days of grace it is said until when its benefits go on', async () => {
    const { page } = await profile({
      records: [aRecord({ membershipExpirationDate: '2026-11-19' })],
      company: { membershipBenefitsExtension: 5 },
    })
    expect(page.membership).toMatchObject({
      standing: { text: 'membership-in-grace', until: 'November 24, 2026' },
      ended: null,
    })
  })

  test.each([
    ['expired', {}, { text: 'membership-profile-expired', date: 'November 1, 2026' }, 'membership-renew'],
    [
      'canceled',
      { membershipStanding: 'dropped' },
      { text: 'membership-profile-canceled' },
      'membership-renew',
    ],
    [
      'gone for long',
      { eligibility: { renewOptions: [{ action: 'Rejoin' }], upgradeOptions: [] } },
      { text: 'membership-profile-expired', date: 'November 1, 2026' },
      'membership-rejoin',
    ],
  ])(
    'one that is %s looks ended, lets nobody in and has one way back',
    async (_why, about, ended, renewText) => {
      const record = aRecord({ membershipExpirationDate: '2026-11-01', ...about })
      const { page } = await profile({ records: [record] })
      expect(page.membership).toMatchObject({ ended, renewText, code: null, upgradesHref: null })
    },
  )
})
