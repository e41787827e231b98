import { expect, test } from 'vitest'
import { isPostalCode, postalCodeExample } from './postal-code.ts'

test.each([
  ['GB', 'SW1A 1AA', 'sw1a1aa', 'GL12 8QX', 'M1 1AE', 'B33-8TH', 'BF1 2AT', 'BFPO 801'],
  ['IE', 'D02 AF30', 'd02af30', 'D6W XY00'],
  ['DE', '10115', 'D-10115', '10 115'],
  ['CH', '8001', 'CH-8001'],
  ['NL', '1234 AB', '1234ab'],
  ['JP', '154-0023', '1540023'],
  ['PL', '00-950', '00950'],
  ['SE', '114 55', '11455', 'SE-114 55', 'S-11455'],
  ['PT', '2725-079', '2725079', '2725'],
  ['BR', '40301-110', '40301110'],
  ['AR', 'C1070AAM', 'C1070', '1070'],
  ['SA', '11564', '11564-1234'],
  ['LV', 'LV-1073', '1073'],
  ['IN', '110034', '110 034'],
  ['GI', 'GX11 1AA', 'gx111aa'],
  ['HK', '12', 'none'],
  ['', '12'],
  ['Utopia', '12'],
])('in %j every way to type a code is taken', (country, ...codes) => {
  expect(codes.filter(code => !isPostalCode(code, country))).toEqual([])
})

test.each([
  ['GB', '12', 'SW1A', '93940', 'GL12 8QXX'],
  ['IE', '12', 'D02'],
  ['DE', '12', '1011', '101150', 'SW1A 1AA'],
  ['NL', '1234', '12'],
  ['JP', '154', '15400234'],
  [' gb ', '12'],
])('in %j what cannot be a code is refused', (country, ...codes) => {
  expect(codes.filter(code => isPostalCode(code, country))).toEqual([])
})

const COUNTRIES = Array.from({ length: 26 * 26 }, (_, index) =>
  String.fromCharCode(65 + Math.floor(index / 26), 65 + (index % 26)),
)

test('each example is a code of its country', () => {
  const wrong = COUNTRIES.filter(country => !isPostalCode(postalCodeExample(country) ?? '', country))
  expect(wrong.filter(country => postalCodeExample(country) !== null)).toEqual([])
  expect(postalCodeExample(' gb ')).toBe('SW1A 1AA')
  expect(postalCodeExample('')).toBeNull()
})
