import { useFetcher } from '@remix-run/react'
import type { ChangeEvent, ReactNode } from 'react'
import { addressEntry } from '#app/rules/checkout/address-lists.ts'
import type { AddressField } from '#app/rules/checkout/billing-address.ts'
import { addressNames } from '#app/rules/locations/address-names.ts'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutData, CheckoutPage } from '../checkout-model.ts'
import { fieldId } from '../error-summary/field-id.ts'
import { ListOrText } from '../list-or-text/list-or-text.tsx'

type AddressFieldsProps = { page: CheckoutPage; errors: Record<string, string> }

/** Where the card is registered: the whole address, country and zip beside each other, or the zip alone, with the lists there are (CHK-197, CHK-198, ORD-277). */
export const AddressFields = ({ page, errors }: AddressFieldsProps) => {
  const text = useText()
  const { area, lookUp } = useArea(page)
  const isShown = (field: AddressField) => page.addressFields.includes(field)
  const entry = addressEntry({ countries: page.countries, states: area.states })
  const names = addressNames(area.address.country)
  const stateName = entry.state === 'list' ? 'state' : 'otherState'
  const isShort = !isShown('city')
  const common = { page: area, errors, isShort }
  const country = isShown('country') ? (
    <AddressBox field="country" label={text('payment-country')} {...common}>
      <ListOrText
        name="country"
        list={entry.country === 'list' ? page.countries : null}
        value={page.address.country}
        autoComplete="country"
        onChange={lookUp}
      />
    </AddressBox>
  ) : null
  const street = (field: 'streetAddress1' | 'streetAddress2' | 'city') =>
    isShown(field) ? (
      <AddressBox field={field} label={text(streets[field].label)} {...common}>
        <Input
          name={field}
          maxLength={120}
          autoComplete={streets[field].autoComplete}
          defaultValue={page.address[field]}
        />
      </AddressBox>
    ) : null
  const zip = (
    <AddressBox
      field="zip"
      label={withHint(text('payment-zip', { name: names.code }), area.zipHint)}
      {...common}
    >
      <Input
        name="zip"
        maxLength={20}
        autoComplete="postal-code"
        defaultValue={page.address.zip}
        short={page.addressFields.length === 1}
      />
    </AddressBox>
  )
  if (isShort)
    return (
      <FieldRow uneven={country !== null}>
        {country}
        {zip}
      </FieldRow>
    )
  return (
    <>
      {country}
      <AddressGrid
        order={area.addressOrder}
        parts={{
          streetAddress1: street('streetAddress1'),
          streetAddress2: street('streetAddress2'),
          city: street('city'),
          state: (
            <AddressBox field="state" label={text('payment-state', { name: names.region })} {...common}>
              <ListOrText
                key={stateName}
                name={stateName}
                list={entry.state === 'list' ? area.states : null}
                value={page.address[stateName]}
                autoComplete="address-level1"
              />
            </AddressBox>
          ),
          zip,
        }}
      />
    </>
  )
}

const streets = {
  streetAddress1: { label: 'payment-address1', autoComplete: 'address-line1' },
  streetAddress2: { label: 'payment-address2', autoComplete: 'address-line2' },
  city: { label: 'payment-city', autoComplete: 'address-level2' },
} as const

/** What a zip of this country looks like is a part of its label (CHK-202). */
const withHint = (label: string, hint: string | null) => [label, hint].filter(Boolean).join(' ')

type Area = Pick<CheckoutPage, 'address' | 'states' | 'requiredAddress' | 'zipHint' | 'addressOrder'>

/** What the chosen country changes: its states, what it requires, how its zip looks. The server knows. */
function useArea(page: CheckoutPage) {
  const fetcher = useFetcher<CheckoutData>()
  const area: Area = fetcher.data?.page ?? page
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
    fetcher.load(`?${new URLSearchParams({ country: currentTarget.value })}`)
  return { area, lookUp }
}

type AddressBoxProps = {
  field: AddressField
  label: string
  page: Area
  errors: Record<string, string>
  /** beside the card, where a country that is chosen already needs no word */
  isShort: boolean
  children: ReactNode
}

const AddressBox = ({ field, label, page, errors, isShort, children }: AddressBoxProps) => {
  const required = page.requiredAddress.includes(field)
  const error = errors[field] ?? (field === 'state' ? errors.otherState : undefined)
  return (
    <Field
      id={fieldId(field)}
      label={label}
      error={error}
      required={required}
      optional={!required && !isShort}
    >
      {children}
    </Field>
  )
}
