import { expect, test } from 'vitest'
import { openTrackers, type TrackerIds } from '#app/gateways/analytics/open-trackers.ts'
import type { TrackedWindow } from '#app/gateways/analytics/tracker.ts'
import type { AnalyticsEvent } from '#app/rules/analytics/analytics-events.ts'

const visitor = { visitor: 'Guest', member: 'Member' } as const

function openTrackersWith(ids: TrackerIds) {
  const page: TrackedWindow = {}
  const scripts: string[] = []
  const tracker = openTrackers({ ids, visitor, page, loadScript: address => scripts.push(address) })
  const all = () => ({
    layer: (page.dataLayer ?? []).map(entry => (isArguments(entry) ? [...entry] : entry)),
    ga: page.ga?.q ?? [],
  })
  return { tracker, scripts, page, all }
}

const isArguments = (entry: unknown): entry is ArrayLike<unknown> & Iterable<unknown> =>
  Object.prototype.toString.call(entry) === '[object Arguments]'

test('no tracker: nothing is loaded and nothing is written', () => {
  const { tracker, scripts, all } = openTrackersWith({})
  tracker.pageView({ title: 'Events', path: '/' })
  tracker.event('Tickets::Remove')
  expect({ scripts, ...all() }).toEqual({ scripts: [], layer: [], ga: [] })
})

test.each([
  ['ga', 'https://www.google-analytics.com/analytics.js'],
  ['gtm', 'https://www.googletagmanager.com/gtm.js?id=ID-1'],
  ['gtag', 'https://www.googletagmanager.com/gtag/js?id=ID-1'],
] as const)('%s loads its script', (type, address) => {
  expect(openTrackersWith({ [type]: 'ID-1' }).scripts).toEqual([address])
})

const NAMED = {
  'Forms::Cancel': true,
  'Forms::Response': true,
  'Tickets::Remove': true,
  'Tickets::Membership::Remove': true,
  'Tickets::AddMore': true,
  'Tickets::Limit::Exceeded': true,
  'Tickets::Membership::Change': true,
} satisfies Record<AnalyticsEvent, true>

test('[CHK-092] every named event goes to every configured tracker, by its action, and to none without one', () => {
  for (const action of Object.keys(NAMED) as AnalyticsEvent[]) {
    const { tracker, all } = openTrackersWith({ ga: 'A', gtm: 'B', gtag: 'C' })
    tracker.event(action)
    const { layer, ga } = all()
    expect(layer).toContainEqual({ event: action })
    expect(layer).toContainEqual(['event', action, { send_to: 'C' }])
    expect(ga).toContainEqual(['send', 'event', action.split('::')[0], action])
    const none = openTrackersWith({})
    none.tracker.event(action)
    expect({ scripts: none.scripts, ...none.all() }).toEqual({ scripts: [], layer: [], ga: [] })
  }
})

test('[CHK-093] ga, gtm and gtag are each sent an event, and nobody where none is configured', () => {
  const { tracker, all } = openTrackersWith({ ga: 'A', gtm: 'B', gtag: 'C' })
  tracker.event('Tickets::AddMore')
  expect(all().layer).toContainEqual({ event: 'Tickets::AddMore' })
  expect(all().layer).toContainEqual(['event', 'Tickets::AddMore', { send_to: 'C' }])
  expect(all().ga).toContainEqual(['send', 'event', 'Tickets', 'Tickets::AddMore'])
  const none = openTrackersWith({})
  none.tracker.event('Tickets::AddMore')
  expect({ scripts: none.scripts, ...none.all() }).toEqual({ scripts: [], layer: [], ga: [] })
})

test('one tracker that never answers keeps nobody from the id of another; none has none', async () => {
  const { tracker, page } = openTrackersWith({ ga: 'A', gtm: 'B', gtag: 'C' })
  const clientId = tracker.clientId()
  const layer = (page.dataLayer ?? []) as ArrayLike<unknown>[]
  const callback = layer.find(entry => entry[0] === 'get')?.[3] as ((id: string) => void) | undefined
  callback?.('555.777')
  expect(await clientId).toBe('555.777')
  expect(await openTrackersWith({ gtm: 'B' }).tracker.clientId()).toBeNull()
})

test('the kind of visitor is told to each', () => {
  const { layer, ga } = openTrackersWith({ ga: 'A', gtm: 'B', gtag: 'C' }).all()
  expect(layer).toContainEqual({ visitorType: 'Guest', memberType: 'Member' })
  expect(layer).toContainEqual([
    'config',
    'C',
    expect.objectContaining({ user_properties: { visitor_type: 'Guest', member_type: 'Member' } }),
  ])
  expect(ga).toContainEqual(['set', expect.objectContaining({ dimension1: 'Guest', dimension2: 'Member' })])
})

test('page views, steps and purchases carry what they are about', () => {
  const { tracker, all } = openTrackersWith({ ga: 'A', gtm: 'B', gtag: 'C' })
  tracker.pageView({ title: 'Events', path: '/events' })
  tracker.checkoutStep(1)
  const items = [{ id: 's1', name: 'Boat Tour', price: 18, quantity: 2 }]
  tracker.purchase({ orderNumber: 'ABC', total: 36, tax: 3.5, currency: 'USD', items })
  const { layer, ga } = all()
  expect(layer).toContainEqual({ event: 'pageview', pageTitle: 'Events', pagePath: '/events' })
  expect(layer).toContainEqual({ event: 'checkout', checkoutStep: 1 })
  expect(layer).toContainEqual({
    event: 'purchase',
    ecommerce: { transaction_id: 'ABC', value: 36, tax: 3.5, currency: 'USD', items },
  })
  expect(ga).toContainEqual(['send', 'pageview', { page: '/events', title: 'Events' }])
  expect(ga).toContainEqual([
    'ecommerce:addTransaction',
    { id: 'ABC', revenue: 36, tax: 3.5, currency: 'USD' },
  ])
})

test('the client id is the first that a tracker gives', async () => {
  const page: TrackedWindow = {
    gtag: (...command) => {
      const [name, , , give] = command
      if (name === 'get') (give as (id: string) => void)('123.456')
    },
  }
  const tracker = openTrackers({ ids: { gtm: 'B', gtag: 'C' }, visitor, page, loadScript: () => undefined })
  expect(await tracker.clientId()).toBe('123.456')
})
