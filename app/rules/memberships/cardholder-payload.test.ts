import { expect, test } from 'vitest'
import { gifterPayload, keptCardholder, newCardholder } from './cardholder-payload.ts'

const ADDRESS = {
  streetAddress1: '3 Quay',
  streetAddress2: 'Top floor',
  city: 'Boston',
  state: 'MA',
  otherState: '',
  zipCode: '02110',
  country: 'US',
}
const BEA = {
  firstName: 'Bea',
  middleName: 'Q.',
  lastName: 'Reed',
  email: 'bea@example.com',
  phoneNumber: '617 555 0101',
  ...ADDRESS,
}
const person = { ...BEA, name: 'Bea Reed', address: ADDRESS }

test('[CHK-101] a new cardholder has a name, ways to be reached, an address of its own and no card yet', () => {
  expect(newCardholder(BEA, 'primary')).toEqual({
    ...person,
    id: '',
    barcode: '',
    dropped: false,
    cardType: 'primary',
    cardStatus: 'new',
    expirationDate: null,
    customerSource: 'acme',
    zip: ADDRESS.zipCode,
    hasError: false,
  })
})

test('[CHK-101] a cardholder on record keeps card, status, last day and source', () => {
  const { otherState: _other, ...address } = ADDRESS
  const { firstName, middleName, lastName, email, phoneNumber } = BEA
  const record = {
    id: 'C-1',
    firstName,
    middleName,
    lastName,
    email,
    phoneNumber,
    address,
    barcode: 'B-1',
    cardType: 'secondary' as const,
    cardStatus: 'lapsed' as const,
    customerSource: 'bay-pass',
  }
  const kept = { ...person, id: 'C-1', barcode: 'B-1', dropped: false }
  const card = { cardType: 'secondary', cardStatus: 'lapsed', customerSource: 'bay-pass' }
  expect(keptCardholder(record, { expiresOn: '2026-12-31' })).toEqual({
    ...kept,
    ...card,
    expirationDate: '2026-12-31',
    zip: ADDRESS.zipCode,
    hasError: false,
  })
})

test('[CHK-101] [MEM-113] a gifter has the fields of a person, and a list of addresses', () => {
  expect(gifterPayload(BEA)).toEqual({ ...person, addresses: [ADDRESS] })
  expect(gifterPayload().addresses).toEqual([])
})
