import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  BENEFICIARY_FIELDS,
  DETAIL_TEXTS,
  type DonationDetail,
  dedicationOf,
  detailAfter,
  EMPTY_DETAIL,
  HONOR_TYPES,
  RECOGNITION_TYPES,
  readDonationDetail,
} from '#app/rules/donations/donation-detail.ts'

const dedicated = readDonationDetail({
  isHonor: true,
  isSendLetter: true,
  dedicationFirstName: 'Ada',
  dedicationLastName: 'Moss',
  dedicationNotes: 'With love',
  firstName: 'Kim',
  lastName: 'Reed',
  country: 'US',
  city: 'New York',
  donationFundName: 'Old boats',
})

test('[ORD-308] recognition is self, anonymous or corporation; a gift is in honor or in memory of somebody', () => {
  expect(RECOGNITION_TYPES).toEqual(['self', 'anonymous', 'corporation'])
  expect(HONOR_TYPES).toEqual(['In honor of', 'In memory of'])
  expect(detailAfter(EMPTY_DETAIL, { donorRecognitionType: 'anonymous' }).donorRecognition).toBe('Anonymous')
})

test('[ORD-179] choosing honor is in honor of, until in memory of is chosen', () => {
  const honored = detailAfter(EMPTY_DETAIL, { isHonor: true })
  expect(honored.beneficiaryType).toBe('In honor of')
  expect(detailAfter(honored, { beneficiaryType: 'In memory of' }).beneficiaryType).toBe('In memory of')
  expect(detailAfter(honored, { isHonor: false }).beneficiaryType).toBe('')
})

test('[ORD-180] unchecking honor clears the dedication and the letter', () => {
  expect(detailAfter(dedicated, { isHonor: false })).toEqual({
    ...EMPTY_DETAIL,
    donationFundName: 'Old boats',
  })
})

test('[ORD-181] unchecking the letter clears who would have got it, and nothing else', () => {
  const after = detailAfter(dedicated, { isSendLetter: false })
  expect(BENEFICIARY_FIELDS.map(name => after[name]).join('')).toBe('')
  expect(after).toMatchObject({ isHonor: true, dedicationFirstName: 'Ada', dedicationNotes: 'With love' })
})

test('[ORD-182] anonymous is said twice, a corporation is recognized by its name', () => {
  const company = detailAfter(EMPTY_DETAIL, {
    donorRecognitionType: 'corporation',
    donorRecognitionCorpName: 'Pier & Sons',
  })
  expect(company).toMatchObject({ donorRecognition: 'Pier & Sons', donationAnonymous: false })
  const anonymous = detailAfter(company, { donorRecognitionType: 'anonymous' })
  expect(anonymous).toMatchObject({ donationAnonymous: true, donorRecognitionCorpName: '' })
  expect(detailAfter(anonymous, { donorRecognitionType: 'self' })).toEqual(EMPTY_DETAIL)
})

test('the letter is also read with the prefix of the beneficiary', () => {
  const sent = { isHonor: true, isSendLetter: true, beneficiaryFirstName: 'Kim', beneficiaryZipCode: '10001' }
  expect(readDonationDetail(sent)).toMatchObject({ firstName: 'Kim', zipCode: '10001' })
})

test('a dedication names whom it can', () => {
  expect(dedicationOf(dedicated)).toEqual({ kind: 'donation-honor-in-honor', name: 'Ada Moss' })
  const memory = { isHonor: true, beneficiaryType: 'In memory of', dedicationLastName: ' Moss ' } as const
  expect(dedicationOf(memory)).toEqual({ kind: 'donation-honor-in-memory', name: 'Moss' })
  expect(dedicationOf({ isHonor: true })).toBeNull()
  expect(dedicationOf({ dedicationLastName: 'Moss' })).toBeNull()
})

const anyDetail = fc
  .record({
    texts: fc.array(fc.string(), { minLength: DETAIL_TEXTS.length, maxLength: DETAIL_TEXTS.length }),
    isHonor: fc.boolean(),
    isSendLetter: fc.boolean(),
    donationAnonymous: fc.boolean(),
    donorRecognitionType: fc.constantFrom(...RECOGNITION_TYPES),
    beneficiaryType: fc.constantFrom('' as const, ...HONOR_TYPES),
  })
  .map(
    ({ texts, ...rest }): DonationDetail => ({
      ...EMPTY_DETAIL,
      ...Object.fromEntries(DETAIL_TEXTS.map((name, index) => [name, texts[index]])),
      ...rest,
    }),
  )

test('law: settling is settling once, and keeps nothing that is hidden', () => {
  fc.assert(
    fc.property(anyDetail, detail => {
      const once = readDonationDetail(detail)
      expect(readDonationDetail(once)).toEqual(once)
      const dedication = [once.dedicationFirstName, once.dedicationLastName, once.dedicationNotes].join('')
      if (!once.isHonor) expect(dedication + once.beneficiaryType).toBe('')
      if (!once.isHonor || !once.isSendLetter)
        expect(BENEFICIARY_FIELDS.map(name => once[name]).join('')).toBe('')
      if (once.donorRecognitionType !== 'corporation') expect(once.donorRecognitionCorpName).toBe('')
    }),
  )
})

test('law: honor off and on again remembers nobody', () => {
  fc.assert(
    fc.property(anyDetail, detail => {
      const again = detailAfter(detailAfter(detail, { isHonor: false }), { isHonor: true })
      expect(dedicationOf(again)).toBeNull()
      expect(again.isSendLetter).toBe(false)
    }),
  )
})
