import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { slots } from '#app/data/schema/slots.ts'
import { quantityField, slotField } from '#app/routes/orders/tickets/items/event/event-form.ts'
import * as tickets from '#app/routes/orders/tickets/route.tsx'
import { inProcess, testSessions } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { markedWords } from '#tests/builders/marked-words.ts'
import { openScreen } from '#tests/builders/open-screen.tsx'
import { instead, type PageRequest } from '#tests/builders/page-loader.ts'
import { aDraft, BOAT, fillCart } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const MONDAY = '2026-11-23'
const prices = (adult: number, child = -1) => [
  { personTypeId: 'adult', price: adult },
  { personTypeId: 'child', price: child },
]
const start = (time: string, about: object = {}) => ({
  id: `reef-${time.replace(':', '')}`,
  date: MONDAY,
  time,
  capacity: 10,
  ...about,
})
const from = (time: string) => ({ date: MONDAY, time })

/** `reef`: eight starts on a Monday, the first sold out, the evening's dearer. `unpriced` has a start and no price. */
const reef = {
  id: 'reef',
  name: 'Reef Walk',
  priceLists: [
    { id: 'day', prices: prices(1850, 900) },
    { id: 'evening', prices: prices(2500) },
  ],
  slots: [
    start('09:00', { sold: 10 }),
    ...['09:30', '09:35', '11:00', '14:00', '15:00'].map(time => start(time)),
    start('19:00', { priceListId: 'evening', capacity: 3 }),
    start('20:00', { priceListId: 'evening', sold: 5 }),
  ],
}
const unpriced = {
  id: 'unpriced',
  name: 'Nothing to pay',
  priceLists: [{ id: 'none', prices: prices(-1) }],
  slots: [{ id: 'unpriced-1', ...from('10:00'), capacity: 3 }],
}
const late = {
  id: 'late',
  name: 'Late Show',
  priceLists: [{ id: 'late', prices: prices(500) }],
  slots: [
    { id: 'late-1', ...from('08:00'), capacity: 4 },
    { id: 'late-2', ...from('09:34'), capacity: 4 },
    { id: 'late-3', ...from('23:00'), capacity: 4 },
  ],
}
const museum = aMuseum()
const venueOf = (id: string, about: object = {}) =>
  aMuseum({
    venue: { id, name: id, timeZone: 'America/New_York' },
    events: [...(museum.events ?? []), reef, unpriced, late],
    ...about,
  })

const { test } = useDatabase(async database => {
  await loadVenue(database, venueOf('pier'))
  await loadVenue(database, venueOf('auto', { company: { autoSelectSlots: true } }))
  await loadVenue(
    database,
    venueOf('marked', { texts: markedWords(['tickets', 'limits', 'cart', 'donation', 'shell']) }),
  )
})

type OrderRequest = Partial<PageRequest> & { venue?: string }
const order = (database: Database, query: string, { venue = 'pier', ...about }: OrderRequest = {}) =>
  openScreen(tickets, {
    database,
    pattern: '/orders/:tenantId/tickets',
    path: `/orders/${venue}/tickets?${query}`,
    ...about,
  })
type Screen = Awaited<ReturnType<typeof order>>
const REEF = `eventId=reef&date=${MONDAY}`

const chosenTime = ({ body }: Screen, eventId = 'reef') =>
  body.querySelector<HTMLInputElement>(`[name="${slotField(eventId)}"][checked]`)?.value
const times = ({ body }: Screen, eventId = 'reef') =>
  [...body.querySelectorAll<HTMLInputElement>(`[name="${slotField(eventId)}"]`)].map(({ value }) => value)
const quantity = ({ field }: Screen, ticket: string) => {
  const [eventId = '', personTypeId = ''] = ticket.split(':')
  return field(quantityField(eventId, personTypeId))
}

/** A visitor whose cart holds this many adults for one start. */
async function withTickets(database: Database, eventId: string, adult: number, tenantId = 'pier') {
  const api = await inProcess(database, { tenantId })
  const eventTemplateId = eventId === BOAT ? 'boat-tour' : 'reef'
  const cart = await fillCart(api, aDraft({ eventTemplateId, eventId, adult }))
  return { session: { cartId: cart.id } }
}

test('[ORD-136] the time in the address is chosen or none, without one the first that can be had', async ({
  database,
}) => {
  expect(chosenTime(await order(database, REEF))).toBe('reef-0930')
  expect(chosenTime(await order(database, `${REEF}&time=14:00`))).toBe('reef-1400')
  expect(chosenTime(await order(database, `${REEF}&time=09:00`))).toBeUndefined()
})

test('[ORD-134] a time without seats stands there and cannot be chosen, also not by sending it', async ({
  database,
}) => {
  const { body } = await order(database, `${REEF}&time=11:00`, { venue: 'auto' })
  const soldOut = body.querySelector('[value="reef-0900"]')
  expect([
    soldOut?.hasAttribute('disabled'),
    body.querySelector('[value="reef-0930"]')?.hasAttribute('disabled'),
  ]).toEqual([true, false])
  const form = { intent: 'update', [slotField('reef')]: 'reef-0900', [quantityField('reef', 'adult')]: '1' }
  const { status, words } = await order(database, REEF, { form })
  expect(status).toBe(409)
  expect(words).toContain('These tickets are no longer available for the selected time: Adult')
})

test('[ORD-138] with auto-select as many times are shown as the venue says, and a button for more', async ({
  database,
}) => {
  const auto = await order(database, REEF, { venue: 'auto' })
  expect(times(auto)).toHaveLength(5)
  expect(auto.page.getByRole('button', { name: 'Show more times: Reef Walk' }).textContent).toBe(
    'Show more times',
  )
})

test('[ORD-137] a venue with auto-select has the first start from 09:35 chosen, else the first with seats', async ({
  database,
}) => {
  const auto = async (query: string) => order(database, query, { venue: 'auto' })
  expect(chosenTime(await auto(REEF))).toBe('reef-0935')
  expect(chosenTime(await auto(`${REEF}&time=15:00`))).toBe('reef-1500')
  const soldOut = { sold: 4 }
  await database.forTenant('auto').update(slots).set(soldOut).where(eq(slots.id, 'late-3'))
  await database.forTenant('auto').update(slots).set(soldOut).where(eq(slots.id, 'late-1'))
  expect(chosenTime(await auto(`eventId=late&date=${MONDAY}`), 'late')).toBe('late-2')
})

test('[ORD-135] [ORD-288] without a start that can be had the event is at capacity, without a price there are no tickets', async ({
  database,
}) => {
  for (const [venue, mark] of [
    ['pier', ''],
    ['marked', '»'],
  ] as const) {
    const full = await order(database, 'eventId=lecture&date=2026-11-20', { venue })
    expect(full.words, 'ORD-135').toContain(` ${mark}Tickets are currently unavailable. `)
    expect(quantity(full, 'lecture:adult'), 'ORD-135').toBeNull()
    const closed = await order(database, 'eventId=lecture&date=2026-11-25', { venue })
    expect(closed.words, 'ORD-135').toContain(` ${mark}Tickets are currently unavailable. `)
    const none = await order(database, `eventId=unpriced&date=${MONDAY}`, { venue })
    expect(none.words, 'ORD-288').toContain(` ${mark}No tickets available. `)
  }
})

test('[ORD-139] [ORD-143] what is left is the start’s seats less this order’s tickets, told from five on', async ({
  database,
}) => {
  const api = await inProcess(database)
  const { id } = await fillCart(api, aDraft({ adult: 1 }))
  const noticeFor = async (adult: number) => {
    await fillCart(api, { ...aDraft({ adult }), id })
    const { words } = await order(database, 'cart=true', { session: { cartId: id } })
    return / (\d+ tickets? left) /.exec(words)?.[1]
  }
  expect(await noticeFor(4), 'ORD-143').toBeUndefined()
  expect(await noticeFor(5), 'ORD-143').toBe('5 tickets left')
  expect(await noticeFor(9), 'ORD-139').toBe('1 ticket left')
})

const LAST_TICKETS = 'There are no more tickets available for this event!'

test('[ORD-140] [ORD-142] an exactly filled start is not maxed; one ticket more is, and that alone is told', async ({
  database,
}) => {
  const full = await order(database, 'cart=true', await withTickets(database, BOAT, 10))
  expect(full.words, 'ORD-140').not.toContain(LAST_TICKETS)
  expect(full.words, 'ORD-142').toContain(' You have the last 10. ')
  expect(quantity(full, 'boat-tour:adult')?.getAttribute('aria-invalid'), 'ORD-140').not.toBe('true')

  const form = {
    intent: 'update',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '11',
  }
  const over = await order(database, 'eventId=boat-tour&date=2026-11-20', { form })
  expect(over.status).toBe(409)
  expect(over.words, 'ORD-140').toContain(LAST_TICKETS)
  expect(over.words, 'ORD-142').not.toMatch(/tickets? left/)
  expect(quantity(over, 'boat-tour:adult')?.getAttribute('aria-invalid'), 'ORD-140').toBe('true')
})

test('[ORD-132] [ORD-312] a start brings its own prices, kinds of tickets and seats', async ({
  database,
}) => {
  const day = await order(database, `${REEF}&time=11:00`)
  expect(day.words, 'ORD-132').toContain(' $18.50 ')
  expect(quantity(day, 'reef:child'), 'ORD-312').not.toBeNull()
  const evening = await order(database, `${REEF}&time=19:00`)
  expect(evening.words, 'ORD-132').toContain(' $25 ')
  expect(evening.words, 'ORD-132').not.toContain('$18.50')
  expect(evening.words, 'ORD-132').toContain(' 3 tickets left ')
  expect(quantity(evening, 'reef:child'), 'ORD-312').toBeNull()
  const { field } = await order(database, 'eventId=galleries&date=2026-11-23')
  expect(field(quantityField('galleries', 'child')), 'ORD-312').not.toBeNull()
})

test('[ORD-297] of many times five are shown and the rest is counted, in the venue’s words', async ({
  database,
}) => {
  const { page } = await order(database, REEF)
  expect(times(await order(database, REEF))).toHaveLength(5)
  expect(page.getByRole('button', { name: '+3 more... Show 3 more times: Reef Walk' }).textContent).toBe(
    '+3 more...',
  )
  const marked = await order(database, REEF, { venue: 'marked' })
  expect(marked.words).toContain(' »+3 more... ')
  expect((await order(database, `eventId=late&date=${MONDAY}`)).words).not.toContain('more...')
})

test('[ORD-300] a start in the last hour of the day is offered, one of the next day is not', async ({
  database,
}) => {
  const offered = async (start: object) => {
    await database.forTenant('pier').update(slots).set(start).where(eq(slots.id, 'late-3'))
    return times(await order(database, `eventId=late&date=${MONDAY}`), 'late').includes('late-3')
  }
  expect(await offered({ time: '23:00' })).toBe(true)
  expect(await offered({ time: '23:30' })).toBe(true)
  expect(await offered({ date: '2026-11-24', time: '00:00' })).toBe(false)
})

test('[ORD-101] first and last time of the day stand beside the times', async ({ database }) => {
  expect((await order(database, REEF)).words).toContain(' 9:00 am – 8:00 pm ')
})

test('[ORD-101] [ORD-307] an event of the order has its day, its start, what was chosen of it and what that saves', async ({
  database,
}) => {
  const member = verifiedMember('M-1001')
  const api = await inProcess(database, { session: member })
  const { id: cartId } = await fillCart(api, aDraft({ adult: 3 }))
  const drawn = await order(database, 'cart=true', { session: { ...member, cartId } })
  const block = drawn.page.getByRole('region', { name: 'Boat Tour' })
  expect(block.querySelector('time')?.getAttribute('datetime'), 'ORD-101').toBe('2026-11-20')
  expect(chosenTime(drawn, 'boat-tour'), 'ORD-101').toBe(BOAT)
  const total = drawn.page.getByRole('complementary', { name: 'Order summary' }).textContent
  expect(total, 'ORD-101').toContain('3 × Adult$54')
  expect(total, 'ORD-307').toContain('Member price−$10.80')
  expect(total, 'ORD-101').toContain('Total$43.20')
  const guest = await order(database, 'cart=true', await withTickets(database, BOAT, 3))
  const whole = guest.page.getByRole('complementary', { name: 'Order summary' }).textContent
  expect(whole, 'ORD-307').not.toMatch(/Discount|Member price/)
  expect(whole, 'ORD-101').toContain('Total$54')
})

test('[ORD-101] what the server says of too many tickets is not said twice, and stands where none can be chosen', async ({
  database,
}) => {
  const ENOUGH = 'There are not enough tickets available. Please adjust your quantity.'
  const form = {
    intent: 'update',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '11',
  }
  const over = await order(database, 'eventId=boat-tour&date=2026-11-20', { form })
  expect(over.words.split(ENOUGH)).toHaveLength(2)
  const untimed = { intent: 'update', [quantityField('late', 'adult')]: '1' }
  const none = await order(database, `eventId=late&date=${MONDAY}&time=12:00`, { form: untimed })
  expect(none.words).toContain('Tickets for 12:00 pm are not available on this day.')
})

test('[ORD-199] [ORD-200] [CHK-213] a quantity is a number of three digits between 0 and the seats or the limit', async ({
  database,
}) => {
  const input = quantity(await order(database, `${REEF}&time=19:00`), 'reef:adult')
  const about = (name: string) => input?.getAttribute(name)
  expect([about('aria-valuemin'), about('aria-valuemax')], 'ORD-199').toEqual(['0', '3'])
  expect([about('inputmode'), about('maxlength')], 'ORD-200').toEqual(['numeric', '3'])
})

test('[ORD-213] of a quantity that is sent its digits are kept', async ({ database }) => {
  const { session } = await withTickets(database, BOAT, 1)
  const form = {
    intent: 'update',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: ' 0x4 b',
  }
  await order(database, 'cart=true', { session, form })
  const drawn = await order(database, 'cart=true', { session })
  expect(quantity(drawn, 'boat-tour:adult')?.value).toBe('4')
})

const lost = () => Promise.reject(new Error('no answer'))

test('[ORD-276] when member pricing fails the event is there at the price of everybody, and nothing is said of it', async ({
  database,
}) => {
  const about = { session: verifiedMember('M-1001') }
  const DAY = 'eventId=boat-tour&date=2026-11-20'
  expect((await order(database, DAY, about)).words).toContain(' $14.40 ')
  for (const answer of [
    lost,
    async () => ({ payload: '{{' }),
    async () => ({ payload: '[{"eventId":1}]' }),
  ]) {
    const watch: PageRequest['watch'] = api =>
      instead(api, 'events', instead(api.events, 'memberPricing', answer))
    const { status, words } = await order(database, DAY, { ...about, watch })
    expect(status).toBe(200)
    expect(words).toContain(' $18 ')
    expect(words).not.toContain('$14.40')
  }
})

test('[ORD-223] a verification that has run out gives no member price, on the page either', async ({
  database,
}) => {
  const member = verifiedMember('M-1001')
  const ranOut = { member: { ...member.member, verifiedUntil: '2026-11-20T14:59:59.000Z' } }
  const shown = async (session: object) => {
    const [cookie] = (await testSessions.write('pier', session)).split(';')
    const about = { cookie, context: { sessions: testSessions } }
    return (await order(database, 'eventId=boat-tour&date=2026-11-20', about)).words
  }
  expect(await shown(member)).toContain(' $14.40 ')
  const words = await shown(ranOut)
  expect(words).toContain('Adult $18.00 Members $14.40')
  expect(words).not.toMatch(/(?<!Members )\$14\.40/)
  expect(await shown(ranOut)).toContain('Verify Membership')
})

test('[ORD-278] whatever else fails to load, the page goes on without a word about it', async ({
  database,
}) => {
  const session = (await withTickets(database, BOAT, 1)).session
  const whole = await order(database, 'cart=true&eventId=galleries&date=2026-11-23', { session })
  expect(whole.page.getByRole('button', { name: 'Change Boat Tour' })).toBeDefined()
  const parts = [
    ['carts', 'get'],
    ['addons', 'list'],
    ['donations', 'configs'],
    ['entitlements', 'allowances'],
  ] as const
  for (const [part, call] of parts) {
    const watch: PageRequest['watch'] = api =>
      instead(api, part, instead(api[part] as object, call as never, lost))
    const { status, page, words } = await order(database, 'cart=true&eventId=galleries&date=2026-11-23', {
      session,
      watch,
    })
    expect([part, status]).toEqual([part, 200])
    expect(page.getByRole('heading', { name: 'Galleries' })).toBeDefined()
    expect(page.queryAllByRole('alert').map(alert => alert.textContent)).toEqual([''])
    expect(words).not.toMatch(/went wrong|We were unable/)
  }
})

test('[ORD-152] a line of two events takes the order away and says so in the venue’s words', async ({
  database,
}) => {
  const { session } = await withTickets(database, BOAT, 1)
  const broken: PageRequest['watch'] = api => {
    const get = async () => {
      const { payload } = await api.carts.get({ headers: { 'x-cart-id': session.cartId } })
      const orders = payload?.orders.map(line => ({ ...line, events: [...line.events, ...line.events] }))
      return { payload: payload && { ...payload, orders } }
    }
    return instead(api, 'carts', instead(api.carts, 'get', get))
  }
  const { words } = await order(database, 'cart=true', { session, watch: broken })
  expect(words).toContain('Sorry. Something went wrong. Items have been removed from your cart.')
  expect(words).toContain("You haven't added anything to your order.")
  expect((await order(database, 'cart=true', { session })).words).not.toContain('Boat Tour')
})

test('[ORD-154] an event that is removed and recommended is offered once', async ({ database }) => {
  const form = {
    intent: 'remove:galleries',
    [slotField('boat-tour')]: BOAT,
    [quantityField('boat-tour', 'adult')]: '1',
  }
  const { location } = await order(database, 'eventIds=galleries&removed=galleries&date=2026-11-20', { form })
  expect(new URL(location ?? '', 'http://here').searchParams.getAll('removed')).toEqual(['galleries'])
  const session = (await withTickets(database, BOAT, 1)).session
  const { page } = await order(database, 'cart=true&removed=galleries', { session })
  expect(page.getAllByRole('button', { name: 'Add Admission: Galleries' })).toHaveLength(1)
})

test('[ORD-129] [ORD-131] while a date changes its event is selected and the others stand by; only an added one offers actions', async ({
  database,
}) => {
  const { session } = await withTickets(database, BOAT, 1)
  const actions = ({ page }: Screen) =>
    page
      .queryAllByRole('button')
      .map(button => button.getAttribute('aria-label') ?? '')
      .filter(label => /^(Change Date of|Remove) (Boat|Gall)/.test(label))
  const added = await order(database, 'cart=true', { session })
  expect(actions(added), 'ORD-131').toEqual(['Change Date of Boat Tour', 'Remove Boat Tour'])
  const changing = await order(database, 'cart=true&cdEventIds=boat-tour&date=2026-11-24', { session })
  expect(actions(changing), 'ORD-131').toEqual([])
  expect(quantity(changing, 'boat-tour:adult')?.type, 'ORD-129').not.toBe('hidden')
  const standing = await order(database, 'cart=true&cdEventIds=galleries&date=2026-11-24', { session })
  expect(quantity(standing, 'boat-tour:adult')?.type, 'ORD-129').toBe('hidden')
})

test('[ORD-169] a new date moves the chosen events alone', async ({ database }) => {
  const { session } = await withTickets(database, BOAT, 1)
  const { words } = await order(database, 'cart=true&cdEventIds=boat-tour&date=2026-11-24', { session })
  expect(words).toContain('Boat Tour Tuesday, November 24, 2026')
  const other = await order(database, 'cart=true&cdEventIds=galleries&date=2026-11-24', { session })
  expect(other.words).toMatch(/Boat Tour Friday, November 20, 2026/)
})

test('[ORD-214] [ORD-313] the hours of the day stand there while every event is on that day', async ({
  database,
}) => {
  const { session } = await withTickets(database, BOAT, 1)
  const same = await order(database, 'cart=true', { session })
  const main = ({ body }: Screen) => body.querySelector('main')?.textContent ?? ''
  expect(main(same), 'ORD-214').toContain('Hours: Open 9:00 am to 5:00 pm')
  const other = await order(database, 'cart=true&eventId=galleries&date=2026-11-27', { session })
  expect(main(other), 'ORD-214').not.toMatch(/Hours:|Closed/)
  expect(other.words, 'ORD-313').toContain('Friday, November 27, 2026')
})

test('[ORD-310] [ORD-311] nothing to pay is No charge in the venue’s words, whole dollars have no decimals', async ({
  database,
}) => {
  const free = 'eventId=galleries&date=2026-11-23'
  expect((await order(database, free)).words, 'ORD-310').toContain(' No charge ')
  expect((await order(database, free, { venue: 'marked' })).words, 'ORD-310').toContain(' »No charge ')
  const { words } = await order(database, REEF)
  expect(words, 'ORD-311').toContain(' $18.50 ')
  const cart = await order(database, 'cart=true', await withTickets(database, BOAT, 2))
  const total = cart.page.getByRole('complementary', { name: 'Order summary' })
  expect(total.textContent, 'ORD-311').toMatch(/2 × Adult\$36.*Total\$36(?!\.)/)
  expect(words, 'beside a price with cents').toMatch(/ \$9\.00 /)
  expect(total.textContent, 'ORD-011').not.toContain('.00')
})

test('[ORD-317] the order page says what the venue calls its buttons', async ({ database }) => {
  const { session } = await withTickets(database, 'reef-0930', 1)
  const draw = async (venue: string, about = {}) => {
    const beside = 'cart=true&eventId=boat-tour&date=2026-11-20&removed=winter'
    const [whole, alone] = [
      await order(database, beside, { venue, ...about }),
      await order(database, 'cart=true', { venue, ...about }),
    ]
    return { words: `${whole.words} ${alone.words}` }
  }
  const labels = ['Add to order', 'Add Admission', 'Remove', 'Change Date', 'Change Time', 'Learn More']
  const own = await draw('pier', { session })
  const marked = await draw('marked', await withTickets(database, 'reef-0930', 1, 'marked'))
  for (const label of labels) {
    expect(own.words).toContain(` ${label} `)
    expect(marked.words).toContain(` »${label} `)
    expect(marked.words).not.toContain(` ${label} `)
  }
})
