import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { inProcess, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember, withForms } from '#tests/builders/demo-venue.ts'
import { anEventTemplate, aSlotRule, aVenueFile } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database =>
  loadVenue(database, withForms(aMuseum(), { 'boat-tour': ['dietary'] })),
)

const TODAY = '2026-11-20'

const SATURDAY = '2026-11-21'

const ids = (list: { id: string }[]) => list.map(item => item.id)

const fieldsOf = (value: object) => Object.keys(value)

test('[ORD-100] an event template carries everything that is known of the event', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.events.template({ params: { eventTemplateId: 'boat-tour' } })
  expect(fieldsOf(payload)).toEqual(
    expect.arrayContaining([
      'id',
      'templateId',
      'name',
      'shortDescription',
      'description',
      'images',
      'duration',
      'resources',
      'stars',
      'ratings',
      'type',
      'eventOrderType',
      'admissionType',
      'priceLists',
      'priceList',
      'templates',
      'addOns',
      'orderForms',
      'membership',
      'membershipCategoryId',
      'prerequisites',
      'memberOnlyEvent',
      'memberCanPurchase',
      'discount',
      'discountAvailable',
      'availableSeats',
      'startTime',
      'endTime',
      'displayOrder',
      'recommendations',
    ]),
  )
  expect(payload).toMatchObject({
    id: 'boat-tour',
    templateId: 'boat-tour',
    name: 'Boat Tour',
    shortDescription: 'Round the harbour.',
    description: 'Once round the harbour and back.',
    duration: 90,
    resources: [{ id: 'dock', name: 'Dock', accessibility: 'Ramp' }],
    stars: 29,
    ratings: 7,
    type: 'standard',
    eventOrderType: 'event',
    admissionType: 'timed',
    memberOnlyEvent: false,
    memberCanPurchase: true,
    membershipCategoryId: 'friend',
    membership: {
      discounts: [{ membershipCategoryIds: ['friend'], discountType: 'PercentageBased', value: 20 }],
      restrictions: [],
    },
    prerequisites: { requires: [] },
    templates: { entries: [] },
    recommendations: { recommendations: [{ eventTemplateId: 'galleries' }] },
    displayOrder: 2,
    startTime: '2026-11-20T11:00:00-05:00',
  })
  expect(payload.images).toEqual([
    expect.objectContaining({
      primary: false,
      description: 'The quay',
      thumbnail: '/pictures/pier/quay-thumbnail.avif',
    }),
    expect.objectContaining({
      primary: true,
      highRes: '/pictures/pier/boat-highres.avif',
      screen: '/pictures/pier/boat-screen.avif',
    }),
  ])
  expect(payload.addOns.inventoryAddOns.map(item => item.id)).toEqual(['guide-book', 'lunch-box'])
  expect(payload.orderForms).toEqual([
    {
      id: 'dietary',
      oncePerCart: true,
      name: 'Dietary needs',
      source: 'marquee',
      type: 'event',
      sourceFormDefinition: expect.objectContaining({ fields: [expect.objectContaining({ id: 'needs' })] }),
    },
  ])
  expect(payload.priceList).toEqual(payload.priceLists[0])
})

test('[ORD-100] prerequisites, restrictions and discount are those of the event', async ({ database }) => {
  const api = await inProcess(database)
  const { payload: workshop } = await api.events.template({ params: { eventTemplateId: 'workshop' } })
  const { payload: walk } = await api.events.template({ params: { eventTemplateId: 'night-walk' } })
  expect(workshop).toMatchObject({
    prerequisites: { requires: [{ eventTemplateId: 'galleries', name: 'Galleries' }] },
    discount: {
      distribution: 'each',
      values: [{ discountType: 'PercentageBased', value: 10, personType: null }],
    },
    discountAvailable: true,
  })
  expect(walk).toMatchObject({
    memberOnlyEvent: true,
    memberCanPurchase: false,
    eventOrderType: 'member',
    membership: { restrictions: [{ id: 'friend', name: 'Friend' }] },
  })
})

test('an event for members names the level that a visitor joins to come, and to members none', async ({
  database,
}) => {
  const levelOf = async (eventTemplateId: string, session = {}) => {
    const api = await inProcess(database, { session })
    return (await api.events.template({ params: { eventTemplateId } })).payload.joinLevel
  }
  expect(await levelOf('night-walk')).toMatchObject({ categoryId: 'friend', name: 'Friend' })
  expect(await levelOf('night-walk', verifiedMember('M-1001'))).toBeNull()
  expect(await levelOf('boat-tour')).toBeNull()
})

test('[ORD-102] a price entry names its person type, what it costs and nothing chosen yet', async ({
  database,
}) => {
  const api = await inProcess(database, { session: verifiedMember('M-1001') })
  const { payload } = await api.events.template({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: TODAY },
  })
  expect(payload.priceList?.prices).toEqual([
    {
      personType: { id: 'adult', name: 'Adult', description: '', type: 'individual' },
      price: 1800,
      discountedPrice: 1440,
      publicPrice: 1800,
      memberPrice: null,
      quantity: 0,
      retailQuantity: 0,
      retailTotal: 0,
      total: 0,
      isRetail: false,
      showRetailPrice: true,
      groupQuantity: 0,
      minimum: 0,
      maximum: null,
    },
    expect.objectContaining({
      personType: expect.objectContaining({ id: 'child', description: '3 to 12 years' }),
      price: 900,
      discountedPrice: 720,
    }),
  ])
})

test('a discount of the event itself lowers the price, half a cent rounded up', async ({ database }) => {
  const api = await inProcess(database)
  const { payload } = await api.events.template({ params: { eventTemplateId: 'workshop' } })
  expect(payload.priceList?.prices[0]).toMatchObject({
    price: 1005,
    discountedPrice: 904,
    showRetailPrice: true,
  })
})

test('[ORD-103] a time slot tells when it is, its seats, and prices and forms of its event', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: SATURDAY, endTime: SATURDAY },
  })
  expect(payload.map(slot => [slot.id, slot.time, slot.startTime, slot.availableSeats])).toEqual([
    ['boat-tour.2026-11-21.1100', '11:00', '2026-11-21T11:00:00-05:00', 10],
    ['parade', '23:00', '2026-11-21T23:00:00-05:00', 5],
  ])
  expect(payload[0]).toMatchObject({ date: SATURDAY, endTime: '2026-11-21T12:30:00-05:00' })
  expect(payload[0]?.event).toMatchObject({
    id: 'boat-tour',
    name: 'Boat Tour',
    priceList: {
      id: 'weekend',
      prices: [
        { personType: { id: 'adult' }, price: 2200 },
        { personType: { id: 'child' }, price: -1 },
      ],
    },
    orderForms: [{ id: 'dietary' }],
  })
  await database
    .forTenant('pier')
    .execute(
      sql`update events set document = jsonb_set(document, '{priceLists}', '[]') where id = 'boat-tour'`,
    )
  await database.forTenant('pier').execute(sql`update venues set catalogue_revision = catalogue_revision + 1`)
  const [without] = (
    await (
      await inProcess(database)
    ).events.times({
      params: { eventTemplateId: 'boat-tour' },
      query: { startTime: SATURDAY, endTime: SATURDAY },
    })
  ).payload
  expect(without?.event.priceList).toEqual({ id: '', name: '', prices: [] })
})

test('[ORD-234] templates lists the events with a start in the window', async ({ database }) => {
  const call = await overHttp(database)
  const today = await call(
    '/event/templates?startTime=2026-11-20T00:00:00&endTime=2026-11-20T23:00:00&membershipId=&saleChannel=online',
  )
  expect(today.status).toBe(200)
  const { payload } = today.body as { payload: { id: string; description: string }[] }
  expect(ids(payload)).toEqual(['boat-tour', 'galleries', 'night-walk', 'lecture'])
  expect(payload[0]).toMatchObject({
    description: 'Once round the harbour and back.',
    priceLists: expect.any(Array),
  })
})

test('[ORD-235] summaries lists what cards show, in the order of the venue', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call(
    `/event/templates/summaries?startTime=${SATURDAY}&endTime=${SATURDAY}&saleChannel=online`,
  )
  const { payload } = body as { payload: Record<string, unknown>[] }
  expect(payload.map(event => event.id)).toEqual(['boat-tour', 'galleries', 'night-walk', 'workshop'])
  expect(payload[0]).toMatchObject({
    availableSeats: 15,
    startTime: '2026-11-21T11:00:00-05:00',
    endTime: '2026-11-22T00:30:00-05:00',
    lowestPrice: 2200,
    lowestRetailPrice: 2200,
    times: [
      { id: 'boat-tour.2026-11-21.1100', date: SATURDAY, time: '11:00', availableSeats: 10 },
      { id: 'parade', date: SATURDAY, time: '23:00', availableSeats: 5 },
    ],
  })
  expect(payload[0]).not.toHaveProperty('description')
})

test('[ORD-236] slim lists the fewest fields and takes membershipIds', async ({ database }) => {
  const session = verifiedMember('M-1001', 'M-1002')
  const api = await inProcess(database, { session })
  const walk = async (membershipIds: string[]) => {
    const { payload } = await api.events.slim({ query: { startTime: TODAY, membershipIds } })
    return payload.find(event => event.id === 'night-walk')?.memberAccess
  }
  expect(await walk(['M-1001'])).toBe('eligible')
  expect(await walk(['M-1002'])).toBe('wrong-category')
  const { payload } = await api.events.slim({ query: { startTime: TODAY } })
  expect(fieldsOf(payload[0] ?? {})).not.toContain('images')
})

test('[CHK-258] slim takes every spelling of the parameters over HTTP, and detail gives one template', async ({
  database,
}) => {
  const call = await overHttp(database)
  const slim = await call(
    `/event/templates/slim?tenantId=pier&startTime=${TODAY}&endTime=${TODAY}&saleChannel=online&membershipId=M-1001`,
  )
  expect((slim.body as { payload: { id: string }[] }).payload).toHaveLength(4)
  const detail = await call('/event/templates/galleries')
  expect(detail.body).toMatchObject({
    payload: { id: 'galleries', type: 'fixedPrice', priceList: { id: 'entry' } },
  })
})

test('[ORD-238] one instance is a template narrowed to one start', async ({ database }) => {
  const call = await overHttp(database)
  const { body } = await call('/event/instances/parade')
  expect(body).toMatchObject({
    payload: {
      id: 'parade',
      templateId: 'boat-tour',
      date: SATURDAY,
      time: '23:00',
      availableSeats: 5,
      startTime: '2026-11-21T23:00:00-05:00',
      priceList: { id: 'weekend' },
    },
  })
  expect((await call('/event/instances/nowhere')).status).toBe(404)
})

test('[ORD-239] times answers the slots of a day, one at 23:00 included', async ({ database }) => {
  const call = await overHttp(database)
  const query =
    'membershipId=&membershipCategoryId=&startTime=2026-11-21T00:00:00&endTime=2026-11-21T23:00:00&saleChannel=online'
  const { body } = await call(`/event/templates/boat-tour/times?${query}`)
  expect((body as { payload: { time: string }[] }).payload.map(slot => slot.time)).toEqual(['11:00', '23:00'])
})

test('[ORD-239] times of a combo are refused for an event that is not in it', async ({ database }) => {
  const api = await inProcess(database)
  const times = (comboTemplateId: string, eventTemplateId: string) =>
    api.events.times({ params: { eventTemplateId }, query: { comboTemplateId, startTime: SATURDAY } })
  expect((await times('harbour-day', 'boat-tour')).payload).toHaveLength(2)
  expect(await refusalOfCall(times('harbour-day', 'lecture'))).toMatchObject({ code: 'UNPROCESSABLE' })
  expect(await refusalOfCall(times('no-combo', 'boat-tour'))).toMatchObject({ code: 'NOT_FOUND' })
})

test('an unknown event is not found', async ({ database }) => {
  const api = await inProcess(database)
  const params = { eventTemplateId: 'nowhere' }
  for (const call of [
    api.events.template({ params }),
    api.events.times({ params }),
    api.events.nextAvailable({ params }),
  ]) {
    expect(await refusalOfCall(call)).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  }
})

test.for([
  ['startTime=tomorrow', 'query.startTime'],
  ['startTime=2026-02-30', 'query.startTime'],
  ['startTime=2026-11-20&endTime=20261121', 'query.endTime'],
  ['startTime=2026-11-21&endTime=2026-11-20', 'query.endTime'],
  ['startTime=2026-11-20&endTime=2046-11-20', 'query.endTime'],
  ['saleChannel=desk', 'query.saleChannel'],
])('a parameter that cannot be is refused by name: %s', async ([query, field], { database }) => {
  const call = await overHttp(database)
  const { status, body } = await call(`/event/templates/summaries?${query}`)
  expect(status).toBe(400)
  expect(body).toMatchObject({ code: 'BAD_REQUEST', errors: { [field!]: expect.any(String) } })
})

test('empty parameters are as if left out', async ({ database }) => {
  const call = await overHttp(database)
  const { status } = await call('/event/templates/summaries?startTime=&endTime=&membershipIds=&saleChannel=')
  expect(status).toBe(200)
})

test('the clocks going back leave each start at its own wall time', async ({ database }) => {
  const file = aVenueFile({
    events: [
      anEventTemplate({
        slots: [],
        slotRules: [aSlotRule({ from: '2027-11-06', to: '2027-11-07', times: ['11:00'] })],
      }),
    ],
  })
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'autumn' } })
  const api = await inProcess(database, { tenantId: 'autumn' })
  const { payload } = await api.events.times({
    params: { eventTemplateId: 'boat-tour' },
    query: { startTime: '2027-11-06', endTime: '2027-11-07' },
  })
  expect(payload.map(slot => slot.startTime)).toEqual([
    '2027-11-06T11:00:00-04:00',
    '2027-11-07T11:00:00-05:00',
  ])
})

test('instead of a day there are those that follow it, or those nearest to it, the earlier of two as near first', async ({
  database,
}) => {
  const api = await inProcess(database)
  const daysOf = async (order?: 'following' | 'nearest') => {
    const query = { eventTemplateIds: ['boat-tour'], date: '2026-11-23', order }
    const [found] = (await api.events.alternatives({ query })).payload
    return found?.days.map(({ date }) => date.slice(-2))
  }
  expect(await daysOf()).toEqual(['24', '25', '26'])
  expect(await daysOf('nearest')).toEqual(['22', '24', '21'])
})
