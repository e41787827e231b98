import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { headers } from '#app/routes/auth/members/route.tsx'
import { aMuseum, loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import { openMembersBrowser } from '#tests/builders/members-browser.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(async database => {
  const file = aMuseum()
  await loadVenue(database, file)
  const as = (id: string, company: object) =>
    loadVenue(database, { ...file, venue: { ...file.venue, id }, company })
  await as('easy', { requireLastName: false })
  await as('by-email', { verifyById: false })
  await as('by-desk', { verifyById: false, customerRep: true })
  await as('none', { membership: false })
  await as('trial', { membership: false, test: true })
  await as('unsold', { membershipSales: false })
  await as('quiet', { hideLogin: true })
})

const REF = `ref=${encodeURIComponent('/events/pier/detail/night-walk?date=2026-11-21')}`
const ADA = { membershipId: 'M-1001', lastName: 'Moss' }
const fieldNames = (body: HTMLElement) =>
  [...body.querySelectorAll('main input')].map(input => input.getAttribute('name'))

async function open(database: Database, tenantId: string, query = '') {
  const browser = openMembersBrowser(database)
  const screen = await browser.open(`/auth/${tenantId}/members${query}`)
  const link = (name: string) => screen.main.queryByRole('link', { name })?.getAttribute('href') ?? null
  return { ...screen, link, fields: fieldNames(screen.body) }
}

test('[MEM-044] the members screen opens on the id where that is allowed, otherwise on the email', async ({
  database,
}) => {
  expect((await open(database, 'pier')).fields).toEqual(['membershipId', 'lastName'])
  expect((await open(database, 'pier', '?by=email')).fields).toEqual(['email'])
  expect((await open(database, 'by-email')).fields).toEqual(['email'])
  expect((await open(database, 'by-email', '?by=id')).fields).toEqual(['email'])
})

test('[MEM-045] the last name of the primary cardholder is asked for only where the venue requires it', async ({
  database,
}) => {
  const { main, field } = await open(database, 'pier')
  const label = main.getByText('Primary cardholder last name')
  expect(label.getAttribute('for')).toBe(field('lastName')?.id)
  expect((await open(database, 'easy')).fields).toEqual(['membershipId'])
  const browser = openMembersBrowser(database)
  await browser.open('/auth/easy/members', { form: { membershipId: 'M-1001' } })
  expect(browser.session().member?.membershipIds).toEqual(['M-1001'])
})

test('[MEM-047] a link switches between id and email and keeps the way back; to the id only where that is allowed', async ({
  database,
}) => {
  const byId = await open(database, 'pier', `?logout=1&${REF}`)
  const toEmail = byId.link('Verify by email instead')
  expect(toEmail).toBe(`/auth/pier/members?by=email&${REF}`)
  const byEmail = await open(database, 'pier', toEmail?.slice(toEmail.indexOf('?')))
  expect(byEmail.link('Verify by membership ID instead')).toBe(`/auth/pier/members?by=id&${REF}`)
  expect(byEmail.link('Verify by email instead')).toBeNull()
  expect((await open(database, 'by-email')).link('Verify by membership ID instead')).toBeNull()
})

test('[MEM-220] in CSR mode an email-only venue verifies by id too', async ({ database }) => {
  expect((await open(database, 'by-desk')).fields).toEqual(['membershipId', 'lastName'])
  const desk = openMembersBrowser(database)
  expect((await desk.open('/auth/by-desk/members', { form: ADA })).status).toBe(302)
  expect(desk.session().member?.membershipIds).toEqual(['M-1001'])
  const query = openMembersBrowser(database)
  await query.open('/auth/by-email/members?customerRep=1&by=id', { form: ADA })
  expect(query.session().member).toBeUndefined()
})

test('[MEM-043] without memberships the screen is skipped, going on to ref or the events, unless the venue is a test venue', async ({
  database,
}) => {
  expect((await open(database, 'none')).location).toBe('/events/none/list')
  expect((await open(database, 'none', '?ref=%2Forders%2Fnone%2Ftickets')).location).toBe(
    '/orders/none/tickets',
  )
  expect((await open(database, 'none', '?ref=https%3A%2F%2Fevil.example&test=1')).location).toBe(
    '/events/none/list',
  )
  expect((await open(database, 'trial')).fields).toEqual(['membershipId', 'lastName'])
})

test('[MEM-048] there is a way to sign in, and to join where memberships are sold', async ({ database }) => {
  const pier = await open(database, 'pier', `?${REF}`)
  expect(pier.link('Sign in to view your past orders')).toBe(`/auth/pier/login?${REF}`)
  expect(pier.link('Join Now')).toBe('/membership/pier/join')
  const unsold = await open(database, 'unsold')
  expect(unsold.link('Join Now')).toBeNull()
  expect(unsold.link('Sign in to view your past orders')).toBe(
    '/auth/unsold/login?ref=%2Fevents%2Funsold%2Flist',
  )
  expect((await open(database, 'quiet')).link('Sign in to view your past orders')).toBeNull()
})

test('[MEM-049] whoever is verified goes back to ref, or to the events, with the memberships in the query', async ({
  database,
}) => {
  const to = async (query: string) =>
    (await openMembersBrowser(database).open(`/auth/pier/members${query}`, { form: ADA })).location
  expect(await to(`?${REF}`)).toBe('/events/pier/detail/night-walk?date=2026-11-21&membershipIds=M-1001')
  expect(await to('')).toBe('/events/pier/list?membershipIds=M-1001')
  expect(await to('?ref=https%3A%2F%2Fevil.example%2F')).toBe('/events/pier/list?membershipIds=M-1001')
})

test('[MEM-042] [MEM-049] whoever verifies in the middle of checkout comes back to it, also at the second try, with the order', async ({
  database,
}) => {
  const browser = openMembersBrowser(database, { ...verifiedMember('M-1001'), cartId: 'cart-1' })
  const checkout = '/checkout/pier/process?date=2026-11-21'
  const address = `/auth/pier/members?${new URLSearchParams({ ref: checkout, logout: '1' })}`
  await browser.open(address)
  expect(browser.session().member).toBeUndefined()
  expect((await browser.open(address, { form: { ...ADA, lastName: 'Nobody' } })).location).toBeNull()
  expect((await browser.open(address, { form: ADA })).location).toBe(`${checkout}&membershipIds=M-1001`)
  expect(browser.session()).toMatchObject({ cartId: 'cart-1', member: { membershipIds: ['M-1001'] } })
})

test('the header leads back to where the visitor came from, not to the verification', async ({
  database,
}) => {
  const { page } = await open(database, 'pier', `?membershipVerificationToken=secret&${REF}`)
  const hrefs = page.getAllByRole('link').map(link => link.getAttribute('href') ?? '')
  expect(hrefs).toContain(`/auth/pier/login?${REF}`)
  expect(hrefs.filter(href => /secret|ref=%2Fauth/.test(href))).toEqual([])
})

test('[MEM-042] logout=1 logs the member out and keeps the rest of the session', async ({ database }) => {
  const browser = openMembersBrowser(database, { ...verifiedMember('M-1001'), cartId: 'cart-1' })
  expect((await browser.open('/auth/pier/members')).words).toContain('Member: Ada Moss')
  expect(browser.session().member).toBeDefined()
  const left = await browser.open('/auth/pier/members?logout=1')
  expect(left.words).not.toContain('Member: Ada Moss')
  expect(browser.session()).toEqual({ cartId: 'cart-1', member: undefined })
})

test('[MEM-186] [MEM-187] an id and a last name that are missing are asked for at their fields, the last name only where it is required', async ({
  database,
}) => {
  const press = async (tenantId: string, form: Record<string, string>) => {
    const { main, status } = await openMembersBrowser(database).open(`/auth/${tenantId}/members`, { form })
    const errors = main.getAllByRole('textbox').map(input => {
      const isWrong = input.getAttribute('aria-invalid') === 'true'
      return isWrong ? main.getByText(/^Please enter a membership/).textContent : null
    })
    return [status, ...errors]
  }
  const [id, name] = ['Please enter a membership id', 'Please enter a membership last name']
  expect(await press('pier', { membershipId: '', lastName: 'Moss' })).toEqual([400, id, null])
  expect(await press('pier', { membershipId: 'M-1001', lastName: ' ' })).toEqual([400, null, name])
  expect(await press('easy', { membershipId: '' })).toEqual([400, id])
})

test('[MEM-185] an address that is none is refused at its field, and still stands there', async ({
  database,
}) => {
  for (const email of ['', 'ada', ' ada@example.com', 'ada@example']) {
    const { field, words, status } = await openMembersBrowser(database).open('/auth/pier/members?by=email', {
      form: { email },
    })
    expect([status, field('email')?.getAttribute('value') ?? '']).toEqual([400, email])
    expect(words).toContain('Please enter a valid email address')
  }
})

test.for([
  ['easy', { membershipId: 'M-0' }, 'Please enter your membership ID or email address to try again.'],
  [
    'pier',
    { membershipId: 'M-0', lastName: 'Moss' },
    'Please enter your membership ID and last name or your email address to try again.',
  ],
  ['by-email', { email: 'ada@example.com' }, 'Please enter your email address to try again.'],
] as const)(
  '[MEM-274] [MEM-275] a verification that fails at %s says what to type',
  async ([tenantId, form, advice], { database }) => {
    const fails = () => Promise.reject(new Error('The database is away'))
    const watch = tenantId === 'by-email' ? { members: 'sendVerification' } : { members: 'validate' }
    const broken = openMembersBrowser(database)
    const answer = await broken.open(`/auth/${tenantId}/members`, {
      form,
      watch: api => instead(api, 'members', instead(api.members, watch.members as 'validate', fails)),
    })
    expect(answer.main.getByRole('alert').textContent).toBe(
      `We can't verify your membership right now${advice}`,
    )
    if (tenantId === 'by-email') return
    const unknown = await openMembersBrowser(database).open(`/auth/${tenantId}/members`, { form })
    expect(unknown.main.getByRole('alert').textContent).toBe(`Your membership was not found${advice}`)
    const marked = unknown.main.getAllByRole('textbox').map(input => input.getAttribute('aria-invalid'))
    expect(marked).toEqual(marked.map(() => 'true'))
    expect(unknown.words).toContain('Please check the number on your card')
    const unmarked = answer.main.getAllByRole('textbox').map(input => input.getAttribute('aria-invalid'))
    expect(unmarked).not.toContain('true')
    expect([unknown.status, unknown.field('membershipId')?.getAttribute('value')]).toEqual([404, 'M-0'])
  },
)

test('[MEM-139] [MEM-135] a failure and a membership that is not there are told apart', async ({
  database,
}) => {
  const notice = async (answer?: object) => {
    const { main } = await openMembersBrowser(database).open('/auth/pier/members', {
      form: { membershipId: 'M-0', lastName: 'Moss' },
      ...(answer
        ? {
            watch: api =>
              instead(
                api,
                'members',
                instead(api.members, 'validate', async () => answer),
              ),
          }
        : {}),
    })
    return main.getByRole('alert').querySelector('p')?.textContent
  }
  expect(await notice()).toBe('Your membership was not found')
  const failed = "We can't verify your membership right now"
  expect(await notice({ payload: [] })).toBe(failed)
  expect(await notice({ payload: [{ status: 'verified', memberListEntry: null }] })).toBe(failed)
})

test('the page of a mailed link is told to no other site, and its forms keep their origin', () => {
  expect(headers()).toEqual({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })
})
