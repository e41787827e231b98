import { describe, expect, test } from 'vitest'
import { DETAIL_TEXTS, EMPTY_DETAIL } from '#app/rules/donations/donation-detail.ts'
import { blankDetail } from '#tests/builders/blank-records.ts'
import { sold, visit } from '#tests/builders/order-donation.ts'
import { sentOrder } from '#tests/builders/sent-order.ts'
import { amountField, answerField, DONATION_CHOICE, DONATION_SHOWN, detailField } from './donation-form.ts'
import { judgeDonation } from './judge-donation.server.ts'

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
      [detailField('state')]: 'donation-state-invalid name=province',
    })
    for (const state of ['QC', 'Quebec'])
      expect((await judged('plank', { detail: { ...letter, state } })).errors).toEqual({})
    expect(
      (await judged('plank', { detail: { ...letter, state: 'NY', isSendLetter: false } })).errors,
    ).toEqual({})
  })
})
