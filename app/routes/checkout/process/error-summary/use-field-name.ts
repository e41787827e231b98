import { addressNames } from '#app/rules/locations/address-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const labels = {
  name: 'payment-name',
  firstName: 'payment-first-name',
  lastName: 'payment-last-name',
  email: 'payment-email',
  phoneNumber: 'payment-phone',
  deliveryEmail: 'payment-email',
  country: 'payment-country',
  streetAddress1: 'payment-address1',
  streetAddress2: 'payment-address2',
  city: 'payment-city',
  number: 'payment-card-number',
  expMonth: 'payment-expiry',
  expYear: 'payment-expiry',
  cvc: 'payment-cvc',
  code: 'code-label',
  coupon: 'coupon-label',
  giftCard: 'gift-certificate-number',
  secondaries: 'member-info-secondary-heading',
} as const

type Labelled = keyof typeof labels

const isLabelled = (field: string): field is Labelled => Object.hasOwn(labels, field)

/** What the field is called that a form sends under a name, in the words of its label; whose it is comes before it. Null: it has no label. */
export function useFieldName(country: string): (name: string) => string | null {
  const text = useText()
  const { region, code } = addressNames(country)
  const label = (field: string): string | null => {
    if (field === 'state' || field === 'otherState') return text('payment-state', { name: region })
    if (field === 'zip' || field === 'zipCode') return text('payment-zip', { name: code })
    return isLabelled(field) ? text(labels[field]) : null
  }
  const owner = (prefix: string, index: string): string => {
    if (prefix === 'gifter') return text('member-info-gifter')
    return prefix === 'secondary' ? text('member-info-secondary', { number: Number(index) + 1 }) : ''
  }
  return name => {
    const parts = name.split('.')
    const field = label(parts.at(-1) ?? '')
    if (field === null || parts.length === 1) return field
    return [owner(parts[0] ?? '', parts[1] ?? ''), field].filter(Boolean).join(': ')
  }
}
