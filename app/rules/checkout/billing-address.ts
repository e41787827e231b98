import type { Message } from '#app/rules/shell/message.ts'
import { isCanada, isSafeInput, isZipCode } from '#app/rules/validators/validators.ts'

/** Where the card is registered. `otherState` is typed where a country has no list of states. */
export type BillingAddress = {
  country: string
  streetAddress1: string
  streetAddress2: string
  city: string
  state: string
  otherState: string
  zip: string
}
export type AddressField = keyof BillingAddress
export type AddressMode = 'address' | 'zipcode'
export type AddressErrors = Partial<Record<AddressField, Message<AddressText>>>

type ZipText = 'payment-postal-code-invalid' | 'payment-zip-other-invalid'
type AddressText = `payment-${'country' | 'address' | 'city' | 'state' | 'zip'}-invalid` | ZipText

/** How much of the address a venue shows and how much it requires; its own country stands in for a hidden one. */
export type AddressSettings = { display: AddressMode; validation: AddressMode; country: string }

const ALL_FIELDS: readonly AddressField[] = [
  'country',
  'streetAddress1',
  'streetAddress2',
  'city',
  'state',
  'otherState',
  'zip',
]

const messages = {
  country: { text: 'payment-country-invalid' },
  streetAddress1: { text: 'payment-address-invalid' },
  streetAddress2: { text: 'payment-address-invalid' },
  city: { text: 'payment-city-invalid' },
  state: { text: 'payment-state-invalid' },
  otherState: { text: 'payment-state-invalid' },
  zip: { text: 'payment-zip-invalid' },
} as const satisfies Record<AddressField, Message>

/** The fields shown: all, or the zip alone (CHK-108, CHK-197, CHK-198). */
export function shownFields(display: AddressMode): readonly AddressField[] {
  return display === 'zipcode' ? ['zip'] : ALL_FIELDS
}

/** The fields that must be filled in; never one that is not shown (CHK-108, CHK-199, CHK-200). */
export function requiredFields(settings: AddressSettings, address: BillingAddress): AddressField[] {
  if (settings.validation === 'zipcode' || settings.display === 'zipcode') return ['zip']

  const stateField: AddressField = address.otherState.trim() ? 'otherState' : 'state'
  const state = isUnitedStates(address.country) || isCanada(address.country) ? [stateField] : []

  return ['country', 'streetAddress1', 'city', ...state, 'zip']
}

/** What is wrong with an address (CHK-192 to CHK-203). */
export function addressErrors(address: BillingAddress, settings: AddressSettings): AddressErrors {
  const required = requiredFields(settings, address)
  const country = settings.display === 'zipcode' ? settings.country : address.country
  const wrong = shownFields(settings.display).filter(
    field => !isAcceptable(address[field], required.includes(field)),
  )
  const errors: AddressErrors = Object.fromEntries(wrong.map(field => [field, messages[field]]))
  const zip = errors.zip ?? zipError(address.zip, country)

  return zip ? { ...errors, zip } : errors
}

/** What is wrong with the form of a zip that was typed: checked for Canada, the US and an unknown country (decision C7). */
function zipError(zip: string, country: string): Message<ZipText> | null {
  if (isZipCode(zip, { country })) return null
  if (isCanada(country)) return { text: 'payment-postal-code-invalid' }

  return isUnitedStates(country) || country.trim() === '' ? { text: 'payment-zip-other-invalid' } : null
}

/** The hint in the label of the zip field, where the country has one (CHK-202). */
export function zipHint(country: string): Message<'payment-zip-hint'> | null {
  return isCanada(country) ? { text: 'payment-zip-hint' } : null
}

/** Whether a country, by name or code, is the United States. */
export function isUnitedStates(country: string): boolean {
  return ['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA'].includes(country.trim().toUpperCase())
}

function isAcceptable(value: string, required: boolean): boolean {
  return isSafeInput(value, {}) && !(required && value.trim() === '')
}
