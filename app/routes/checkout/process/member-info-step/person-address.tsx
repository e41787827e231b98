import { useFetcher } from '@remix-run/react'
import { type ChangeEvent, useState } from 'react'
import { addressEntry } from '#app/rules/checkout/address-lists.ts'
import { addressNames, type CodeName } from '#app/rules/locations/address-names.ts'
import type { AddressPart } from '#app/rules/locations/address-part.ts'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import type { InputProps } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutData } from '../checkout-model.ts'
import { ListOrText } from '../list-or-text/list-or-text.tsx'
import type { SelectOption } from '../list-or-text/select-option.ts'
import { LabelledInput, PersonFieldBox, PersonInput, type PersonPartProps } from './person-input.tsx'

/** What is known of the country in hand. */
export type Area = {
  countries: SelectOption[] | null
  states: SelectOption[] | null
  zipHint: string | null
  addressOrder: AddressPart[]
}

/** Where somebody lives; the chosen country decides what is asked. */
export const PersonAddress = ({ area: known, ...props }: PersonPartProps & { area: Area }) => {
  const text = useText()
  const { area, country, required, lookUp } = useArea(known, props)
  const names = addressNames(country)
  const entry = addressEntry({ countries: area.countries, states: area.states })
  const common = { ...props, required }
  const stateField = entry.state === 'list' ? 'state' : 'otherState'
  const stateErrors = { ...props.errors, [`${props.prefix}.${stateField}`]: stateError(props) ?? '' }
  return (
    <>
      <PersonFieldBox field="country" label={text('member-info-country')} {...common}>
        <ListOrText
          name={`${props.prefix}.country`}
          list={entry.country === 'list' ? area.countries : null}
          value={props.person.country}
          autoComplete="country"
          onChange={lookUp}
        />
      </PersonFieldBox>
      <AddressGrid
        order={area.addressOrder}
        parts={{
          streetAddress1: <PersonInput field="streetAddress1" {...common} />,
          streetAddress2: <PersonInput field="streetAddress2" {...common} />,
          city: <PersonInput field="city" {...common} />,
          state: (
            <PersonFieldBox
              field={stateField}
              label={text('member-info-state', { name: names.region })}
              {...common}
              required={required.includes('state') ? [stateField] : []}
              errors={stateErrors}
            >
              <ListOrText
                key={stateField}
                name={`${props.prefix}.${stateField}`}
                list={entry.state === 'list' ? area.states : null}
                value={props.person[stateField]}
                autoComplete="address-level1"
              />
            </PersonFieldBox>
          ),
          zip: <ZipInput hint={area.zipHint} name={names.code} {...common} />,
        }}
      />
    </>
  )
}

type ZipInputProps = PersonPartProps & { /** a part of the label */ hint: string | null; name: CodeName }

const ZipInput = ({ hint, name, ...props }: ZipInputProps) => {
  const text = useText()
  const label = [text('member-info-zip', { name }), hint].filter(Boolean).join(' ')
  return <LabelledInput field="zipCode" label={label} input={zip} {...props} />
}

const zip: InputProps = { autoComplete: 'postal-code', maxLength: 20 }

const areaOf = ({ states, zipHint, addressOrder }: Omit<Area, 'countries'>) => ({
  states,
  zipHint,
  addressOrder,
})

const stateError = ({ errors, prefix }: PersonPartProps) =>
  errors[`${prefix}.state`] ?? errors[`${prefix}.otherState`]

/** What the chosen country changes: its states, what it requires, how its zip looks. The server knows. */
function useArea(known: Area, { required, person }: Pick<PersonPartProps, 'required' | 'person'>) {
  const [country, setCountry] = useState(person.country)
  const fetcher = useFetcher<CheckoutData>()
  const response = fetcher.data?.page?.memberInfo
  const current = response?.panels.find(({ isCurrent }) => isCurrent)
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setCountry(currentTarget.value)
    fetcher.load(`?${new URLSearchParams({ country: currentTarget.value })}`)
  }
  return {
    country,
    area: response ? { ...known, ...areaOf(response) } : known,
    required: current?.requiredOfPrimary ?? required,
    lookUp,
  }
}
