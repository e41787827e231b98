import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { Database } from '#app/data/database/database.ts'
import { loader as stateLoader } from '#app/routes/auth/verification-state/route.ts'
import type { VisitorSession } from '#app/session/visitor-session.ts'
import { NOW, overHttp, refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { openMembersBrowser } from '#tests/builders/members-browser.ts'
import { instead, load, type PageRequest } from '#tests/builders/page-loader.ts'
import { openShop } from '#tests/builders/shop.ts'
import { aMember } from '#tests/builders/venue-file.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  const members = [
    ...(file.members ?? []),
    aMember({
      membershipId: 'M-9',
      startDate: '2025-01-01',
      expirationDate: '2026-01-01',
      cardholders: [{ id: 'C-9', firstName: 'Eve', lastName: 'Old', email: 'Eve@Example.com' }],
    }),
  ]
  await loadVenue(database, { ...file, members })
  await loadVenue(database, { ...file, venue: { ...file.venue, id: 'quay' }, members: [] })
})

const HOUR = 3_600_000
const REF = '/events/pier/detail/night-walk?date=2026-11-21'
const FORM = `/auth/pier/members?by=email&ref=${encodeURIComponent(REF)}`
const BACK = `${REF}&membershipIds=M-1001`

/** Somebody types an address; gives the browser that waits, and the address that was mailed to it. */
async function askForLink(
  database: Database,
  { email = 'ada@example.com', session = {} }: { email?: string; session?: VisitorSession } = {},
) {
  const shop = openShop(database)
  const laptop = openMembersBrowser(database, session)
  const sent = await laptop.open(FORM, { form: { email } })
  await workJobs(shop.services)
  const [mail] = shop.mails
  const link = /https:\/\/tickets\.example(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  const waitingPath = sent.location ?? ''
  const waiting = async (about = {}) => laptop.open(waitingPath, about)
  const code = async () =>
    ((await waiting()).body.querySelector('#verification-code')?.textContent ?? '').replaceAll(' ', '')
  return { laptop, waiting, waitingPath, code, link, mails: shop.mails, mail }
}

const press = (intent: string, about: Record<string, string> = {}) => ({ form: { intent, ...about } })

test('[MEM-137] [MEM-245] the answer is the same for every address; a link is mailed only where a membership has it', async ({
  database,
}) => {
  const shop = openShop(database)
  const call = await overHttp(database, { services: shop.services })
  const ask = async (email: string) => {
    const { status, body } = await call(`/membership/sendVerification?email=${encodeURIComponent(email)}`)
    const [entry] = (body as { payload: Record<string, unknown>[] }).payload
    return [status, { ...entry, verificationId: typeof entry?.verificationId, code: typeof entry?.code }]
  }
  const answer = [
    200,
    { status: 'verification_sent', memberListEntry: null, verificationId: 'string', code: 'string' },
  ]
  expect(await ask('nobody@example.com')).toEqual(answer)
  expect(await ask('ADA@example.com')).toEqual(answer)
  expect(shop.mails).toEqual([])
  expect(await workJobs(shop.services)).toBe(2)
  expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@example.com', 'Verify your membership at Pier Museum'],
  ])
})

test('known and unknown addresses cost the same statements', async ({ database, watched }) => {
  const statementsFor = async (email: string) => {
    const api = await openShop(database).visitor()
    watched.taken()
    await api.members.sendVerification({ query: { email } })
    return watched.taken().map(statement => statement.slice(0, 40))
  }
  expect(await statementsFor('ada@example.com')).toEqual(await statementsFor('nobody@example.com'))
})

test('[MEM-136] whoever asked is told to look at their mail, known or not, and shown a code', async ({
  database,
}) => {
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const { waiting, waitingPath, code } = await askForLink(database, { email })
    expect(waitingPath).toBe(`/auth/pier/members?by=email&waiting=1&ref=${encodeURIComponent(REF)}`)
    const { page, words } = await waiting()
    expect(page.getByRole('heading', { level: 1 }).textContent).toBe('Please check your email')
    expect(words).toContain(`If ${email} belongs to a membership, a link is on its way.`)
    expect(await code()).toMatch(/^\d{4}$/)
  }
})

test('[MEM-242] [MEM-138] the link opened in the browser that asked verifies the membership there, leads back and keeps the cart', async ({
  database,
}) => {
  const { laptop, link } = await askForLink(database, { session: { cartId: 'cart-1' } })
  expect(link).toMatch(/^\/auth\/pier\/members\?membershipVerificationToken=[\w-]{43}&ref=/)
  const response = await laptop.open(link)
  expect(response.words).toContain('Verifying your membership...')
  expect(response.field('code')).toBeNull()
  expect((await laptop.open(link, press('finish'))).location).toBe(BACK)
  expect(laptop.session()).toEqual({
    cartId: 'cart-1',
    verification: undefined,
    member: {
      membershipIds: ['M-1001'],
      name: 'Ada Moss',
      isExpired: false,
      confirmedByEmail: true,
      verifiedUntil: '2026-11-21T15:00:00.000Z',
    },
  })
  expect((await laptop.open(FORM.replace('by=email', 'waiting=1'))).location).toBe(BACK)
})

test('[MEM-138] an expired membership is verified as well, and known as expired', async ({ database }) => {
  const { laptop, link } = await askForLink(database, { email: 'eve@example.com' })
  expect((await laptop.open(link, press('finish'))).location).toBe(`${REF}&membershipIds=M-9`)
  expect(laptop.session().member).toMatchObject({ membershipIds: ['M-9'], isExpired: true })
})

test('whoever opens the link, a mail scanner too, uses nothing up', async ({ database }) => {
  const { link } = await askForLink(database)
  const scanner = openMembersBrowser(database)
  for (const headers of [{}, { Purpose: 'prefetch' }] as Record<string, string>[]) {
    const { words, page } = await scanner.open(link, { headers })
    expect(words).toContain('Your membership is one step away')
    expect(words).not.toContain('Verifying')
    expect(page.getByRole('button', { name: 'Continue' }).getAttribute('value')).toBe('finish')
  }
  expect(scanner.session()).toEqual({})
  expect((await scanner.open(link, press('finish'))).location).toBe(BACK)
})

test('[MEM-134] a link opens once and for an hour; afterwards it has expired', async ({ database }) => {
  const first = await askForLink(database)
  const late = new Date(NOW.getTime() + HOUR)
  const notice = async (link: string, now = NOW) => {
    const { main } = await openMembersBrowser(database).open(link, { now })
    return main.queryByRole('heading', { level: 1 })?.textContent
  }
  expect(await notice(first.link, new Date(late.getTime() - 1))).toBe('Your membership is one step away')
  expect(await notice(first.link, late)).toBe('Your link has expired')
  const stranger = openMembersBrowser(database)
  await stranger.open(first.link, { ...press('finish'), now: late })
  expect(stranger.session()).toEqual({})
  await stranger.open(first.link, press('finish'))
  expect(stranger.session().member).toBeDefined()
  expect(await notice(first.link)).toBe('Your link has expired')
  const again = openMembersBrowser(database)
  await again.open(first.link, press('finish'))
  expect(again.session()).toEqual({})
})

test('a link that is over leads to a new one by one press, for whoever asked with their address in it', async ({
  database,
}) => {
  const { laptop, link } = await askForLink(database)
  const late = new Date(NOW.getTime() + HOUR)
  const own = await laptop.open(link, { now: late })
  expect(own.words).toMatch(/Your link has expired\s*Enter your email and we send a new one\./)
  expect(own.main.queryByRole('status')).toBeNull()
  expect(own.field('email')?.getAttribute('value')).toBe('ada@example.com')
  const form = own.main.getByRole('button', { name: 'Send a New Link' }).closest('form')
  const action = form?.getAttribute('action') ?? ''
  expect(action).toBe(FORM)
  const sent = await laptop.open(action, { form: { email: 'ada@example.com' }, now: late })
  expect(sent.location).toContain('waiting=1')
  const stranger = await openMembersBrowser(database).open(link, { now: late })
  expect(stranger.field('email')?.getAttribute('value')).toBe('')
})

test('[MEM-135] a link that nobody was sent is not found, nor is one at another venue', async ({
  database,
}) => {
  const { link } = await askForLink(database)
  for (const path of ['/auth/pier/members?membershipVerificationToken=guess', link.replace('pier', 'quay')]) {
    const browser = openMembersBrowser(database)
    expect((await browser.open(path)).main.getByRole('heading', { level: 1 }).textContent).toBe(
      'Your membership was not found',
    )
    await browser.open(path, press('finish'))
    expect(browser.session()).toEqual({})
  }
})

test('a link that is gone says that it has ended, and has a new one mailed by one press', async ({
  database,
}) => {
  const page = await openMembersBrowser(database).open('/auth/pier/members?membershipVerificationToken=guess')
  expect(page.words).toContain(
    'This link has ended or is not complete. Enter your email and we send a new one.',
  )
  expect(page.main.getByRole('button', { name: 'Send a New Link' }).closest('form')?.method).toBe('post')
})

test('verified on the phone, continued on the laptop: the code is typed where the link is opened, and the cart stays', async ({
  database,
}) => {
  const { laptop, link, waiting, code } = await askForLink(database, { session: { cartId: 'cart-1' } })
  const path = '/auth/pier/members/verification'
  const state = async () => (await load(stateLoader, { database, path, session: laptop.session() })).page
  const typed = await code()
  expect(await state()).toEqual({ status: 'verification_sent' })
  expect((await waiting(press('collect'))).words).toContain('The link has not been opened yet.')
  const phone = openMembersBrowser(database)
  expect((await phone.open(link)).words).toContain('Started on another device?')
  const confirmed = await phone.open(link, press('confirm', { code: ` ${[...typed].join(' ')}` }))
  expect(confirmed.words).toContain('Your membership is verified on the other device.')
  expect(phone.session()).toEqual({})
  expect(await state()).toEqual({ status: 'confirmed' })
  const copy = openMembersBrowser(database, laptop.session())
  expect((await waiting(press('collect'))).location).toBe(BACK)
  expect(laptop.session()).toMatchObject({ cartId: 'cart-1', member: { membershipIds: ['M-1001'] } })
  await copy.open(FORM, press('collect'))
  expect(copy.session().member).toBeUndefined()
})

test('a wrong code is refused at its field; three of them end the link', async ({ database }) => {
  const { link, code, laptop, waiting } = await askForLink(database)
  const wrong = String((Number(await code()) + 1) % 10_000).padStart(4, '0')
  const phone = openMembersBrowser(database)
  const type = (typed: string) => phone.open(link, press('confirm', { code: typed }))
  const empty = await type('12')
  expect([empty.status, empty.words]).toEqual([
    400,
    expect.stringContaining('Please enter the code with four digits'),
  ])
  for (const _ of [1, 2, 3]) {
    const { status, words, field } = await type(wrong)
    expect([status, field('code')?.getAttribute('value')]).toEqual([400, wrong])
    expect(words).toContain('This is not the code that is shown there')
  }
  const { status, main, field } = await type(await code())
  expect([status, main.getByRole('heading', { level: 1 }).textContent, field('code')]).toEqual([
    200,
    'Your link has expired',
    null,
  ])
  await waiting(press('collect'))
  expect([laptop.session().member, phone.session()]).toEqual([undefined, {}])
})

test('who waits longer than an hour is told that the link has expired, and may ask again', async ({
  database,
}) => {
  const { waiting } = await askForLink(database)
  const { main, field } = await waiting({ now: new Date(NOW.getTime() + HOUR) })
  expect(main.getByRole('heading', { level: 1 }).textContent).toBe('Your link has expired')
  expect(field('email')).not.toBeNull()
})

test('a link asked for by somebody else verifies nobody but whoever has the mailbox', async ({
  database,
}) => {
  const { laptop, link, waiting } = await askForLink(database)
  const owner = openMembersBrowser(database)
  await owner.open(link, press('finish'))
  expect(owner.session().member?.membershipIds).toEqual(['M-1001'])
  await waiting(press('collect'))
  expect(laptop.session().member).toBeUndefined()
  expect((await waiting()).main.getByRole('heading', { level: 1 }).textContent).toBe('Your link has expired')
})

test('[MEM-242] the call finishes a verification once, with the session of its caller', async ({
  database,
}) => {
  const finish = async (link: string, now = NOW) => {
    const call = await overHttp(database, { now })
    const query = new URL(link, 'http://venue.example').searchParams
    query.delete('ref')
    const { body, headers } = await call(`/membership/verify/finish?${query}`)
    const payload = (body as { payload: { status: string }[] }).payload
    return [payload.map(({ status }) => status), headers.has('set-cookie')]
  }
  const { link } = await askForLink(database)
  expect(await finish('/?membershipVerificationToken=guess')).toEqual([['token_not_found'], false])
  expect(await finish(link)).toEqual([['verified'], true])
  expect(await finish(link)).toEqual([['token_expired'], false])
  const second = await askForLink(database)
  expect(await finish(second.link, new Date(NOW.getTime() + HOUR))).toEqual([['token_expired'], false])
})

test('[MEM-242] an expired membership finishes as one', async ({ database }) => {
  const { link } = await askForLink(database, { email: 'eve@example.com' })
  const token = new URL(link, 'http://venue.example').searchParams.get('membershipVerificationToken') ?? ''
  const api = await openShop(database).visitor()
  const { payload } = await api.members.finishVerification({ query: { membershipVerificationToken: token } })
  expect(payload).toMatchObject([
    { status: 'membership_expired', memberListEntry: { membershipId: 'M-9', email: 'Eve@Example.com' } },
  ])
})

test('an address gets four mails at once and then one in ten minutes, whoever asks, known or not', async ({
  database,
}) => {
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const shop = openShop(database)
    const ask = async () => {
      const api = await shop.visitor()
      const call = api.members.sendVerification({ query: { email } })
      return (await refusalOfCall(call))?.status ?? 200
    }
    expect([await ask(), await ask(), await ask(), await ask(), await ask()]).toEqual([
      200, 200, 200, 200, 429,
    ])
    shop.wait(10 * 60_000)
    expect([await ask(), await ask()]).toEqual([200, 429])
  }
  const { main } = await openMembersBrowser(database).open(FORM, { form: { email: 'ada@example.com' } })
  expect(main.getByRole('alert').textContent).toBe(
    "We can't verify your membership right nowToo many attempts. Please wait a moment and try again.",
  )
})

test('neither the tokens nor who waits can be read from what is stored', async ({ database }) => {
  const { link, laptop } = await askForLink(database)
  const token = new URL(link, 'http://venue.example').searchParams.get('membershipVerificationToken')
  const tables = ['link_tokens', 'member_verifications', 'jobs'].map(async name => {
    const { rows } = await database.system.execute(sql`select * from ${sql.identifier(name)}`)
    return JSON.stringify(rows)
  })
  const stored = (await Promise.all(tables)).join()
  const { id = '' } = laptop.session().verification ?? {}
  expect([id.length, stored.includes(id), stored.includes(String(token))]).toEqual([43, false, false])
})

test('the mail leads back where its asker came from, and never to another site', async ({ database }) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  for (const redirectUrl of ['https://evil.example/', '//evil.example', REF])
    await api.members.sendVerification({ query: { email: 'ada@example.com', redirectUrl } })
  await workJobs(shop.services)
  const refs = shop.mails.map(({ text }) => /ref=(\S+)/.exec(text)?.[1] ?? null)
  expect(refs.sort()).toEqual([encodeURIComponent(REF), null, null])
})

test('[MEM-257] the screen sends venue, membership id, last name and way back to verify, and the email for a link', async ({
  database,
}) => {
  const sent: unknown[] = []
  const watch: PageRequest['watch'] = api => {
    const keep = (name: 'validate' | 'sendVerification') => async (input: unknown) => {
      sent.push([name, input])
      return (api.members[name] as (input: unknown) => Promise<unknown>)(input)
    }
    const members = instead(api.members, 'validate', keep('validate'))
    return instead(api, 'members', instead(members, 'sendVerification', keep('sendVerification')))
  }
  const browser = openMembersBrowser(database)
  await browser.open(FORM.replace('by=email', 'by=id'), {
    form: { membershipId: 'M-1001', lastName: 'Moss' },
    watch,
  })
  await browser.open(FORM, { form: { email: 'ada@example.com' }, watch })
  const about = { tenantId: 'pier', redirectUrl: REF }
  expect(sent).toEqual([
    ['validate', { query: { ...about, membershipId: 'M-1001', lastName: 'Moss' } }],
    ['sendVerification', { query: { ...about, email: 'ada@example.com' } }],
  ])
})

test('[MEM-257] the verify call takes its venue and a first name too; another venue is refused', async ({
  database,
}) => {
  const call = await overHttp(database)
  const about = 'membershipId=M-1001&firstName=Ada&lastName=Moss&redirectUrl=%2Fevents'
  const status = async (path: string) => {
    const { body, status } = await call(path)
    return [status, (body as { payload?: { status: string }[] }).payload?.[0]?.status]
  }
  expect(await status(`/membership/validate?tenantId=pier&${about}`)).toEqual([200, 'verified'])
  expect(await status(`/membership/validate?tenantId=quay&${about}`)).toEqual([400, undefined])
  const mail = 'email=ada%40example.com'
  expect(await status(`/membership/sendVerification?tenantId=pier&${mail}`)).toEqual([
    200,
    'verification_sent',
  ])
  expect(await status(`/membership/sendVerification?tenantId=quay&${mail}`)).toEqual([400, undefined])
})

test('[MEM-290] a call that cannot verify answers with a problem in our own words', async ({ database }) => {
  const call = await overHttp(database)
  const answerAt = async (path: string) => {
    const { body, headers } = await call(path)
    return [headers.get('content-type')?.split(';')[0], (body as { message: string }).message]
  }
  const problem = 'application/problem+json'
  expect(await answerAt('/membership/validate?lastName=Moss')).toEqual([
    problem,
    'BAD_REQUEST: The request is not valid',
  ])
  expect(await answerAt('/membership/sendVerification?email=ada')).toEqual([
    problem,
    'BAD_REQUEST: The request is not valid',
  ])
  expect(await answerAt('/membership/verify/finish')).toEqual([
    problem,
    'BAD_REQUEST: The request is not valid',
  ])
})
