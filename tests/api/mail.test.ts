import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { waitAfter, workJobs } from '#app/api/jobs/work-jobs.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import type { Database } from '#app/data/database/database.ts'
import type { Mail } from '#app/gateways/mail/mail-gateway.ts'
import type { CardRestriction } from '#app/rules/memberships/member-cards.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { describedDock } from '#tests/builders/described-dock.ts'
import { aFullMuseum, aGift, buyEverything, everything } from '#tests/builders/full-order.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import {
  aCheckout,
  aDraft,
  fillCart,
  GOOD_CARD,
  openShop,
  place,
  type Shop,
  slotAt,
} from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const hostile = '<img src=x onerror=alert(1)> & "Sons"'

const { test } = useDatabase(async database => {
  await loadVenue(
    database,
    aMuseum({
      theme: { variables: { 'color-action': '#7a1fa2' } },
      texts: { 'mail-order-closing': 'Bring <strong>warm</strong> clothes.' },
      facilities: [describedDock],
    }),
  )
  const noPeople = { members: [], visitors: [], staff: [], reviews: [] }
  const everywhere = { name: 'Full', timeZone: 'America/New_York' }
  const atTheDesk = { action: 'MembershipPurchase', channel: 'customerRep', allowed: false } as const
  const full = (id: string, company = {}, restriction: CardRestriction = atTheDesk) => {
    const file = aFullMuseum({ ...noPeople, venue: { id, ...everywhere, phoneNumber: '(212) 555-0100' } })
    const confirmationEmailRestrictions = [restriction]
    return {
      ...file,
      company: { ...file.company, ...company },
      memberships: { ...file.memberships, confirmationEmailRestrictions },
    }
  }
  await loadVenue(database, full('full'))
  await loadVenue(database, full('desk', { customerRep: true }))
  for (const [id, action] of [
    ['shut', 'MembershipPurchase'],
    ['shut-renewals', 'Renewal'],
  ] as const)
    await loadVenue(database, full(id, {}, { action, channel: 'online', allowed: false }))
  const { members: _m, visitors: _v, staff: _s, reviews: _r, ...file } = aMuseum()
  const events = (file.events ?? []).map(event =>
    event.id === 'boat-tour' ? { ...event, name: hostile } : event,
  )
  await loadVenue(database, {
    ...file,
    events,
    venue: { id: 'hostile', name: `Pier ${hostile}`, timeZone: 'America/New_York' },
  })
})

async function buy(
  shop: Shop,
  { tenantId = 'pier', ...about }: { tenantId?: string; ticketDeliveryEmail?: string } = {},
) {
  const api = await shop.visitor({}, tenantId)
  const cart = await fillCart(api, aDraft({ adult: 2, child: 1 }))
  const body = aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD), ...about })
  return readPlacedOrder(await place(api, body))
}

const codes = async (database: Database) =>
  (await database.system.execute<{ code: string }>(sql`select code from tickets`)).rows.map(row => row.code)

test('the tickets are mailed with a code each, to where they were asked for', async ({ database }) => {
  const shop = openShop(database)
  const { orderNumber } = await buy(shop, { ticketDeliveryEmail: 'tickets@example.com' })
  expect(await workJobs(shop.services)).toBe(1)
  const [mail, receipt] = shop.mails
  expect(mail).toMatchObject({
    tenantId: 'pier',
    to: 'tickets@example.com',
    from: { name: 'Pier Museum', address: 'tickets@example.org' },
    subject: `Your order ${orderNumber} at Pier Museum`,
  })
  const all = await codes(database)
  const codesOf = mail?.attachments.filter(({ contentId }) => contentId) ?? []
  expect(codesOf.map(({ filename }) => filename).sort()).toEqual(all.map(code => `ticket-${code}.png`).sort())
  for (const { content, contentId } of codesOf) {
    expect([...content.slice(1, 4)].map(byte => String.fromCharCode(byte)).join('')).toBe('PNG')
    expect(mail?.html).toContain(`src="cid:${contentId}"`)
  }
  for (const code of all) expect(mail?.text).toContain(`${code.slice(0, 13)} ${code.slice(13)}`)
  expect(receipt).toMatchObject({
    to: 'ada@example.com',
    subject: `Your receipt for order ${orderNumber} at Pier Museum`,
    attachments: [],
  })
  for (const form of [receipt?.html ?? '', receipt?.text ?? '']) {
    for (const words of ['$45', 'Visa ending in 4242', 'The tickets were sent to tickets@example.com.'])
      expect(form).toContain(words)
    for (const code of all) expect(form.replaceAll(' ', '')).not.toContain(code)
  }
  expect(receipt?.html).toMatch(/white-space:nowrap[^>]*>\$36</)
  for (const words of ['$', '4242']) expect(mail?.text).not.toContain(words)
  const pdf = mail?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  const printed = linesOfPdf(Buffer.from(pdf?.content ?? []).toString('latin1')).join('\n')
  expect(printed).toContain(orderNumber)
  expect(printed).not.toMatch(/Bought by|4242/)
})

test('with one address there is one mail, its tickets attached as PDF and its visits for a calendar', async ({
  database,
}) => {
  const shop = openShop(database)
  const { orderNumber } = await buy(shop, { ticketDeliveryEmail: 'ADA@example.com' })
  await workJobs(shop.services)
  expect(shop.mails).toHaveLength(1)
  const files = shop.mails[0]?.attachments.filter(({ contentId }) => !contentId) ?? []
  expect(files.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`tickets-${orderNumber}.pdf`, 'application/pdf'],
    [`visit-${orderNumber}.ics`, 'text/calendar; charset=utf-8'],
  ])
  const [pdf, calendar] = files.map(({ content }) => Buffer.from(content).toString('latin1'))
  for (const code of await codes(database)) expect(pdf).toContain(`/ActualText (${code})`)
  const head = linesOfPdf(pdf ?? '').join('\n')
  for (const words of ['Bought by Ada Moss, November', 'Visa ending in 4242: $45'])
    expect(head).toContain(words)
  expect(calendar).toContain('DTSTART;TZID=America/New_York:20261120T150000')
  expect(shop.mails[0]?.text).toContain('attached as a PDF')
})

test('each ticket is a box of its own in the mail, with event, day, time, type and code', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  await workJobs(shop.services)
  const all = await codes(database)
  const boxes = (shop.mails[0]?.html ?? '')
    .split('<table')
    .filter(part => part.includes('ticket-') && part.includes('cid:'))
    .map(part => part.slice(0, part.indexOf('</table>')))
  expect(boxes).toHaveLength(all.length)
  for (const [index, type] of ['Adult', 'Adult', 'Child'].entries())
    for (const words of ['Boat Tour', 'Friday, November 20, 2026', '3:00 pm', type])
      expect(boxes[index], words).toContain(words)
  for (const code of all)
    expect(boxes.filter(box => box.replaceAll(' ', '').includes(`${code}</span>`))).toHaveLength(1)
})

test('what a code took off is a row of the bill on paper, between what was bought and the total', async ({
  database,
}) => {
  const shop = openShop(database)
  const draft = { ...aDraft({ adult: 2 }), couponCodes: ['TENOFF'] }
  await buyEverything(shop, { draft, tenantId: 'full' })
  await workJobs(shop.services)
  const pdf = shop.mails[0]?.attachments.find(({ contentType }) => contentType === 'application/pdf')
  const lines = linesOfPdf(Buffer.from(pdf?.content ?? []).toString('latin1'))
  const bill = lines.slice(lines.indexOf('2 × Boat Tour, Adult')).join('\n')
  expect(bill).toMatch(/^2 × Boat Tour, Adult\n\$36\nCoupon TENOFF\n−\$10\nTotal:\s\$26\n/)
})

test('the mail says what, when, for whom and how much, in both its forms, tickets first', async ({
  database,
}) => {
  const shop = openShop(database)
  const { orderNumber } = await buy(shop)
  await workJobs(shop.services)
  const [mail] = shop.mails
  const inOrder = [
    'Hello Ada Moss,',
    orderNumber,
    'Boat Tour',
    'Friday, November 20, 2026',
    '3:00 pm',
    'Adult',
    '2 × Boat Tour, Adult',
    '$36',
    'Total: $45',
    'Pier Museum',
    '(212) 555-0100',
  ]
  for (const form of [mail?.html ?? '', mail?.text ?? '']) {
    const body = form.slice(form.indexOf('Hello'))
    const places = inOrder.map(words => body.indexOf(words))
    expect(places.filter(place => place < 0)).toEqual([])
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
})

test('look and words are the venue’s', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop)
  await workJobs(shop.services)
  const [mail] = shop.mails
  expect(mail?.html).toContain('background:#7a1fa2')
  expect(mail?.html).toContain('Bring <strong>warm</strong> clothes.')
  expect(mail?.text).toContain('Bring warm clothes.')
  expect(mail?.html).not.toMatch(/<script|<link|url\(|var\(/)
})

test('names cannot break the mail', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop, { tenantId: 'hostile' })
  await workJobs(shop.services)
  const [mail] = shop.mails
  expect(mail?.html).not.toContain('<img src=x')
  expect(mail?.html).toContain('&#60;img src=x onerror=alert(1)&#62; &#38; &#34;Sons&#34;')
})

test('a mail is sent once: a second round finds nothing, and one that is sent again keeps its id', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  await workJobs(shop.services)
  expect(await workJobs(shop.services)).toBe(0)
  await database.system.execute(
    sql`update jobs set done_at = null, run_at = ${shop.services.clock().toISOString()}::timestamptz`,
  )
  expect(await workJobs(shop.services)).toBe(1)
  expect(shop.mails).toHaveLength(1)
})

test('a mail that cannot be sent is tried again ever later', async ({ database }) => {
  const shop = openShop(database)
  const { mail } = shop.services.gateways
  const broken = {
    ...shop.services,
    gateways: {
      ...shop.services.gateways,
      mail: { send: async () => Promise.reject(new Error('The mail server is away')) },
    },
  }
  await buy(shop)
  expect(await workJobs(broken)).toBe(0)
  expect(shop.logged()).toEqual([
    {
      tenantId: 'pier',
      job: expect.stringMatching(/^order-mail\./),
      attempts: 1,
      error: 'The mail server is away',
      msg: 'A job has failed and will be tried again',
    },
  ])
  expect((await database.system.execute(sql`select attempts, last_error, done_at from jobs`)).rows).toEqual([
    { attempts: 1, last_error: 'Error: The mail server is away', done_at: null },
  ])
  expect(await workJobs({ ...shop.services, gateways: { ...shop.services.gateways, mail } })).toBe(0)
  shop.wait(waitAfter(1))
  expect(await workJobs(shop.services)).toBe(1)
  expect(shop.mails).toHaveLength(1)
})

test('a node that dies while it mails loses nothing: another takes the job over after its lease', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  let take = () => {}
  const taken = new Promise<void>(resolve => (take = resolve))
  const neverEnding = () => {
    take()
    return new Promise<void>(() => undefined)
  }
  const dying = {
    ...shop.services,
    gateways: { ...shop.services.gateways, mail: { send: neverEnding } },
  }
  void workJobs(dying)
  await taken
  expect(await workJobs(shop.services)).toBe(0)
  shop.wait(5 * 60_000)
  expect(await workJobs(shop.services)).toBe(1)
})

test('a job that this version does not know, or cannot read, waits for a node that does, and others go on', async ({
  database,
}) => {
  const shop = openShop(database)
  const [gone, later] = [new Date(0), new Date('2100-01-01')].map(runAt => runAt.toISOString())
  await database.system.execute(sql`
    insert into jobs (tenant_id, id, kind, payload, run_at) values
      ('pier', 'a', 'fax', '{}'::jsonb, ${gone}::timestamptz),
      ('pier', 'b', 'order-mail', '{"orderId": 7}'::jsonb, ${gone}::timestamptz),
      ('pier', 'c', 'order-mail', '{"orderId": 7}'::jsonb, ${later}::timestamptz)`)
  await buy(shop)
  expect(await workJobs(shop.services)).toBe(1)
  expect(shop.mails).toHaveLength(1)
  const { rows } = await database.system.execute(sql`
    select id, attempts, last_error like '%Invalid%' as "isRefused" from jobs where done_at is null order by id`)
  expect(rows).toEqual([
    { id: 'a', attempts: 1, isRefused: true },
    { id: 'b', attempts: 1, isRefused: true },
    { id: 'c', attempts: 0, isRefused: null },
  ])
})

test('the waits double from half a minute to six hours', () => {
  expect([1, 2, 3, 10, 50].map(attempts => waitAfter(attempts) / 1000)).toEqual([30, 60, 120, 15_360, 21_600])
})

test('an order of two events mails each with its own time', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const boat = aDraft({ adult: 1 })
  const entry = aDraft({
    eventTemplateId: 'galleries',
    eventId: slotAt('galleries', '2026-11-21', '09:00'),
    child: 1,
  })
  const cart = await fillCart(api, { templates: [...(boat.templates ?? []), ...(entry.templates ?? [])] })
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  await workJobs(shop.services)
  const body = shop.mails[0]?.text ?? ''
  expect(body).toMatch(
    /Boat Tour\nFriday, November 20, 2026 · 3:00 pm\n {2}Adult: [^\n]+\nDock\nAccess: Ramp\nGetting there: Bus 62 stops here\.\nBring: a coat\nMap: https:\/\/pier\.example\/map\n\nGalleries\nSaturday, November 21, 2026 · 9:00 am\n {2}Child: /,
  )
  expect(body).toMatch(/1 × Galleries, Child {2}No charge\n.*\n\nTotal: \$18/)
})

test('two visits to a place are mailed with the way there once, in both forms, and with a link to its map', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const later = aDraft({ eventId: slotAt('boat-tour', '2026-11-21', '11:00'), adult: 1 })
  const cart = await fillCart(api, {
    templates: [...(aDraft({ adult: 1 }).templates ?? []), ...(later.templates ?? [])],
  })
  await place(api, aCheckout({ shoppingCartId: cart.id, paymentToken: shop.token(GOOD_CARD) }))
  await workJobs(shop.services)
  const { text = '', html = '' } = shop.mails[0] ?? {}
  for (const words of ['Getting there: Bus 62 stops here.', 'Bring: a coat'])
    for (const form of [text, html]) expect(form.split(words), words).toHaveLength(2)
  expect(text.split('Map: https://pier.example/map')).toHaveLength(2)
  expect(html.split('href="https://pier.example/map"')).toHaveLength(2)
  expect(html.match(/<div style="height:16px;border-bottom:1px solid [^"]+"><\/div>/g)).toHaveLength(1)
  expect(text).toMatch(/Map: [^\n]+\n\nBoat Tour\n/)
})

test('an order of everything is mailed with every line by its type, its cards, codes and what it was paid with', async ({
  database,
}) => {
  const shop = openShop(database)
  await buyEverything(shop, { tenantId: 'full', giftCardNumber: 'GIFT-4321' })
  await workJobs(shop.services)
  const [mail] = shop.mails
  for (const form of [mail?.html ?? '', mail?.text ?? '']) {
    const body = form.slice(form.indexOf('Your member cards are below'))
    const inOrder = [
      'Friend',
      'Member number ',
      'Valid Friday, November 20, 2026 to Friday, November 19, 2027',
      'Ada Moss',
      'Receipt',
      'Tickets',
      '2 × Boat Tour, Adult',
      'Combos',
      'Boat and Galleries',
      '1 × Adult, 1 × Guide book',
      'Galleries, Friday, November 20, 2026 · 2:00 pm',
      'Memberships',
      '1 × Friend, One year, Adult',
      'Donations',
      'A gift',
      'In memory of Rose Moss',
      'A plank',
      'Coupon TENOFF',
      '−$10',
      'Total: $183.80',
      'Gift certificate ending in 4321: $20',
      'Visa ending in 4242: $163.80',
      'your card is charged each term',
      '(212) 555-0100',
    ]
    const places = inOrder.map(words => body.indexOf(words))
    expect(inOrder.filter((_, at) => (places[at] ?? -1) < 0)).toEqual([])
    expect(places).toEqual([...places].sort((a, b) => a - b))
  }
  expect(mail?.text).toContain('\n\nCombos\nBoat and Galleries  ')
  expect(mail?.text).toMatch(/\n\nDonations {2}\$[\d.]+\n/)
  expect(mail?.html).not.toContain('GIFT-4321')
})

test('the mail to the buyer says for whom the card of a gift is; its recipient is not told what is known', async ({
  database,
}) => {
  const shop = openShop(database)
  await buyEverything(shop, { tenantId: 'full', draft: aGift() })
  await workJobs(shop.services)
  const mailTo = (address: string) => shop.mails.find(({ to }) => to === address)
  const [buyer, recipient] = [mailTo('ada@example.com'), mailTo('rae@example.com')]
  for (const form of [buyer?.html, buyer?.text])
    expect(form?.match(/(A gift for )?Rae Reed/g)).toEqual(['A gift for Rae Reed'])
  expect(recipient?.text).toContain('Ada Moss has given you a membership.')
  expect(recipient?.text).not.toContain('A gift for Rae Reed')
  const cardsOf = (mail: Mail | undefined) =>
    mail?.attachments.filter(({ filename }) => filename.startsWith('card-')).length
  expect([cardsOf(recipient), cardsOf(buyer)]).toEqual([1, 0])
  expect(recipient?.html).toContain(`src="cid:${recipient?.attachments[0]?.contentId}"`)
})

test('an order without tickets is one mail without files but the codes of its cards, whatever address was given for tickets', async ({
  database,
}) => {
  const shop = openShop(database)
  const { memberships } = everything({ offering: 'year' })
  await buyEverything(shop, {
    tenantId: 'full',
    draft: { memberships },
    ticketDeliveryEmail: 'tickets@example.com',
  })
  await workJobs(shop.services)
  const [mail] = shop.mails
  expect(shop.mails.map(({ to }) => to)).toEqual(['ada@example.com'])
  const code = /Ada Moss: (\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(code).not.toBe('')
  expect(mail?.attachments.map(({ filename, contentType }) => [filename, contentType])).toEqual([
    [`card-${code}.png`, 'image/png'],
  ])
  expect(mail?.html).toContain(`src="cid:${mail?.attachments[0]?.contentId}"`)
  expect(mail?.html).toContain(code)
  expect(shop.mails[0]?.text).not.toContain('charged each term')
  expect(mail?.html, 'what it is about').toMatch(/<h1[^>]*>(<[^>]+>)*Your membership</)
  expect(shop.mails[0]?.text, 'nobody visits').not.toContain('We look forward to your visit.')
})

test('[CHK-222] [CHK-223] [MEM-221] member cards go out by the rules of what is bought and of the channel: the representative’s in their mode, online otherwise', async ({
  database,
}) => {
  const shop = openShop(database)
  const draft = { memberships: everything().memberships }
  for (const tenantId of ['full', 'desk', 'shut', 'shut-renewals'])
    await buyEverything(shop, { tenantId, draft })
  await workJobs(shop.services)
  const cards = shop.mails.map(({ tenantId, text }) => [
    tenantId,
    text.includes('Your member cards are below'),
  ])
  expect(Object.fromEntries(cards)).toEqual({
    full: true,
    desk: false,
    shut: false,
    'shut-renewals': true,
  })
})
