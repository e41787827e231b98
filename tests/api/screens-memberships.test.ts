import { expect } from 'vitest'
import { type DrawnPage, linkOf, loadVenues, ORDER, open, order } from '#tests/builders/membership-screens.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

const cardOf = ({ named }: DrawnPage, name: string) =>
  named('article a', name)?.closest('article')?.textContent ?? ''

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

test('the page of a level that a membership may become by an upgrade has its button for that, none to join anew and no days of a new one', async ({
  database,
}) => {
  const level = await open(database, 'detail/patron', { of: 'active' })
  expect(linkOf(level, 'Upgrade°: Patron°')).toBe(
    `${ORDER}?membershipId=active&membershipCategoryId=patron&action=Upgrade`,
  )
  expect(linkOf(level, 'Join Now°: Patron°')).toBeNull()
  expect(level.words).not.toContain('Valid')
  const stranger = await open(database, 'detail/patron')
  expect(stranger.words).toContain('Valid')
  expect(linkOf(stranger, 'Join Now°: Patron°')).not.toBeNull()
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
