import { describe, expect, test } from 'vitest'
import type { CartPayload } from '#app/contract/carts.ts'
import { EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { blankDetail } from '#tests/builders/blank-records.ts'
import { configs, sold, visit } from '#tests/builders/order-donation.ts'
import { donationParts } from './donation-model.ts'
import { loadDonationPage } from './load-donation.server.ts'

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
      lists: {
        countries: null,
        states: null,
        country: 'US',
        order: ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'],
      },
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
      country: 'CA',
      order: ['streetAddress1', 'streetAddress2', 'city', 'state', 'zip'],
    })
    expect((await page({ cart }, visit(undefined, { limitDonations: true })))?.others).toEqual([])
    const bare = { ...cart, donations: [{ ...donations[1]! }] } as unknown as CartPayload
    expect((await page({ cart: bare }))?.donation).toMatchObject({
      choice: { chosen: 'plank', typed: '' },
      detail: { donationFundName: 'Boats' },
    })
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
