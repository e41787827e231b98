import { expect } from 'vitest'
import type { Database } from '#app/data/database/database.ts'
import { type CheckoutOptions, checkoutVisitor, openCheckout } from '#tests/builders/checkout-browser.tsx'
import { loadVenue, verifiedMember } from '#tests/builders/demo-venue.ts'
import {
  aFamilyClub,
  aMembership,
  another,
  info,
  type MembershipDraft,
  person,
  primary,
  renewal,
} from '#tests/builders/family-club.ts'
import { degree, markedWords } from '#tests/builders/marked-words.ts'
import { instead } from '#tests/builders/page-loader.ts'
import { fillCart, openShop } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const texts = markedWords(['checkout', 'member-info'], degree)
const late = {
  membershipId: 'late',
  categoryId: 'friend',
  startDate: '2025-11-11',
  expirationDate: '2026-11-10',
  cardholders: [
    { id: 'L-1', firstName: 'Una', lastName: 'Lee', email: 'una@example.com' },
    { id: 'L-2', firstName: 'Vic', lastName: 'Lee', cardType: 'secondary' as const },
    {
      id: 'L-3',
      firstName: 'Wim',
      lastName: 'Lee',
      cardType: 'secondary' as const,
      cardStatus: 'lapsed' as const,
    },
    {
      id: 'L-4',
      firstName: 'Xen',
      lastName: 'Lee',
      cardType: 'secondary' as const,
      cardStatus: 'dropped' as const,
    },
  ],
}

const { test } = useDatabase(async database => {
  const club = aFamilyClub({ company: { postTermRenewalDays: 30, renewalWindowDays: 60 }, texts })
  const file = { ...club, members: [...(club.members ?? []), late] }
  await loadVenue(database, file)
  const venue = { ...file.venue, id: 'strict' }
  await loadVenue(database, { ...file, venue, company: { ...file.company, requireEmail: true } })
})

const atCheckout = (database: Database, memberships: MembershipDraft[], about: CheckoutOptions = {}) =>
  openCheckout(database, { draft: { memberships }, ...about })

/** The fields of a person as the form names them. */
const fields = (prefix: string, about: object) =>
  Object.fromEntries(Object.entries(about).map(([field, value]) => [`${prefix}.${field}`, String(value)]))
const bea = fields('primary', person('Bea'))
const gil = fields('gifter', { firstName: 'Gil', lastName: 'Reed', email: 'gil@example.com' })
/** The recipient of a gift is written to at their own address. */
const OWN_EMAIL = { 'primary.sharesEmail': '' }
const kit = fields('secondary.0', { firstName: 'Kit', lastName: 'Reed' })

const STEP = 'Member Information°'
const isOpen = ({ step }: { step: string | null }) => step?.endsWith(STEP) ?? false
const names = ({ body }: { body: HTMLElement }) =>
  [...body.querySelectorAll<HTMLInputElement>('[name^="secondary."][name$=".firstName"]')].map(
    ({ value }) => value,
  )

test('[MEM-189] [MEM-203] [CHK-118] [CHK-210] whoever has no first or last name is told at the field, and the order is not right', async ({
  database,
}) => {
  const start = await (await atCheckout(database, [aMembership()])).press('addCardholder', bea)
  const nobody = await start.press('memberInfo', {
    'primary.firstName': '',
    'primary.lastName': '',
    'secondary.0.firstName': '',
    'secondary.0.lastName': '',
  })
  expect(nobody.status).toBe(400)
  for (const prefix of ['primary', 'secondary.0']) {
    expect(nobody.errorAt(`${prefix}.firstName`)).toBe('Please enter a first name°')
    expect(nobody.errorAt(`${prefix}.lastName`)).toBe('Please enter a last name°')
  }
  const one = await nobody.press('memberInfo', { ...bea, ...kit, 'secondary.0.lastName': '' })
  expect([isOpen(one), one.errorAt('secondary.0.lastName')]).toEqual([true, 'Please enter a last name°'])
  expect(isOpen(await one.press('memberInfo', { ...bea, ...kit }))).toBe(false)
})

test('[MEM-190] an email must be one; it may be empty but where the venue needs it', async ({ database }) => {
  const typed = (email: string) => ({ ...bea, 'primary.email': email })
  const here = await atCheckout(database, [aMembership()])
  const wrong = await here.press('memberInfo', typed('bea@'))
  expect(wrong.errorAt('primary.email')).toBe('Please enter a valid email°')
  expect(isOpen(await wrong.press('memberInfo', typed('')))).toBe(false)
  const strict = await atCheckout(database, [aMembership()], { tenantId: 'strict' })
  const second = await strict.press('addCardholder', bea)
  const refused = await second.press('memberInfo', {
    ...typed(''),
    ...kit,
    'secondary.0.sharesEmail': '',
    'secondary.0.email': '',
  })
  expect([refused.errorAt('primary.email'), refused.errorAt('secondary.0.email')]).toEqual([
    'Please enter a valid email°',
    'Please enter a valid email°',
  ])
})

test('[MEM-191] a phone number that is none is told; an empty one passes', async ({ database }) => {
  const here = await atCheckout(database, [aMembership()])
  const wrong = await here.press('memberInfo', { ...bea, 'primary.phoneNumber': '123' })
  expect(wrong.errorAt('primary.phoneNumber')).toBe('Please enter a phone number°')
  expect(isOpen(await wrong.press('memberInfo', { 'primary.phoneNumber': '' }))).toBe(false)
})

test('[MEM-192] [CHK-029] of another cardholder no address is asked, and none is missed', async ({
  database,
}) => {
  const here = await (await atCheckout(database, [aMembership()])).press('addCardholder', bea)
  const shown = [...here.body.querySelectorAll('[name^="secondary.0."]')].map(input =>
    input.getAttribute('name'),
  )
  expect(shown).toEqual(
    ['firstName', 'lastName', 'email', 'phoneNumber'].map(field => `secondary.0.${field}`),
  )
  expect(isOpen(await here.press('memberInfo', kit))).toBe(false)
})

test('[MEM-193] an address is checked field by field', async ({ database }) => {
  const here = await atCheckout(database, [aMembership()])
  const empty = { 'primary.country': '', 'primary.streetAddress1': '', 'primary.city': '' }
  const wrong = await here.press('memberInfo', { ...bea, ...empty })
  expect(['country', 'streetAddress1', 'city'].map(field => wrong.errorAt(`primary.${field}`))).toEqual([
    'Please enter a valid country°',
    'Please enter a valid address°',
    'Please enter a valid city°',
  ])
})

test('[MEM-194] [MEM-195] [MEM-196] zip and state are checked as the country has them, with a hint for Canada', async ({
  database,
}) => {
  const here = await atCheckout(database, [aMembership()])
  const home = await here.press('memberInfo', { ...bea, 'primary.zipCode': 'K1A 0B1' })
  expect(home.errorAt('primary.zipCode'), 'MEM-194').toBe('Please enter a valid Zip/Postal Code°')
  expect(home.labelOf('primary.zipCode'), 'MEM-195').not.toContain('A1A')
  const canada = { ...bea, 'primary.country': 'CA', 'primary.state': '', 'primary.zipCode': 'k1a0b1' }
  const away = await home.press('memberInfo', canada)
  expect(away.errorAt('primary.zipCode'), 'MEM-195').toBe(
    'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).°',
  )
  expect(away.labelOf('primary.zipCode'), 'MEM-195').toBe('Postal code° (e.g. A1A 1A1)°')
  expect(away.errorAt('primary.state'), 'MEM-196').toBe('Please enter a valid state°')
  const france = { 'primary.country': 'FR', 'primary.zipCode': '75001' }
  const abroad = await away.press('memberInfo', { ...bea, ...france, 'primary.state': '' })
  expect(isOpen(abroad), 'MEM-196').toBe(false)
})

test('[MEM-188] nothing is checked while people are still added; only when the form is handed in', async ({
  database,
}) => {
  const here = await atCheckout(database, [aMembership()])
  const added = await here.press('addCardholder', { 'primary.firstName': '', 'primary.zipCode': '1' })
  expect([added.status, added.body.querySelector('[aria-invalid="true"]')]).toEqual([200, null])
  const handed = await added.press('memberInfo', {})
  expect(handed.errorAt('primary.firstName')).toBe('Please enter a first name°')
})

test('[MEM-200] [MEM-201] [CHK-031] [CHK-032] a gift needs its giver’s names and email and the recipient’s email; its message may be empty', async ({
  database,
}) => {
  const here = await atCheckout(database, [aMembership({ isGift: true })])
  const wrong = await here.press('memberInfo', {
    ...bea,
    ...OWN_EMAIL,
    'primary.email': '',
    'gifter.firstName': '',
    'gifter.lastName': '',
    'gifter.email': 'gil@',
  })
  expect(wrong.errorAt('gifter.firstName'), 'MEM-200').toBe('Please enter a first name°')
  expect(wrong.errorAt('gifter.lastName'), 'MEM-200').toBe('Please enter a last name°')
  expect(wrong.errorAt('gifter.email'), 'MEM-200').toBe('Please enter a valid email°')
  expect(wrong.errorAt('primary.email'), 'MEM-201').toBe('Please enter a valid email°')
  const halfway = await wrong.press('memberInfo', { ...bea, ...OWN_EMAIL, ...gil, 'gifter.email': '' })
  expect(isOpen(halfway), 'MEM-200').toBe(true)
  const unreached = await halfway.press('memberInfo', { ...bea, ...OWN_EMAIL, ...gil, 'primary.email': '' })
  expect(isOpen(unreached), 'MEM-201').toBe(true)
  const right = await unreached.press('memberInfo', { ...bea, ...OWN_EMAIL, ...gil, giftMessage: '' })
  expect(isOpen(right), 'MEM-201, CHK-032').toBe(false)
})

test('[MEM-202] [CHK-030] too many cardholders are counted in a banner, and have to be fewer', async ({
  database,
}) => {
  const membershipInfo = info([primary('Bea'), ...['Kit', 'Lou', 'Max', 'Nat'].map(name => another(name))])
  const here = await atCheckout(database, [aMembership({ membershipInfo })])
  const sentence = 'Your membership allows up to 3 cardholders. Please remove at least 2 cardholder below.°'
  expect(here.words).toContain(sentence)
  const refused = await here.press('memberInfo')
  expect([refused.status, isOpen(refused)]).toEqual([400, true])
  const fewer = await (await refused.press('removeCardholder:0')).press('removeCardholder:0')
  expect(fewer.words).not.toContain('Please remove at least')
  expect(isOpen(await fewer.press('memberInfo'))).toBe(false)
})

test('[MEM-204] the primary cardholder is asked of gifts, of what renews itself and of new ones of one’s own', async ({
  database,
}) => {
  const isAsked = async (about: Partial<MembershipDraft>, { beside = [] as MembershipDraft[] } = {}) => {
    const session = verifiedMember('M-1001')
    const here = await atCheckout(database, [aMembership(about), ...beside], { session })
    return here.field('primary.firstName') !== null
  }
  const going = { type: 'Renewal', membershipId: 'M-1001' } as const
  expect(await isAsked({})).toBe(true)
  expect(await isAsked({ isGift: true })).toBe(true)
  expect(await isAsked(going)).toBe(false)
  expect(await isAsked({ ...going, membershipOfferingId: 'auto', isAutorenew: true })).toBe(true)
  expect(await isAsked({ ...going, type: 'Upgrade', membershipCategoryId: 'patron' })).toBe(false)
  expect(await isAsked({ membershipCategoryId: 'rowing' })).toBe(false)
})

test('[MEM-162] [MEM-160] cardholders are added up to the cards of the level but one; a new one is gone when it is removed', async ({
  database,
}) => {
  const start = await atCheckout(database, [aMembership()])
  const one = await start.press('addCardholder', bea)
  const two = await one.press('addCardholder', kit)
  expect(names(two), 'MEM-162').toEqual(['Kit', ''])
  expect(two.named('button', 'Add cardholder°'), 'MEM-162').toBeNull()
  const fewer = await two.press('removeCardholder:0')
  expect(names(fewer), 'MEM-160').toEqual([''])
  expect(fewer.words, 'MEM-160').not.toContain('Removed°')
  expect(fewer.named('button', 'Add cardholder°'), 'MEM-162').not.toBeNull()
})

test('[MEM-159] [MEM-161] [CHK-027] [CHK-028] a cardholder of the membership is marked as removed, and taken back while there is room', async ({
  database,
}) => {
  const session = verifiedMember('M-1001')
  const start = await atCheckout(database, [renewal()], { session })
  const gone = await start.press('removeCardholder:0')
  expect(gone.words, 'MEM-159').toMatch(/Bo Moss ?Removed°/)
  const undo = 'button[value="undoRemove:0"]'
  expect(gone.body.querySelector(undo)?.textContent, 'MEM-161').toBe('Undo Remove°')
  const full = await gone.press('addCardholder')
  expect(full.body.querySelector(undo), 'MEM-161').toBeNull()
  expect(names(await gone.press('undoRemove:0')), 'MEM-161').toEqual(['Bo', 'Cy'])
})

test('[MEM-163] [CHK-155] cards go on that are active or lapsed and not over; after the term the day does not count', async ({
  database,
}) => {
  const session = verifiedMember('M-1001', 'late')
  const here = await atCheckout(database, [renewal()], { session })
  expect(names(here)).toEqual(['Bo', 'Cy'])
  const after = renewal({ type: 'PostTermRenewal', membershipId: 'late' })
  expect(names(await atCheckout(database, [after], { session }))).toEqual(['Vic', 'Wim'])
})

test('[MEM-164] the first giver stands in the next gift that lacks one; a giver that is whole stays', async ({
  database,
}) => {
  const gifts = ['item-1', 'item-2', 'item-3'].map(id => aMembership({ id, isGift: true }))
  const own = info([], { gifterInfo: { firstName: 'Hal', lastName: 'Own', email: 'hal@example.com' } })
  const start = await atCheckout(
    database,
    gifts.map(gift => (gift.id === 'item-3' ? { ...gift, membershipInfo: own } : gift)),
  )
  const second = await start.press('memberInfo', { ...bea, ...gil })
  const giver = (shown: typeof second) =>
    ['firstName', 'lastName', 'email'].map(field => shown.field(`gifter.${field}`)?.value)
  expect(giver(second)).toEqual(['Gil', 'Reed', 'gil@example.com'])
  const third = await second.press('memberInfo', fields('primary', person('Ida')))
  expect(giver(third)).toEqual(['Hal', 'Own', 'hal@example.com'])
})

test('[MEM-165] [CHK-022] [CHK-023] [CHK-024] [CHK-025] one membership is a form, the next a button, a finished one a line that can be opened again', async ({
  database,
}) => {
  const start = await atCheckout(database, [aMembership(), aMembership({ id: 'item-2' })])
  const states = ({ body }: typeof start) =>
    [...body.querySelectorAll('h3[data-state]')].map(heading => heading.getAttribute('data-state'))
  expect(states(start), 'CHK-022').toEqual(['form', 'next'])
  expect(start.body.querySelectorAll('#membership-open'), 'CHK-023').toHaveLength(1)
  expect(start.named('button', 'Continue to Membership°'), 'CHK-025').not.toBeNull()
  const second = await start.press('memberInfo', bea)
  expect(states(second), 'CHK-024').toEqual(['summary', 'form'])
  expect(second.words, 'CHK-024').toContain('Bea Reed')
  expect([second.field('itemId')?.value, second.named('button', 'Continue to Membership°')]).toEqual([
    'item-2',
    null,
  ])
  const again = await second.press('openMembership:item-1')
  expect([again.field('itemId')?.value, again.field('primary.firstName')?.value], 'MEM-165').toEqual([
    'item-1',
    'Bea',
  ])
})

test('[CHK-101] [MEM-113] [MEM-294] the people of a membership order are told with everything that is known of them', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const gifter = {
    ...person('Gil'),
    middleName: 'G.',
    phoneNumber: '212 555 0101',
    streetAddress2: 'Flat 2',
    otherState: 'x',
  }
  const membershipInfo = info(
    [primary('Bea', { middleName: 'B.', zipCode: undefined, zip: '02111' }), another('Kit')],
    {
      gifterInfo: gifter,
    },
  )
  const draft = { memberships: [aMembership({ isGift: true, membershipInfo }), renewal({ id: 'item-2' })] }
  const { id } = await fillCart(api, draft)
  const { payload } = await api.carts.memberships({ headers: { 'x-cart-id': id } })
  const [gift, going] = payload
  const { streetAddress1, streetAddress2, city, state, otherState, zipCode, country } = gifter
  const address = { streetAddress1, streetAddress2, city, state, otherState, zipCode, country }
  expect(gift?.membershipInfo.gifterInfo, 'MEM-113').toEqual({
    ...gifter,
    name: 'Gil Reed',
    address,
    addresses: [address],
  })
  expect(gift?.primaryCardholder, 'CHK-101').toMatchObject({
    firstName: 'Bea',
    middleName: 'B.',
    name: 'Bea Reed',
    zipCode: '02111',
    address: { zipCode: '02111', country: 'US' },
    cardType: 'primary',
    cardStatus: 'new',
    expirationDate: null,
    dropped: false,
  })
  expect(gift?.primaryCardholder?.customerSource, 'MEM-294').toBe('acme')
  expect(going?.primaryCardholder, 'CHK-101').toMatchObject({
    id: 'C-1',
    barcode: 'B-1',
    cardStatus: 'active',
    expirationDate: '2026-12-31',
    streetAddress1: '12 Pier Street',
  })
  expect(
    going?.secondaryCardholders.map(({ customerSource }) => customerSource),
    'MEM-294',
  ).toEqual(['bay-pass', 'acme'])
})

/** What a cardholder is told with (MEM-112). */
const CARDHOLDER = [
  ...['id', 'firstName', 'middleName', 'lastName', 'name', 'email', 'phoneNumber', 'barcode', 'country'],
  ...['streetAddress1', 'streetAddress2', 'city', 'state', 'otherState', 'zip', 'zipCode', 'cardType'],
  ...['cardStatus', 'expirationDate', 'customerSource', 'dropped', 'hasError', 'address'],
]

test('[MEM-112] a cardholder has everything that is known of them, and says whether something is wrong with it', async ({
  database,
}) => {
  const api = await openShop(database).visitor(verifiedMember('M-1001'))
  const noticesOf = async (membership: MembershipDraft) => {
    const { id } = await fillCart(api, { memberships: [membership] })
    const [order] = (await api.carts.memberships({ headers: { 'x-cart-id': id } })).payload
    return [order?.primaryCardholder, ...(order?.secondaryCardholders ?? [])]
  }
  const people = [primary('Bea', { zipCode: '02111' }), another('')]
  const [bea, nobody] = await noticesOf(aMembership({ membershipInfo: info(people) }))
  expect(Object.keys(bea ?? {}).toSorted()).toEqual(CARDHOLDER.toSorted())
  expect(bea).toMatchObject({ zip: '02111', zipCode: '02111', hasError: false, cardType: 'primary' })
  expect(nobody).toMatchObject({ hasError: true, cardType: 'secondary', cardStatus: 'new' })
  const [, open] = await noticesOf(aMembership({ membershipInfo: { ...info(people), isEdited: false } }))
  expect(open?.hasError).toBe(false)
  const kept = await noticesOf(renewal())
  expect(kept.map(card => [card?.cardType, card?.cardStatus, card?.dropped])).toEqual(
    expect.arrayContaining([['primary', 'active', false]]),
  )
})

test('[MEM-198] what a primary cardholder has to give is marked as needed; phone and second address line may be left out', async ({
  database,
}) => {
  const marked = async (tenantId: string) => {
    const { body } = await atCheckout(database, [aMembership()], { tenantId })
    const named = [...body.querySelectorAll<HTMLInputElement>('main [name^="primary."]')]
    const isOptional = ({ id }: HTMLInputElement) =>
      (body.querySelector(`label[for="${id}"]`)?.textContent ?? '').includes('(optional')
    const short = ({ name }: HTMLInputElement) => name.slice('primary.'.length)
    return {
      needed: named.filter(input => input.hasAttribute('required') && !isOptional(input)).map(short),
      free: named.filter(isOptional).map(short),
    }
  }
  const needed = ['firstName', 'lastName', 'country', 'streetAddress1', 'city', 'state', 'zipCode']
  expect(await marked('pier')).toEqual({ needed, free: ['email', 'phoneNumber', 'streetAddress2'] })
  expect(await marked('strict')).toEqual({
    needed: [...needed.slice(0, 2), 'email', ...needed.slice(2)],
    free: ['phoneNumber', 'streetAddress2'],
  })
})

test('[MEM-199] [MEM-277] country and state of a cardholder are lists where they are known, and typed where they cannot be had', async ({
  database,
}) => {
  const shown = async (about: CheckoutOptions = {}) => {
    const { body } = await atCheckout(database, [aMembership()], about)
    const tagOf = (name: string) => body.querySelector(`main [name="primary.${name}"]`)?.tagName ?? null
    return [tagOf('country'), tagOf('state'), tagOf('otherState')]
  }
  const away = () => Promise.reject(new Error('away'))
  const without =
    (call: 'countries' | 'states'): CheckoutOptions['watch'] =>
    client =>
      instead(client, 'locations', instead(client.locations, call, away))
  expect(await shown(), 'MEM-199').toEqual(['SELECT', 'SELECT', null])
  expect(await shown({ query: '?country=GB' }), 'MEM-277').toEqual(['SELECT', null, 'INPUT'])
  expect(await shown({ watch: without('countries') }), 'MEM-199').toEqual(['INPUT', 'SELECT', null])
  expect(await shown({ watch: without('states') }), 'MEM-277').toEqual(['SELECT', null, 'INPUT'])
})

test('the address of a cardholder is asked in the order of its country', async ({ database }) => {
  const orderAt = async (query: string) => {
    const { body } = await atCheckout(database, [aMembership()], { query })
    const names = [...body.querySelectorAll('main [name^="primary."]')].map(
      field => field.getAttribute('name')?.slice('primary.'.length) ?? '',
    )
    return names
      .filter(name => /^(country|streetAddress.|city|state|otherState|zipCode)$/.test(name))
      .join(' ')
  }
  expect(await orderAt('')).toBe('country streetAddress1 streetAddress2 city state zipCode')
  expect(await orderAt('?country=DE')).toBe('country streetAddress1 streetAddress2 zipCode city otherState')
})

test('[CHK-019] [CHK-026] [MEM-287] a membership that may not be bought says so, and payment is not reached with it', async ({
  database,
}) => {
  const rowing = aMembership({ id: 'row', membershipCategoryId: 'rowing' })
  const start = await atCheckout(database, [rowing])
  const sentence = 'Required. You must have a valid membership to purchase. Please edit your order.°'
  expect(start.words, 'CHK-026').toContain(sentence)
  expect(start.words, 'MEM-287').toContain(sentence)
  expect(start.words).toContain('Rowing Club needs one of these memberships: Friend.°')
  expect(start.named('button', 'Continue to payment°') ?? null, 'CHK-019').toBeNull()
  const visitor = await checkoutVisitor(database, { draft: { memberships: [rowing] } })
  expect((await visitor.send({ intent: 'memberInfo' })).status, 'CHK-019').toBe(400)
  expect(await visitor.page(), 'CHK-019').toMatchObject({ open: 'memberInfo' })
})

test('a membership that may not be bought is taken out of the order at checkout, and the other stays', async ({
  database,
}) => {
  const gift = aMembership({ isGift: true })
  const rowing = aMembership({ id: 'row', membershipCategoryId: 'rowing' })
  const start = await atCheckout(database, [gift, rowing])
  const after = await start.press('dropMembership:row')
  expect([start.words.includes('Rowing Club'), after.words.includes('Rowing Club')]).toEqual([true, false])
  expect(after.step).toBe(start.step)
})
