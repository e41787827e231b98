import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import { inviteReviewers } from '#app/api/reviews/invite-reviewers.ts'
import type { Database } from '#app/data/database/database.ts'
import { readLinkToken } from '#app/data/queries/link-tokens/read.ts'
import { findVisitorByEmail } from '#app/data/queries/visitors/read.ts'
import { linkTokens } from '#app/data/schema/link-tokens.ts'
import { inProcess } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { ada, aReviewToken, as, bob } from '#tests/builders/review-link.ts'
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

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'silent' }, company: { reviews: false } })
})

const HOUR = 3_600_000
const GUEST = 'Guest@example.com'
const galleries = {
  eventTemplateId: 'galleries',
  eventId: slotAt('galleries', '2026-11-20', '14:00'),
  adult: 2,
}
const boat = { adult: 1 }

type Purchase = {
  drafts?: Parameters<typeof aDraft>[0][]
  email?: string
  session?: object
  tenantId?: string
}

/** Tickets of Friday, bought on Friday at ten. */
async function buy(shop: Shop, { drafts = [galleries], email = GUEST, session, tenantId }: Purchase = {}) {
  const api = await shop.visitor(session, tenantId)
  const cart = await fillCart(api, { templates: drafts.flatMap(draft => aDraft(draft).templates ?? []) })
  const paymentToken = shop.token(GOOD_CARD)
  await place(
    api,
    aCheckout({ shoppingCartId: cart.id, billingEmail: email, billingFirstName: 'Gwen', paymentToken }),
  )
  await workJobs(shop.services)
  shop.mails.length = 0
}

/** One round of asking and of sending. */
async function round(shop: Shop) {
  const count = await inviteReviewers(shop.services)
  await workJobs(shop.services)
  return count
}

const linkOf = (text: string | undefined, words: string) =>
  new URL(new RegExp(`${words}: (\\S+)`).exec(text ?? '')?.[1] ?? 'https://nowhere.example')

test('a guest is asked once, at ten on the morning after the visit', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop)
  shop.wait(24 * HOUR - 60_000)
  expect([await round(shop), shop.mails]).toEqual([0, []])
  shop.wait(60_000)
  expect(await round(shop)).toBe(1)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['guest@example.com', 'How was Galleries?'],
  ])
  expect(shop.mails[0]?.text).toContain('Hello Gwen,')
  for (let day = 0; day < 8; day += 1) {
    shop.wait(24 * HOUR)
    expect(await round(shop)).toBe(0)
  }
  expect(shop.mails).toHaveLength(1)
})

test('the mail signs its reader in and leads to the event with the token of the invitation', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop)
  shop.wait(25 * HOUR)
  await round(shop)
  const href = linkOf(shop.mails[0]?.text, 'Write a review')
  const [, area, tenantId, screen, signInToken = ''] = href.pathname.split('/')
  expect([href.origin, area, tenantId, screen]).toEqual(['https://tickets.example', 'auth', 'pier', 'login'])
  const ref = new URL(href.searchParams.get('ref') ?? '', href)
  expect([ref.pathname, ref.searchParams.get('review')]).toEqual(['/events/pier/detail/galleries', 'write'])
  const guest = await findVisitorByEmail(database.forTenant('pier'), 'pier', GUEST)
  expect(guest).toMatchObject({ confirmed: false, passwordHash: null, document: { firstName: 'Gwen' } })
  const now = shop.services.clock()
  const read = (purpose: 'sign-in' | 'review', token: string) =>
    readLinkToken(database.forTenant('pier'), { tenantId: 'pier', purpose, token, now })
  expect(await read('sign-in', signInToken)).toMatchObject({
    state: 'open',
    document: { visitorId: guest?.id },
  })
  const reviewToken = ref.searchParams.get('rev') ?? ''
  const api = await shop.visitor(as({ id: guest?.id ?? '', email: GUEST, name: 'Gwen' }).session)
  const written = await api.reviews.create({
    params: { reviewToken },
    body: { eventTemplateId: 'galleries', rating: 5 },
  })
  expect(written.payload).toMatchObject({ author: 'Gwen', rating: 5, eventTemplateId: 'galleries' })
  const stored = JSON.stringify(await database.system.select().from(linkTokens))
  expect([stored.includes(signInToken), stored.includes(reviewToken)]).toEqual([false, false])
})

test('who saw two things is asked about one a day, and about none they have reviewed', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop, { drafts: [galleries, boat], email: bob.email })
  await buy(shop, { drafts: [boat], session: as(ada).session })
  shop.wait(24 * HOUR)
  expect(await round(shop)).toBe(1)
  shop.wait(HOUR)
  expect(await round(shop)).toBe(0)
  shop.wait(23 * HOUR)
  expect(await round(shop)).toBe(1)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [bob.email, 'How was Galleries?'],
    [bob.email, 'How was Boat Tour?'],
  ])
})

test('who is signed in is asked at the address of their account, not at the one they typed', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop, { email: 'somebody@example.com', session: as(bob).session })
  shop.wait(24 * HOUR)
  await round(shop)
  expect(shop.mails.map(({ to }) => to)).toEqual([bob.email])
})

test('a venue that shows no reviews asks for none, and a visit of more than a week ago is left in peace', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop, { tenantId: 'silent' })
  await buy(shop)
  shop.wait(8 * 24 * HOUR)
  expect([await round(shop), shop.mails]).toEqual([0, []])
})

test('two nodes at once ask once', async ({ database }) => {
  const shop = openShop(database)
  await buy(shop)
  shop.wait(24 * HOUR)
  const counts = await Promise.all([inviteReviewers(shop.services), inviteReviewers(shop.services)])
  await workJobs(shop.services)
  expect([counts.reduce((sum, count) => sum + count), shop.mails.length]).toEqual([1, 1])
})

const wishOf = async (database: Database, email: string) =>
  (await findVisitorByEmail(database.forTenant('pier'), 'pier', email))?.document.noInvitations

test('who follows the link to stop gets no more of it, also while a mail waits and after the next import', async ({
  database,
}) => {
  const shop = openShop(database)
  await buy(shop, { drafts: [galleries, boat], email: bob.email })
  shop.wait(24 * HOUR)
  await round(shop)
  const stop = linkOf(shop.mails[0]?.text, 'Stop these invitations')
  expect(stop.pathname).toMatch(/^\/events\/pier\/invitations\/[\w-]{43}$/)
  const reviewToken = stop.pathname.split('/').at(-1) ?? ''
  shop.wait(24 * HOUR)
  await inviteReviewers(shop.services)
  const api = await shop.visitor()
  expect((await api.reviews.stopInvitations({ params: { reviewToken } })).payload).toEqual({ stopped: true })
  await workJobs(shop.services)
  expect(shop.mails).toHaveLength(1)
  await loadVenue(database, aMuseum())
  expect(await wishOf(database, bob.email)).toBe(true)
  expect(await wishOf(database, ada.email)).toBeUndefined()
})

test('whom a venue file says wants no invitations gets none', async ({ database }) => {
  const [visitorAda, visitorBob] = aMuseum().visitors ?? []
  await loadVenue(database, aMuseum({ visitors: [visitorAda!, { ...visitorBob!, noInvitations: true }] }))
  const shop = openShop(database)
  await buy(shop, { email: bob.email })
  shop.wait(24 * HOUR)
  expect([await round(shop), shop.mails]).toEqual([0, []])
})

test('the answer to a link that was never sent is the same, and stops nobody', async ({ database }) => {
  const api = await inProcess(database)
  const answer = await api.reviews.stopInvitations({ params: { reviewToken: 'guess' } })
  expect(answer.payload).toEqual({ stopped: true })
  const silent = await inProcess(database, { tenantId: 'silent' })
  await silent.reviews.stopInvitations({ params: { reviewToken: await aReviewToken(database) } })
  expect(await wishOf(database, bob.email)).toBeUndefined()
})
