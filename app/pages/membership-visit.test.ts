import { expect, test, vi } from 'vitest'
import { chosenBase, levelsOnSale, memberPromptOf } from './membership-visit.ts'
import type { Visit } from './open-page.ts'

const item = (membershipCategoryId: string, about: object = {}) => ({
  membershipCategoryId,
  auxiliary: false,
  isGift: false,
  ...about,
})

function aVisit({ query = '', memberships = [] as object[], member = undefined as object | undefined } = {}) {
  const get = vi.fn(async () => ({ payload: { id: 'c1', orders: [], memberships } }))
  const visit = {
    tenantId: 'pier',
    url: new URL(`http://venue.example/membership/pier/join${query}`),
    api: { carts: { get } },
    session: { cartId: 'c1', member },
    context: { log: { warn: vi.fn() } },
    venue: { company: { membershipLogin: true } },
  }
  return { visit: visit as unknown as Visit, get }
}

test('the base of a group is the one in the address, and the order is not read for it', async () => {
  const { visit, get } = aVisit({ query: '?base=friend', memberships: [item('patron')] })
  expect(await chosenBase(visit, 'base')).toBe('friend')
  expect(get).not.toHaveBeenCalled()
})

test.each(['', '?base=', '?base=%3Cscript%3E', `?base=${'a'.repeat(65)}`])(
  'with %j in the address it is the first of the order that is no gift and no auxiliary one',
  async query => {
    const memberships = [
      item('rowing', { auxiliary: true }),
      item('single', { isGift: true }),
      item('friend'),
      item('patron'),
    ]
    expect(await chosenBase(aVisit({ query, memberships }).visit, 'base')).toBe('friend')
    expect(await chosenBase(aVisit({ query, memberships: memberships.slice(0, 2) }).visit, 'base')).toBeNull()
  },
)

test('levels that cannot be read are none, which the log tells', async () => {
  const { visit } = aVisit()
  const categories = vi.fn(() => Promise.reject(new Error('The line is dead')))
  Object.assign(visit.api, { members: { categories } })
  expect(await levelsOnSale(visit, { baseCategoryId: null, group: 'families' })).toEqual([])
  expect(categories.mock.calls).toEqual([
    [
      {
        query: {
          action: 'NEW_MEMBERSHIPS',
          salesChannels: 'online',
          sourceCategoryId: undefined,
          group: 'families',
        },
      },
    ],
  ])
  expect(visit.context.log.warn).toHaveBeenCalledWith(
    expect.objectContaining({ what: 'memberships' }),
    expect.any(String),
  )
})

test('a member is led to the profile, anybody else to the verification and back', () => {
  const member = { membershipIds: ['M-1'], name: 'Ada Moss', verifiedUntil: '2026-12-01T00:00:00Z' }
  expect(memberPromptOf(aVisit({ member }).visit)).toEqual({
    name: 'Ada Moss',
    profileHref: '/membership/pier/profile',
    verifyHref: null,
  })
  const { name, profileHref, verifyHref } = memberPromptOf(aVisit({ query: '?base=friend' }).visit)
  expect([name, profileHref]).toEqual([null, null])
  expect(decodeURIComponent(verifyHref ?? '')).toContain('/membership/pier/join?base=friend')
})
