import { expect } from 'vitest'
import type { ApiClient } from '#app/api/client.ts'
import { offeringField } from '#app/routes/orders/tickets/items/membership/membership-form.ts'
import { buying, linkOf, loadVenues, order, refusalOfCart } from '#tests/builders/membership-screens.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(loadVenues)

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
    'The long one, Adult $95',
    'The long one, Child3 to 12 years No charge°',
    'The long one, Adult $50',
    'The long one, Adult $40',
    'One term, Adult $60',
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
  expect(await signs('')).toEqual(['Renew automatically°', 'Renews automatically°'])
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
    'One term, Adult See my price°',
  )
  expect((await order(database, query, { of: 'active' })).words).not.toContain('See my price')
})
