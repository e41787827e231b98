import { expect, test } from 'vitest'
import {
  type AddressSettings,
  addressErrors,
  type BillingAddress,
  requiredFields,
  shownFields,
  zipHint,
} from '#app/rules/checkout/billing-address.ts'
import { defaultWords } from '#tests/builders/default-words.ts'

const address: BillingAddress = {
  country: 'United States',
  streetAddress1: '12 Harbor St',
  streetAddress2: '',
  city: 'Monterey',
  state: 'CA',
  otherState: '',
  zip: '93940',
}
const full: AddressSettings = { display: 'address', validation: 'address', country: 'US' }
const errors = (changes: Partial<BillingAddress>, settings: Partial<AddressSettings> = {}) => {
  const found = addressErrors({ ...address, ...changes }, { ...full, ...settings })

  return Object.fromEntries(Object.entries(found).map(([field, error]) => [field, defaultWords(error)]))
}

test('a complete address has no errors', () => {
  expect(errors({})).toEqual({})
})

test.each([
  ['CHK-192', 'country', 'Please enter a valid country'],
  ['CHK-193', 'streetAddress1', 'Please enter a valid street address'],
  ['CHK-193', 'streetAddress2', 'Please enter a valid street address'],
  ['CHK-194', 'city', 'Please enter a valid city'],
  ['CHK-195', 'state', 'Please enter a valid state'],
  ['CHK-196', 'zip', 'Please enter a valid zip/postal code'],
])('[%s] an unsafe %s gives %s', (_, field, message) => {
  expect(errors({ [field]: '<b>' })).toEqual({ [field]: message })
  expect(errors({ [field]: 'www.example.com' })).toEqual({ [field]: message })
})

test('[CHK-197] in zipcode mode only the zip is shown, with the country of the venue', () => {
  expect(shownFields('zipcode')).toEqual(['zip'])
  const settings = { display: 'zipcode', validation: 'zipcode', country: 'CA' } as const
  const nowhere = { country: '', streetAddress1: '', city: '', state: '' }

  expect(errors({ ...nowhere, zip: 'K1A 0B1' }, settings)).toEqual({})
  expect(Object.keys(errors({ ...nowhere, zip: '93940' }, settings))).toEqual(['zip'])
})

test('in country mode country and zip are shown and needed; what the venue checks of them holds', () => {
  expect(shownFields('country')).toEqual(['country', 'zip'])
  const settings = { display: 'country', validation: 'address' } as const
  const shortly = { streetAddress1: '', city: '', state: '' }

  expect(errors(shortly, settings)).toEqual({})
  expect(Object.keys(errors({ ...shortly, country: '', zip: '' }, settings))).toEqual(['country', 'zip'])
  expect(Object.keys(errors({ ...shortly, country: 'CA' }, settings))).toEqual(['zip'])
  expect(errors({ ...shortly, country: '' }, { display: 'country', validation: 'zipcode' })).toEqual({})
})

test('[CHK-198] in address mode all fields are shown', () => {
  expect(shownFields('address')).toEqual([
    'country',
    'streetAddress1',
    'streetAddress2',
    'city',
    'state',
    'otherState',
    'zip',
  ])
})

test.each(['country', 'streetAddress1', 'city', 'zip'])(
  '[CHK-199] in address mode %s must not be empty',
  field => {
    expect(Object.keys(errors({ [field]: ' ' }))).toEqual([field])
  },
)

test('[CHK-199] address line 2 may be empty', () => {
  expect(errors({ streetAddress2: '' })).toEqual({})
})

test.each([
  ['United States', '93940', true],
  ['US', '93940', true],
  ['Canada', 'K1A 0B1', true],
  ['France', '75001', false],
  ['GB', 'SW1A 1AA', false],
])('[CHK-200] in %s with the zip %s the state is required: %s', (country, zip, required) => {
  expect(Object.keys(errors({ country, zip, state: '' }))).toEqual(required ? ['state'] : [])
})

test('a state typed in place of a missing list is as good', () => {
  expect(errors({ state: '', otherState: 'California' })).toEqual({})
  expect(Object.keys(errors({ state: '', otherState: '<x>' }))).toEqual(['otherState'])
  expect(Object.keys(errors({ state: '', otherState: ' ' }))).toEqual(['state'])
})

test.each(['k1a 0b1', 'K1A0B1', '93940'])(
  '[CHK-201] in Canada the zip %j is refused with an example',
  zip => {
    expect(errors({ country: 'Canada', zip })).toEqual({
      zip: 'Please enter a valid postal code with uppercase letters and a space (e.g. A1A 1A1).',
    })
  },
)

test('[CHK-201] in Canada K1A 0B1 passes', () => {
  expect(errors({ country: 'Canada', zip: 'K1A 0B1' })).toEqual({})
})

test('[CHK-202] the zip hint is there for Canada only', () => {
  expect(defaultWords(zipHint('Canada')!)).toBe('(e.g. A1A 1A1)')
  expect(zipHint('United States')).toBeNull()
})

test.each(['9394', 'K1A 0B1'])('[CHK-203] in the United States the zip %j is refused', zip => {
  expect(errors({ zip })).toEqual({ zip: 'Please enter a valid Zip/Postal Code.' })
})

test.each([
  ['GB', 'SW1A 1AA'],
  ['GB', 'sw1a1aa'],
  ['AT', '1010'],
  ['IE', 'D02 AF30'],
  ['Utopia', '12'],
])('in %s the code %s passes', (country, zip) => {
  expect(errors({ country, zip, state: '' })).toEqual({})
})

test.each([
  ['GB', 'Please enter a valid postcode, like SW1A 1AA.'],
  ['IE', 'Please enter a valid Eircode, like D02 AF30.'],
  ['DE', 'Please enter a valid postal code, like 10115.'],
])('in %s a code of another form is refused with an example', (country, zip) => {
  expect(errors({ country, zip: '12', state: '' })).toEqual({ zip })
})

test.each([
  {
    why: 'in the US',
    changes: {},
    settings: {},
    fields: ['country', 'streetAddress1', 'city', 'state', 'zip'],
  },
  {
    why: 'in the US with a typed state',
    changes: { otherState: 'California' },
    settings: {},
    fields: ['country', 'streetAddress1', 'city', 'otherState', 'zip'],
  },
  {
    why: 'in France',
    changes: { country: 'France' },
    settings: {},
    fields: ['country', 'streetAddress1', 'city', 'zip'],
  },
  { why: 'where the zip is validated', changes: {}, settings: { validation: 'zipcode' }, fields: ['zip'] },
  { why: 'where the zip is shown', changes: {}, settings: { display: 'zipcode' }, fields: ['zip'] },
] as const)('[CHK-199] [CHK-200] $why $fields are required', ({ changes, settings, fields }) => {
  expect(requiredFields({ ...full, ...settings }, { ...address, ...changes })).toEqual(fields)
})

test.each(['', ' ', ' us ', 'united states of america'])(
  'in the country %j a zip has the US form',
  country => {
    const settings = { validation: 'zipcode' } as const

    expect(errors({ country, zip: '93940' }, settings)).toEqual({})
    expect(Object.keys(errors({ country, zip: 'SW1A 1AA' }, settings))).toEqual(['zip'])
  },
)

test('[CHK-108] display decides what is shown, validation what is required', () => {
  const nowhere = { country: '', streetAddress1: '', city: '', state: '', zip: '' }

  expect(Object.keys(errors(nowhere, { validation: 'zipcode' }))).toEqual(['zip'])
  expect(Object.keys(errors(nowhere)).sort()).toEqual(['city', 'country', 'streetAddress1', 'zip'])
  expect(Object.keys(errors(nowhere, { display: 'zipcode' }))).toEqual(['zip'])
  expect(shownFields('address')).toContain('streetAddress1')
})

test('an unsafe field is refused even when it is not required', () => {
  expect(Object.keys(errors({ city: '<b>' }, { validation: 'zipcode' }))).toEqual(['city'])
})
