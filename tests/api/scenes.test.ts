import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { venueHosts } from '#app/data/schema/venue-hosts.ts'
import { sceneGroups } from '#app/rules/scenes/scene-groups.ts'
import { readForm } from '#app/server/scenes/read-form.ts'
import { NOW } from '#tests/builders/api-client.ts'
import { loadVenue } from '#tests/builders/demo-venue.ts'
import { digestRows } from '#tests/builders/digest-rows.ts'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { openSceneShop, pagesOfShop } from '#tests/builders/scene-shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  for (const venue of ['harborlight', 'fernwood', 'orrery'])
    await loadVenue(database, JSON.parse(readFileSync(`app/data/demo/${venue}.json`, 'utf8')))
})

test('what the page of a scene sends is answered on the stage: an order that is cancelled there was never placed', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const before = await digestRows(database)
  const { path } = await shop.look('/editor/harborlight/scenes/cart', cookie)
  const report = { method: 'POST', body: '[]', headers: { referer: `http://shop.example${path}` } }
  const answered = await shop.look('/orders/harborlight/cart-report', cookie, report)
  expect(answered.html).not.toBe('the shop itself')
  const pressed = await shop.look('/checkout/harborlight/process?scene=review', cookie, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'complete' }),
  })
  expect(pressed.path).toContain('/confirm/')
  expect(pressed.path).toContain('scene=review')
  expect(await digestRows(database)).toEqual(before)
  await shop.close()
}, 180_000)

test('a scene that somebody has sent a form in begins anew when it is entered again', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'orrery', staffId: 'staff-editor' })
  const words = async () => (await shop.look('/editor/orrery/scenes/cart-over-limits', cookie)).html
  for (const time of ['first', 'second'])
    expect(await words(), time).toMatch(/>Ticket Limit\. Please adjust before placing order</)
  await shop.close()
}, 180_000)

test('an event that is sold only beside another one is shown by every venue with two', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'orrery', staffId: 'staff-editor' })
  for (const scene of ['order-needs', 'event-needs', 'order-needs-party'])
    expect((await shop.look(`/editor/orrery/scenes/${scene}`, cookie)).status, scene).toBe(200)
  await shop.close()
}, 180_000)

test('a page without scripts runs none in the frame, and in a tab of its own the browser runs none either', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'orrery', staffId: 'staff-editor' })
  const framed = await shop.look('/editor/orrery/scenes/cart-scriptless', cookie)
  expect([framed.status, framed.policy]).toEqual([200, null])
  expect(framed.html).toMatch(/^<!DOCTYPE html><html data-scriptless="" /)
  expect(framed.html).not.toMatch(/<(?:no)?script/)
  const alone = await shop.look(framed.path, cookie, { headers: { 'sec-fetch-dest': 'document' } })
  expect(alone.policy).toBe('sandbox allow-same-origin allow-forms')
  const scripted = await shop.look('/editor/orrery/scenes/cart', cookie)
  expect(scripted.html).toMatch(/<script/)
  await shop.close()
}, 180_000)

test('scenes are for staff who edit the venue: for everybody else the address is the shop’s', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const elsewhere = await shop.signIn({ tenantId: 'fernwood', staffId: 'staff-editor' })
  for (const cookie of ['', elsewhere])
    for (const path of [
      '/editor/harborlight/scenes/confirmation',
      '/checkout/harborlight/process?scene=confirmation',
      '/events/harborlight/list?scene=cart',
    ])
      expect((await shop.look(path, cookie)).html, path).toBe('the shop itself')
  await shop.close()
}, 180_000)

test('mails, tickets to print and passes are drawn in a theme that is edited and not saved, for who edits the venue', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const elsewhere = await shop.signIn({ tenantId: 'fernwood', staffId: 'staff-editor' })
  const send = (body: unknown, as = cookie) =>
    shop.look('/editor/harborlight/scenes/look', as, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  const edited = {
    variables: { 'color-brand': '#123f2a' },
    textVariables: { 'mail-order-heading': 'Ahoy, your tickets' },
  }
  const { look } = JSON.parse((await send(edited)).html)
  const of = async (scene: string, query = '') =>
    shop.look(`/editor/harborlight/scenes/${scene}${query}`, cookie)
  const mail = await of('mail-order', `?look=${look}`)
  expect(mail.html).toContain('Ahoy, your tickets')
  expect(mail.html).toContain('#123f2a')
  const before = await of('mail-order')
  expect(before.html).not.toContain('Ahoy, your tickets')
  expect(before.html).not.toContain('#123f2a')
  const pdf = await of('ticket-pdf', `?look=${look}`)
  expect(pdf.type).toContain('pdf')
  expect(pdf.path).toContain(`look=${look}`)
  expect((await send({ variables: { 'color-brand': 'no colour' } })).status).toBe(422)
  expect((await send(edited, elsewhere)).html).toBe('the shop itself')
  await shop.close()
}, 180_000)

test('pages of the shop open in a theme that is edited and not public, with its style sheet, and stay in it from page to page', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const sent = await shop.look('/editor/harborlight/scenes/look', cookie, {
    method: 'POST',
    body: JSON.stringify({
      variables: { 'color-brand': '#123f2a' },
      textVariables: { 'events-page-heading': 'What swims tonight', 'event-detail-page-title': 'Dive' },
    }),
    headers: { 'content-type': 'application/json' },
  })
  const { look } = JSON.parse(sent.html)
  const list = `/events/harborlight/list?date=2026-11-20&scene=storefront&look=${look}`
  const page = await shop.look(list, cookie)
  expect([page.status, page.html.includes('What swims tonight')]).toEqual([200, true])
  const sheet = /href="(\/theme\/harborlight\/[0-9a-f]+\.css)"/.exec(page.html)?.[1] ?? ''
  expect((await shop.look(sheet)).html).toContain('--mq-color-brand:#123f2a')

  const referer = `http://shop${list}`
  const next = '/events/harborlight/list?date=2026-11-21'
  const gone = await shop.look(next, cookie, { headers: { referer, 'sec-fetch-dest': 'document' } })
  expect(gone.path).toBe(`${next}&scene=storefront&look=${look}`)
  expect(gone.html).toContain('What swims tonight')

  const over = await shop.look(list.replace(look, 'forgotten'), cookie)
  expect([over.status, over.html]).toEqual([
    410,
    'This preview is over. Please open it again in the composer.',
  ])
  const shown = await shop.look(list.replace(`&look=${look}`, ''), cookie)
  expect(shown.html).not.toContain('What swims tonight')
  expect((await shop.look(next, cookie)).html).toBe('the shop itself')
  expect((await shop.look(list)).html).toBe('the shop itself')
  await shop.close()
}, 180_000)

test('mails, tickets to print, passes and pages of scenes are in the language that is chosen, in the words that are edited there', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'orrery', staffId: 'staff-editor' })
  const words = {
    'mail-order-heading': 'Hola, sus entradas',
    'pass-ticket-description': 'Entrada editada',
    'confirmation-show-code': 'Muestre esto',
  }
  const sent = await shop.look('/editor/orrery/scenes/look', cookie, {
    method: 'POST',
    body: JSON.stringify({ variables: {}, textVariables: {}, translations: { 'es-US': words } }),
    headers: { 'content-type': 'application/json' },
  })
  const { look } = JSON.parse(sent.html)
  const of = async (scene: string, query = '?lang=es-US') =>
    shop.look(`/editor/orrery/scenes/${scene}${query}`, cookie)

  const mails = Object.keys(sceneGroups.mails).filter(name => !name.startsWith('ticket-pdf'))
  for (const scene of [...mails, 'pass-ticket', 'pass-card', 'cart', 'confirmation']) {
    const { status, html } = await of(scene)
    expect.soft([scene, status, /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]]).toEqual([scene, 200, 'es-US'])
  }
  for (const query of ['', '?lang=en-US', '?lang=fr-FR'])
    expect((await of('mail-order', query)).html, query).toContain('lang="en-US"')

  const edited = `?lang=es-US&look=${look}`
  expect((await of('mail-order', edited)).html).toContain('Hola, sus entradas')
  expect((await of('mail-order', `?look=${look}`)).html).not.toContain('Hola, sus entradas')
  expect((await of('pass-ticket', edited)).html).toContain('Entrada editada')
  const pdf = await of('ticket-pdf', edited)
  expect(pdf.path).toContain('lang=es-US')
  expect(linesOfPdf(pdf.bytes.toString('latin1')).join(' ')).toContain('Muestre esto')
  await shop.close()
}, 180_000)

test('the picture of a link that is shared is drawn in the colours that are edited, its quiet words too', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const picture = async (variables: object) => {
    const sent = await shop.look('/editor/harborlight/scenes/look', cookie, {
      method: 'POST',
      body: JSON.stringify({ variables, textVariables: {} }),
      headers: { 'content-type': 'application/json' },
    })
    const { look } = JSON.parse(sent.html)
    return shop.look(`/editor/harborlight/scenes/shared-link?look=${look}`, cookie)
  }
  const [plain, edited] = [await picture({}), await picture({ 'hero-subtle': '#ff2200' })]
  expect([plain.type, edited.type]).toEqual(['image/jpeg', 'image/jpeg'])
  expect(edited.bytes.equals(plain.bytes)).toBe(false)
  await shop.close()
}, 180_000)

/** The screens that take what is sent to them, with made-up ids in their addresses; what scenes have and the editor's own have not. */
async function screensWithActions(tenantId: string): Promise<string[]> {
  const { routes } = await pagesOfShop()
  const pathOf = (id: string | undefined): string => {
    const route = id ? routes[id] : undefined
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return Object.entries(routes)
    .filter(([, route]) => route?.module.action)
    .map(([id]) => `/${pathOf(id).replace(':tenantId', tenantId).replace(/:\w+/g, 'made-up')}`)
    .filter(path => !/^\/(?:editor|staff|onboarding|share|forms|\*|$)/.test(path))
}

test('whatever is sent from a page of a scene, a mail of one or the gallery is answered on the stage, by every screen that takes something', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const before = await digestRows(database)
  const screens = await screensWithActions('harborlight')
  expect(screens.length).toBeGreaterThan(25)
  const pages = [
    '/events/harborlight/list?date=2026-11-20&scene=storefront',
    '/editor/harborlight/scenes/mail-order',
    '/editor/harborlight/preview?scene=composer',
  ]
  const form = { intent: 'add', email: 'robin@vale.example', name: 'Robin', 'line.adult': '2' }
  for (const [at, screen] of screens.entries()) {
    const referer = `http://shop.example${pages[at % pages.length]}`
    const send = { method: 'POST', body: new URLSearchParams(form), headers: { referer } }
    expect.soft((await shop.look(`${screen}.data`, cookie, send)).html, screen).not.toBe('the shop itself')
  }
  expect(await digestRows(database)).toEqual(before)
  expect([shop.mails, shop.charged()]).toEqual([[], 0])
  await shop.close()
}, 300_000)

test('tickets put into an order in the preview are in an order of the stage; the page where a scene begins is read from the shop, and begins anew', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const { events } = JSON.parse(readFileSync('app/data/demo/harborlight.json', 'utf8'))
  const order = `/orders/harborlight/tickets?eventId=${events[3].id}&date=2026-11-20&scene=order`
  const before = await digestRows(database)
  const begun = await shop.look(order, cookie)
  const fields = readForm(begun.html)
  const adults = Object.keys(fields).find(name => name.endsWith('quantities.adult')) ?? ''
  const body = new URLSearchParams({ ...fields, [adults]: '2', intent: 'update' })
  const headers = { referer: `http://shop.example${order}` }
  const sent = await shop.look(order, cookie, { method: 'POST', body, headers })
  expect([sent.status, sent.path]).toEqual([200, expect.stringContaining('scene=order')])
  expect(linesIn((await shop.look('/orders/harborlight/tickets?cart=true', cookie, { headers })).html)).toBe(
    1,
  )
  expect(await digestRows(database)).toEqual(before)
  const later = order.replace('2026-11-20', '2027-04-30')
  expect((await shop.look(later, cookie)).status).toBe(200)
  expect(linesIn((await shop.look('/orders/harborlight/tickets?cart=true', cookie, { headers })).html)).toBe(
    0,
  )
  await shop.close()
}, 180_000)

const linesIn = (html: string) => new Set(html.match(/name="events\.[^"]+slotId"/g)).size

test('links of the venue’s own that name a host stay in the scene: of its header, public or edited, and of what it sells', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const host = 'tickets.harborlight.example'
  await database.system
    .insert(venueHosts)
    .values({ host, tenantId: 'harborlight', token: 'token', state: 'verified', createdAt: NOW })
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const links = [
    { key: 'join', label: 'Join us', href: `https://${host}/membership/harborlight?text=a` },
    { key: 'home', label: 'All events', href: `https://${host}` },
    { key: 'away', label: 'Elsewhere', href: 'https://elsewhere.example/membership/harborlight' },
  ]
  const sent = await shop.look('/editor/harborlight/scenes/look', cookie, {
    method: 'POST',
    body: JSON.stringify({ variables: {}, links }),
    headers: { 'content-type': 'application/json' },
  })
  const { look } = JSON.parse(sent.html)
  const list = `/events/harborlight/list?date=2026-11-20&scene=storefront&look=${look}`
  for (const path of [list, `/editor/harborlight/scenes/cart?look=${look}`]) {
    const { status, html } = await shop.look(path, cookie)
    expect([status, html.includes(host)], path).toEqual([200, false])
    expect(html).toContain('href="/membership/harborlight?text=a"')
    expect(html).toContain('href="https://elsewhere.example/membership/harborlight"')
  }
  const pressed = await shop.look('/membership/harborlight?text=a', cookie, {
    headers: { referer: `http://shop${list}`, 'sec-fetch-dest': 'document' },
  })
  expect([pressed.status, pressed.path]).toEqual([
    200,
    expect.stringContaining(`scene=storefront&look=${look}`),
  ])
  await shop.close()
}, 180_000)

test('a page that has lost its scene is sent on with it, a form with all that is in it; without a session nothing is sent to the shop', async ({
  database,
}) => {
  const shop = await openSceneShop(database)
  const cookie = await shop.signIn({ tenantId: 'harborlight', staffId: 'staff-editor' })
  const referer = 'http://shop.example/events/harborlight/list?scene=storefront&lang=es-US'
  const ask = (more: RequestInit, dest: string, who = cookie) =>
    shop.ask('/orders/harborlight/tickets?eventId=e', who, {
      ...more,
      headers: { referer, 'sec-fetch-dest': dest },
    })
  const lost = '/orders/harborlight/tickets?eventId=e&scene=storefront&lang=es-US'
  for (const dest of ['iframe', 'document'])
    expect(await ask({}, dest)).toMatchObject({ status: 302, location: lost })
  expect(await ask({ method: 'POST' }, 'iframe')).toMatchObject({ status: 307, location: lost })
  const over = {
    status: 403,
    location: null,
    html: 'This preview is over. Please open it again in the composer.',
  }
  expect(await ask({ method: 'POST' }, 'empty', '')).toMatchObject(over)
  expect(await ask({}, 'iframe', '')).toMatchObject(over)
  const byBrowser = { headers: { 'sec-fetch-dest': 'document' } }
  expect(await shop.ask('/events/harborlight/list?date=2026-11-20&scene=event', '', byBrowser)).toMatchObject(
    {
      status: 302,
      location: '/events/harborlight/list?date=2026-11-20',
    },
  )
  await shop.close()
}, 180_000)
