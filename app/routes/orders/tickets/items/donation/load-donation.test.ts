import { describe, expect, test } from 'vitest'
import { blankDetail } from '#tests/builders/blank-records.ts'
import type { AddonPayload } from '#app/contract/addons.ts'
import type { CartPayload } from '#app/contract/carts.ts'
import { DETAIL_TEXTS, EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'
import { donationParts } from './donation-model.ts'
import { judgeDonation } from './judge-donation.server.ts'
import { loadDonationPage } from './load-donation.server.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import { DONATION_CHOICE, DONATION_SHOWN, amountField, answerField, detailField } from './donation-form.ts'

const pictures = [
  { primary: false, thumbnail: '/far.jpg' },
  { primary: true, thumbnail: '/roof.jpg' },
]
const aGift = (id: string, about: object = {}) =>
  ({
    id,
    inventoryId: `inv-${id}`,
    name: `The ${id}`,
    description: `For the ${id}`,
    images: [],
    type: 'donation',
    price: 0,
    suggestedAmounts: [2500, 5000],
    minimumAmount: 500,
    maximumAmount: 100_000,
    availableQuantity: 3,
    ...about,
  }) as unknown as AddonPayload
const sold = [
  aGift('map', { type: 'inventory' }),
  aGift('roof', { images: pictures }),
  aGift('plank', { type: 'fixedDonation', price: 1500, images: pictures.slice(0, 1) }),
]
const configs = {
  campaigns: [
    { id: 'c1', name: 'Spring', isDefault: true },
    { id: 'c2', name: 'Autumn', isDefault: false },
  ],
  appeals: [{ id: 'a1', name: 'Letter', isDefault: false }],
  funds: [{ id: 'f1', name: 'Boats', isDefault: true }],
  customFields: [{ id: 'q1', label: 'Why?', format: 'Text', values: [] }],
  configs: [{ aspect: 'extendedForm', enabled: true }],
}
const lists = {
  countries: async () => ({ payload: [{ alpha2Code: 'CA', name: 'Canada' }] }),
  states: async () => ({ payload: [{ abbreviation: 'QC', name: 'Quebec' }] }),
}
const visit = (answer: () => unknown = () => configs, company: object = {}) =>
  plainVisit({
    path: '/orders/pier/tickets',
    company: { country: 'US', ...company },
    api: { donations: { configs: async () => ({ payload: answer() }) }, locations: lists },
  })
const failing = () => {
  throw new Error('no answer')
}
const page = (about: Partial<Parameters<typeof loadDonationPage>[1]> = {}, from = visit()) =>
  loadDonationPage(from, { sold, cart: null, carried: {}, ...about })

describe('the donation block', () => {
  test('with everything that a venue asks', async () => {
    expect(await page()).toEqual({
      appeals: ['Letter'],
      campaigns: ['Spring', 'Autumn'],
      country: 'US',
      extended: true,
      funds: ['Boats'],
      donation: {
        choice: { chosen: '', typed: '' },
        detail: { ...blankDetail, donationCampaignName: 'Spring', donationFundName: 'Boats' },
      },
      lists: { countries: null, states: null },
      options: [
        {
          description: 'For the roof',
          id: 'roof',
          inventoryId: 'inv-roof',
          maximumAmount: 100000,
          minimumAmount: 500,
          name: 'The roof',
          picture: { primary: true, thumbnail: '/roof.jpg' },
          price: 0,
          suggestedAmounts: [2500, 5000],
          type: 'donation',
        },
        {
          description: 'For the plank',
          id: 'plank',
          inventoryId: 'inv-plank',
          maximumAmount: 100000,
          minimumAmount: 500,
          name: 'The plank',
          picture: { primary: false, thumbnail: '/far.jpg' },
          price: 1500,
          suggestedAmounts: [2500, 5000],
          type: 'fixedDonation',
        },
      ],
      others: [],
      questions: [{ format: 'Text', id: 'q1', label: 'Why?', values: [] }],
      style: { decimal: '.', digits: 2 },
    })
  })

  test('where the questions cannot be read, the ways to give are there', async () => {
    expect(await page({}, visit(failing))).toMatchObject({
      options: [{ id: 'roof' }, { id: 'plank' }],
      funds: [],
      campaigns: [],
      appeals: [],
      questions: [],
      extended: false,
      donation: { choice: { chosen: '', typed: '' }, detail: EMPTY_DETAIL },
    })
    const plain = visit(() => ({ ...configs, configs: [{ aspect: 'extendedForm', enabled: false }] }))
    expect(await page({}, plain)).toMatchObject({ extended: false })
    expect(await page({ sold: sold.slice(0, 1) })).toBeNull()
  })

  test('a link names campaign, appeal and fund', async () => {
    const carried = { campaign: 'Autumn', appeal: 'Letter', fund: 'Boats' }
    expect((await page({ carried }))?.donation.detail).toMatchObject({
      donationCampaignName: 'Autumn',
      donationAppealName: 'Letter',
      donationFundName: 'Boats',
    })
  })

  test('the cart’s gift stands in it as it was given; further ones are listed where a venue takes several', async () => {
    const donations = [
      {
        id: 'd1',
        inventoryId: 'inv-roof',
        type: 'donation',
        amount: 700,
        donationDetail: { notes: 'Hi', isHonor: true, isSendLetter: true, country: 'CA' },
      },
      { id: 'd2', inventoryId: 'inv-plank', type: 'fixedDonation', amount: 0 },
    ]
    const line = (id: string, itemType = 'Donation') => ({
      id,
      itemType,
      name: `Line ${id}`,
      amount: 2,
      itemSubtotal: 3000,
    })
    const cart = {
      donations,
      orders: [line('d1'), line('d2'), line('d2', 'Event'), line('d3')],
    } as unknown as CartPayload
    const found = await page({ cart })
    expect(found?.donation).toEqual({
      choice: { chosen: 'roof:other', typed: '7' },
      detail: {
        ...EMPTY_DETAIL,
        notes: 'Hi',
        isHonor: true,
        isSendLetter: true,
        beneficiaryType: 'In honor of',
        country: 'CA',
      },
    })
    expect(found?.others).toEqual([{ id: 'd2', name: 'Line d2', quantity: 2, amount: 3000 }])
    expect(found?.lists).toEqual({
      countries: [{ value: 'CA', label: 'Canada' }],
      states: [{ value: 'QC', label: 'Quebec' }],
    })
    expect((await page({ cart }, visit(undefined, { limitDonations: true })))?.others).toEqual([])
    const bare = { ...cart, donations: [{ ...donations[1]! }] } as unknown as CartPayload
    expect((await page({ cart: bare }))?.donation).toMatchObject({
      choice: { chosen: 'plank', typed: '' },
      detail: { donationFundName: 'Boats' },
    })
  })
})

const readDonation = (fields: Record<string, string | File>) => sentOrder(Object.entries(fields)).donation

describe('a donation of the form', () => {
  test('is read field by field', () => {
    const texts = Object.fromEntries(DETAIL_TEXTS.map(name => [detailField(name), ` ${name} `]))
    const donation = readDonation({
      ...texts,
      [DONATION_SHOWN]: '1',
      [DONATION_CHOICE]: 'roof:other',
      [amountField({ id: 'roof' })]: ' 12.50 ',
      [amountField({ id: 'plank' })]: '99',
      [detailField('isHonor')]: 'on',
      [detailField('isSendLetter')]: 'on',
      [detailField('donorRecognitionType')]: 'corporation',
      [detailField('beneficiaryType')]: 'In memory of',
      [answerField('q1')]: ' Because ',
      [answerField('q2')]: ' ',
    })
    expect(donation).toEqual({
      choice: { chosen: 'roof:other', typed: '12.50' },
      detail: {
        ...blankDetail,
        beneficiaryType: 'In memory of',
        city: 'city',
        country: 'country',
        customFieldValues: [{ format: 'Text', id: 'q1', label: '', value: 'Because', values: [] }],
        dedicationFirstName: 'dedicationFirstName',
        dedicationLastName: 'dedicationLastName',
        dedicationNotes: 'dedicationNotes',
        donationAppealName: 'donationAppealName',
        donationCampaignName: 'donationCampaignName',
        donationFundName: 'donationFundName',
        donorRecognition: 'donorRecognitionCorpName',
        donorRecognitionCorpName: 'donorRecognitionCorpName',
        donorRecognitionTag: 'donorRecognitionTag',
        donorRecognitionType: 'corporation',
        email: 'email',
        firstName: 'firstName',
        isHonor: true,
        isSendLetter: true,
        lastName: 'lastName',
        notes: 'notes',
        phoneNumber: 'phoneNumber',
        purposeOfDonation: 'purposeOfDonation',
        state: 'state',
        streetAddress1: 'streetAddress1',
        streetAddress2: 'streetAddress2',
        zipCode: 'zipCode',
      },
    })
  })

  test('that says nothing is empty, and a form without the block says nothing of it', () => {
    expect(readDonation({ [DONATION_SHOWN]: '' })).toEqual({
      choice: { chosen: '', typed: '' },
      detail: EMPTY_DETAIL,
    })
    expect(readDonation({ [DONATION_CHOICE]: 'roof:2500' })).toBeNull()
    const file = { [DONATION_SHOWN]: '1', [DONATION_CHOICE]: new File(['1'], 'one.txt') }
    expect(readDonation(file)?.choice.chosen).toBe('')
  })

  const judged = (chosen: string, { typed = '', detail = {}, from = visit() } = {}) =>
    judgeDonation(from, {
      donation: { choice: { chosen, typed }, detail: { ...EMPTY_DETAIL, ...detail } },
      sold,
    })

  test('is given as it was chosen', async () => {
    expect(await judged('roof:2500')).toEqual({
      donation: {
        id: 'donation~roof',
        inventoryId: 'inv-roof',
        type: 'donation',
        amount: 2500,
        price: 2500,
        quantity: 1,
        hasDecimal: false,
        donationDetail: EMPTY_DETAIL,
      },
      errors: {},
    })
    expect((await judged('plank')).donation).toMatchObject({ id: 'donation~plank', price: 1500 })
    expect(await judged('')).toEqual({ donation: null, errors: {} })
    expect(await judged('map')).toEqual({ donation: null, errors: {} })
  })

  test('whose amount is wrong says between which it may be', async () => {
    expect(await judged('roof:other', { typed: '1' })).toEqual({
      donation: null,
      errors: { [amountField({ id: 'roof' })]: 'donation-amount-range minimum=$5 maximum=$1,000' },
    })
    expect(await judged('roof:other')).toEqual({
      donation: null,
      errors: { [amountField({ id: 'roof' })]: 'donation-amount-invalid' },
    })
  })

  test('whose detail is wrong says so at its fields; a state is one of the country’s', async () => {
    expect(await judged('plank', { detail: { donorRecognitionType: 'corporation' } })).toEqual({
      donation: null,
      errors: { [detailField('donorRecognitionCorpName')]: 'donation-corporation-required' },
    })
    const letter = {
      isHonor: true,
      isSendLetter: true,
      dedicationFirstName: 'Cy',
      dedicationLastName: 'Moss',
      firstName: 'Di',
      lastName: 'Moss',
      country: 'CA',
      streetAddress1: '1 Rue',
      city: 'Montréal',
      zipCode: 'H2X 1Y4',
    }
    expect((await judged('plank', { detail: { ...letter, state: 'NY' } })).errors).toEqual({
      [detailField('state')]: 'donation-state-invalid',
    })
    for (const state of ['QC', 'Quebec'])
      expect((await judged('plank', { detail: { ...letter, state } })).errors).toEqual({})
    expect(
      (await judged('plank', { detail: { ...letter, state: 'NY', isSendLetter: false } })).errors,
    ).toEqual({})
  })
})

test('the gifts in the summary: what was chosen, for whom, and further ones', async () => {
  const { options, style } = (await page())!
  const others = [{ id: 'd2', name: 'Plank', quantity: 2, amount: 3000 }]
  const parts = (chosen: string, dedication: string | null = null) =>
    donationParts(
      { options, style, others },
      { donation: { choice: { chosen, typed: '' }, detail: EMPTY_DETAIL }, title: 'A gift', dedication },
    )
  const line = (name: string, { paid, quantity }: { paid: number; quantity: number }) => ({
    ...{ itemType: 'Donation', paid },
    parts: [{ name, quantity }],
  })
  expect(parts('roof:2500', 'In honor of Cy')).toMatchObject([
    {
      key: 'donation',
      name: 'A gift',
      when: 'In honor of Cy',
      lines: [line('The roof', { paid: 2500, quantity: 1 })],
    },
    { key: 'donation d2', name: 'A gift', when: '', lines: [line('Plank', { paid: 3000, quantity: 2 })] },
  ])
  expect(parts('plank')[0]).toMatchObject({ when: '', lines: [{ paid: 1500 }] })
  expect(parts('roof:1').map(({ key }) => key)).toEqual(['donation d2'])
})
