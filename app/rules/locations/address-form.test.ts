import { expect, test } from 'vitest'
import { addressLines, addressOrder } from './address-form.ts'

test.each([
  ['US', 'streetAddress1 streetAddress2 city state zip'],
  ['', 'streetAddress1 streetAddress2 city state zip'],
  ['GB', 'streetAddress1 streetAddress2 city state zip'],
  ['gb', 'streetAddress1 streetAddress2 city state zip'],
  ['DE', 'streetAddress1 streetAddress2 zip city state'],
  ['AT', 'streetAddress1 streetAddress2 zip city state'],
  ['JP', 'zip state city streetAddress1 streetAddress2'],
  ['HU', 'city state streetAddress1 streetAddress2 zip'],
  ['HK', 'state city streetAddress1 streetAddress2 zip'],
  ['AU', 'streetAddress1 streetAddress2 city state zip'],
])('an address in %j is asked for in the order %s', (country, order) => {
  expect(addressOrder(country).join(' ')).toBe(order)
})

const pier = { streetAddress1: '4 Lantern Pier', city: 'Port Ansel', state: 'CA', zipCode: '95012' }
const house = {
  streetAddress1: 'Fernwood House',
  streetAddress2: 'Ashcombe Lane',
  city: 'Lower Wick',
  state: 'Gloucestershire',
  zipCode: 'GL12 8QX',
}

test.each([
  ['US', pier, ['4 Lantern Pier', 'Port Ansel, CA 95012']],
  ['', pier, ['4 Lantern Pier', 'Port Ansel, CA 95012']],
  ['GB', house, ['Fernwood House', 'Ashcombe Lane', 'Lower Wick', 'Gloucestershire', 'GL12 8QX']],
  ['DE', { streetAddress1: 'Am Markt 1', city: 'Köln', zipCode: '50667' }, ['Am Markt 1', '50667 Köln']],
  [
    'JP',
    { streetAddress1: '港1-2-3', city: '港区', state: '東京都', zipCode: '105-0011' },
    ['〒105-0011', '東京都', '港区', '港1-2-3'],
  ],
  ['US', { city: 'Port Ansel' }, ['Port Ansel']],
  ['US', {}, []],
])('in %j an address is written in the lines of its country', (country, address, lines) => {
  expect(addressLines(address, country)).toEqual(lines)
})
