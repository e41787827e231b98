import { expect } from 'vitest'
import { loadDemoVenues } from '#app/data/demo/load-demo-venues.ts'
import * as detail from '#app/routes/events/detail/route.tsx'
import * as list from '#app/routes/events/list/route.tsx'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { NOW } from '#tests/builders/api-client.ts'
import { verifiedMember } from '#tests/builders/demo-venue.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { useDatabase } from '#tests/setup/test-database.ts'

/** What members save stands there for everybody, at the price; a price list without a member price says nothing of it. */

const { test } = useDatabase(async database => {
  await loadDemoVenues({ database, now: NOW })
})

const ABOUT_MEMBERS = /Free for members|Members (?:from )?[$£][\d.]+/g

test.for([
  {
    venue: 'harborlight',
    free: 'aquarium-day',
    less: 'octopus-at-eleven',
    same: 'tide-pool',
    each: ['$9.60', '$7.20'],
  },
  {
    venue: 'fernwood',
    free: 'garden-admission',
    less: 'orchid-show',
    same: 'tropical-house',
    each: ['£12.80', '£4.80'],
  },
  { venue: 'orrery', free: 'grand-orrery', less: 'black-hole', same: 'sun-flares', each: ['$16', '$9'] },
])('at $venue a guest reads beside each price what members pay', async (about, { database }) => {
  const { venue, free, less, same, each } = about
  const memberWordsOf = async (eventId: string) => {
    const path = `/events/${venue}/detail/${eventId}`
    const page = await openScreen(detail, { database, pattern: 'events/:tenantId/detail/:eventId', path })
    return page.words.match(ABOUT_MEMBERS) ?? []
  }
  expect(new Set(await memberWordsOf(free))).toEqual(new Set(['Free for members']))
  const prices = await memberWordsOf(less)
  for (const price of each) expect(prices).toContain(`Members ${price}`)
  expect(await memberWordsOf(same)).toEqual([])
})

test.for(['harborlight', 'fernwood', 'orrery'])(
  'on the cards of %s a guest reads what members pay',
  async (venue, { database }) => {
    const cards = async () => {
      const path = `/events/${venue}/list?date=2026-11-21`
      const { body } = await openScreen(list, { database, pattern: 'events/:tenantId/list', path })
      return [...body.querySelectorAll('main article')].map(
        card => card.textContent?.match(ABOUT_MEMBERS) ?? [],
      )
    }
    const guest = await cards()
    expect(guest.flat()).toContain('Free for members')
    expect(guest.some(words => words.length === 0)).toBe(true)
    expect(guest.every(words => words.length <= 1)).toBe(true)
    expect(guest.flat().some(words => words.startsWith('Members from '))).toBe(true)
  },
)

const FOR_MEMBERS = /Free for members|Members [$£][\d.]+/g

test.for([
  { venue: 'harborlight', free: 'aquarium-day', less: 'octopus-at-eleven', each: 'Members $9.60' },
  { venue: 'orrery', free: 'grand-orrery', less: 'black-hole', each: 'Members $16' },
])(
  'in the order at $venue a guest reads at the prices what members pay, and once where it is nothing',
  async ({ venue, free, less, each }, { database }) => {
    const wordsOf = async (eventId: string, session = {}) => {
      const path = `/orders/${venue}/tickets?eventId=${eventId}&date=2026-11-21`
      const page = await openScreen(tickets, { database, pattern: 'orders/:tenantId/tickets', path, session })
      return page.words.match(FOR_MEMBERS) ?? []
    }
    expect(await wordsOf(free)).toEqual(['Free for members'])
    expect(await wordsOf(less)).toContain(each)
  },
)

test('a member is told their own price alone', async ({ database }) => {
  const path = '/orders/harborlight/tickets?eventId=octopus-at-eleven&date=2026-11-21'
  const session = verifiedMember('HL-20977')
  const page = await openScreen(tickets, { database, pattern: 'orders/:tenantId/tickets', path, session })
  expect(page.words).toContain('Member price')
  expect(page.words).not.toMatch(FOR_MEMBERS)
})
