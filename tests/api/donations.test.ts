import { expect } from 'vitest'
import { workJobs } from '#app/api/jobs/work-jobs.ts'
import type { CartDraft } from '#app/contract/carts.ts'
import { readPlacedOrder } from '#app/contract/checkout.ts'
import { refusalOfCall } from '#tests/builders/api-client.ts'
import { aMuseum, loadVenue } from '#tests/builders/demo-venue.ts'
import { aCheckout, fillCart, GOOD_CARD, openShop, place } from '#tests/builders/shop.ts'
import { useDatabase } from '#tests/setup/test-database.ts'

const { test } = useDatabase(database => loadVenue(database, aMuseum()))

type Detail = NonNullable<NonNullable<CartDraft['donations']>[number]['donationDetail']>

const letter: Detail = {
  donationFundName: 'Old boats',
  donationCampaignName: 'New roof',
  donationAppealName: 'Spring letter',
  customFieldValues: [{ id: 'source', value: 'A friend' }],
  donorRecognitionType: 'corporation',
  donorRecognitionCorpName: 'Pier & Sons',
  donorRecognitionTag: 'wall',
  isHonor: true,
  isSendLetter: true,
  beneficiaryType: 'In memory of',
  dedicationFirstName: 'Ada',
  dedicationLastName: 'Moss',
  dedicationNotes: 'With love',
  notes: 'By post',
  purposeOfDonation: 'The boats',
  firstName: 'Kim',
  lastName: 'Reed',
  email: 'kim@example.com',
  phoneNumber: '212 555 0101',
  country: 'US',
  streetAddress1: '12 Pier Street',
  streetAddress2: 'Top floor',
  city: 'New York',
  state: 'NY',
  zipCode: '10001',
}
const gift = (donationDetail: Detail | undefined): CartDraft => ({
  donations: [{ id: 'D-1', inventoryId: 'gift', type: 'donation', amount: 2500, donationDetail }],
})

test('[ORD-120] a donation carries all that was said with it, also under the names of the beneficiary', async ({
  database,
}) => {
  const api = await openShop(database).visitor()
  const whole = {
    ...letter,
    donorRecognition: 'Pier & Sons',
    donationAnonymous: false,
    customFieldValues: [
      {
        id: 'source',
        label: 'How did you hear of us?',
        format: 'Dropdown',
        values: ['A friend', 'The news'],
        value: 'A friend',
      },
    ],
  }
  const cart = await fillCart(api, gift(letter))
  expect(cart.donations[0]?.donationDetail).toEqual(whole)
  const { payload: again } = await api.carts.get({ headers: { 'x-cart-id': cart.id } })
  expect(again?.donations[0]?.donationDetail).toEqual(whole)

  const { firstName, lastName, zipCode, ...rest } = letter
  const prefixed = {
    beneficiaryFirstName: firstName,
    beneficiaryLastName: lastName,
    beneficiaryZipCode: zipCode,
  }
  const other = await fillCart(api, gift({ ...rest, ...prefixed }))
  expect(other.donations[0]?.donationDetail).toEqual(whole)
})

test('what was said for the whole cart holds for a donation that says nothing', async ({ database }) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, { ...gift(undefined), donationDetail: { donationFundName: 'Old boats' } })
  expect(cart.donations[0]?.donationDetail).toMatchObject({ donationFundName: 'Old boats' })
})

test('what is hidden is cleared, whatever is sent', async ({ database }) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, gift({ ...letter, isHonor: false, donorRecognitionType: 'anonymous' }))
  expect(cart.donations[0]?.donationDetail).toMatchObject({
    isSendLetter: false,
    dedicationLastName: '',
    lastName: '',
    donorRecognitionCorpName: '',
    donationAnonymous: true,
  })
})

const wrong: { why: string; detail: Detail; errors: Record<string, string> }[] = [
  {
    why: '[ORD-204] a corporation without its name',
    detail: { donorRecognitionType: 'corporation' },
    errors: { donorRecognitionCorpName: 'Please enter a corporation name' },
  },
  {
    why: '[ORD-205] honor of nobody',
    detail: { isHonor: true },
    errors: {
      dedicationFirstName: 'Please enter a first name',
      dedicationLastName: 'Please enter a last name',
    },
  },
  {
    why: '[ORD-206] [ORD-207] [ORD-208] a letter to nowhere',
    detail: {
      isHonor: true,
      isSendLetter: true,
      dedicationFirstName: 'Ada',
      dedicationLastName: 'Moss',
    },
    errors: {
      firstName: 'Please enter a first name',
      lastName: 'Please enter a last name',
      country: 'Please enter a valid country',
      streetAddress1: 'Please enter a valid street address',
      city: 'Please enter a valid city',
      state: 'Please enter a valid state',
      zipCode: 'Please enter a valid zip/postal code',
    },
  },
  {
    why: 'a fund of nobody',
    detail: { donationFundName: 'My pocket' },
    errors: { donationFundName: 'There is no such fund' },
  },
  {
    why: 'an answer that is not offered',
    detail: { customFieldValues: [{ id: 'source', value: 'A parrot' }] },
    errors: { customFieldValues: 'There is no such question or answer' },
  },
  {
    why: 'a state of another country',
    detail: { ...letter, state: 'ON' },
    errors: { state: 'Please enter a valid state' },
  },
]

for (const { why, detail, errors } of wrong)
  test(`${why} is refused field by field`, async ({ database }) => {
    const api = await openShop(database).visitor()
    const found = Object.entries(errors).map(([field, sentence]) => [
      `donations.0.donationDetail.${field}`,
      sentence,
    ])
    expect(await refusalOfCall(fillCart(api, gift(detail)))).toMatchObject({
      status: 422,
      code: 'UNPROCESSABLE',
      errors: Object.fromEntries(found),
    })
  })

test('[ORD-209] a letter needs no email, phone or second line', async ({ database }) => {
  const api = await openShop(database).visitor()
  const cart = await fillCart(api, gift({ ...letter, email: '', phoneNumber: '', streetAddress2: '' }))
  expect(cart.total).toBe(2500)
})

test('a donation that is not offered online, or costs nothing, cannot be given', async ({ database }) => {
  const api = await openShop(database).visitor()
  const thanks = { donations: [{ id: 'D', inventoryId: 'thanks', type: 'fixedDonation' as const }] }
  expect(await refusalOfCall(fillCart(api, thanks))).toMatchObject({ code: 'UNPROCESSABLE' })
})

test('an order of a donation alone is placed, kept with its dedication, and told in the mail', async ({
  database,
}) => {
  const shop = openShop(database)
  const api = await shop.visitor()
  const cart = await fillCart(api, gift(letter))
  const body = aCheckout({ shoppingCartId: cart.id, shownTotal: 2500, paymentToken: shop.token(GOOD_CARD) })
  const { orderNumber } = readPlacedOrder(await place(api, body))
  const { payload: order } = await api.orders.get({
    params: { orderId: orderNumber },
    headers: { 'x-cart-id': cart.id },
  })
  expect(order).toMatchObject({
    discountedSumTotal: 2500,
    orderItems: [
      { itemType: 'Donation', eventName: 'A gift', donationDetail: { beneficiaryType: 'In memory of' } },
    ],
  })
  expect(await workJobs(shop.services)).toBe(1)
  expect(shop.mails[0]?.text).toContain('1 × A gift  $25\n  In memory of Ada Moss\n')
  expect(shop.mails[0]?.html).toContain('In memory of Ada Moss')
})
