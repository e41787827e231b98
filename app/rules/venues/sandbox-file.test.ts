import { expect, test } from 'vitest'
import { sandboxFile } from './sandbox-file.ts'
import { isSandboxId, sandboxIdOf } from './sandbox-id.ts'

const TODAY = '2026-11-20'
const copy = (file: Record<string, unknown>) =>
  sandboxFile({ venue: { id: 'pier', name: 'Pier' }, ...file }, { id: 'sandbox-pier-1', today: TODAY })

test('a copy has its own id and every other fact of the venue', () => {
  expect(copy({ limits: [{ id: 'four' }] })).toMatchObject({
    venue: { id: 'sandbox-pier-1', name: 'Pier' },
    limits: [{ id: 'four' }],
  })
})

test.each(['members', 'visitors', 'staff', 'giftCertificates', 'theme', 'texts'])('%s are left out', part => {
  expect(copy({ [part]: [{ id: 'x' }] })).not.toHaveProperty(part)
})

test('a copy tells no tracker', () => {
  expect(copy({ company: { reviews: false, analytics: { ga: 'G-1' } } }).company).toEqual({
    reviews: false,
    analytics: {},
  })
})

test('nothing of a copy is sold, and starts begin today', () => {
  const { events, addOns, coupons } = copy({
    events: [
      {
        id: 'tour',
        slotRules: [
          { from: '2026-11-01', to: '2026-11-30', times: ['10:00'], sold: 3 },
          { from: '2026-11-01', to: '2026-11-19', times: ['10:00'] },
        ],
        slots: [
          { date: '2026-11-19', time: '10:00', sold: 1 },
          { date: TODAY, time: '11:00', sold: 1 },
        ],
      },
    ],
    addOns: [{ id: 'book', sold: 2 }],
    coupons: [{ code: 'AUTUMN', used: 9 }],
  })
  expect(events).toEqual([
    {
      id: 'tour',
      slotRules: [{ from: TODAY, to: '2026-11-30', times: ['10:00'] }],
      slots: [{ date: TODAY, time: '11:00' }],
    },
  ])
  expect([addOns, coupons]).toEqual([[{ id: 'book' }], [{ code: 'AUTUMN' }]])
})

test('reviews stay under the name they show, without the visitors who wrote them', () => {
  const visitors = [{ id: 'V-1', firstName: 'Ada', email: 'ada@example.com' }]
  const reviews = [
    { id: 'R-1', visitorId: 'V-1', rating: 5 },
    { id: 'R-2', author: 'Zoe', rating: 4 },
    { id: 'R-3', visitorId: 'V-2', rating: 3 },
  ]
  expect(copy({ reviews, visitors }).reviews).toEqual([
    { id: 'R-1', author: 'Ada', rating: 5 },
    { id: 'R-2', author: 'Zoe', rating: 4 },
  ])
})

test('ids of sandboxes are told apart from those of venues, and short enough for an address', () => {
  const id = sandboxIdOf('a'.repeat(64), '0123456789abcdef0123')
  expect([isSandboxId(id), isSandboxId('pier'), id.length]).toEqual([true, false, 53])
})
