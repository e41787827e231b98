import { expect, test } from 'vitest'
import { sceneRows } from '#editor/composer/scene-rows.ts'

const scenes = [
  { name: 'mail-order', href: '/m' },
  { name: 'storefront', href: '/s' },
  { name: 'sold-out', href: '/o' },
] as const
const names: Record<string, string> = {
  storefront: 'Events list',
  'sold-out': 'Events list, sold out',
  'mail-order': 'Mail, order',
}
const rowsFor = (query: string) =>
  sceneRows({
    scenes,
    query,
    nameOf: ({ name }) => names[name] ?? name,
    nameOfGroup: group => (group === 'mails' ? 'Mails and tickets' : group),
  }).map(({ group, scenes: found }) => [group, found.map(({ name }) => name)])

test('scenes stand by group in the order of a visit, and a query is looked for word by word in their names and their group’s', () => {
  expect(rowsFor('')).toEqual([
    ['choose', ['storefront', 'sold-out']],
    ['mails', ['mail-order']],
  ])
  expect(rowsFor(' OUT list')).toEqual([['choose', ['sold-out']]])
  expect(rowsFor('tickets')).toEqual([['mails', ['mail-order']]])
  expect(rowsFor('parrot')).toEqual([])
})
