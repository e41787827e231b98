import { useFetcher } from '@remix-run/react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import { addressEntry } from '#app/rules/checkout/address-lists.ts'
import { addressNames, type CodeName } from '#app/rules/locations/address-names.ts'
import type { AddressPart } from '#app/rules/locations/address-part.ts'
import type { Person, PersonField } from '#app/rules/memberships/person-errors.ts'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { CheckoutData } from '../checkout-model.ts'
import { fieldId } from '../error-summary/field-id.ts'
import { ListOrText } from '../list-or-text/list-or-text.tsx'
import type { SelectOption } from '../list-or-text/select-option.ts'
import * as styles from './member-info-step.css.ts'
import { PersonFold } from './person-fold.tsx'

type Area = {
  countries: SelectOption[] | null
  states: SelectOption[] | null
  zipHint: string | null
  addressOrder: AddressPart[]
}

type PersonFieldsProps = {
  /** before the names of the fields: `primary.firstName` */
  prefix: string
  person: Person & { name: string }
  required: readonly PersonField[]
  errors: Record<string, string>
  isFolded: boolean
  hasCorner?: boolean
  hidesPhone?: boolean
  /** without one no address is asked (CHK-029) */
  area?: Area
}

const kinds = {
  firstName: { label: 'member-info-first-name', input: { autoComplete: 'given-name' } },
  lastName: { label: 'member-info-last-name', input: { autoComplete: 'family-name' } },
  email: { label: 'member-info-email', input: { type: 'email', autoComplete: 'email', maxLength: 254 } },
  phoneNumber: { label: 'member-info-phone', input: { type: 'tel', autoComplete: 'tel', maxLength: 40 } },
  streetAddress1: {
    label: 'member-info-address1',
    input: { autoComplete: 'address-line1', maxLength: 200 },
  },
  streetAddress2: {
    label: 'member-info-address2',
    input: { autoComplete: 'address-line2', maxLength: 200 },
  },
  city: { label: 'member-info-city', input: { autoComplete: 'address-level2' } },
} as const satisfies Partial<Record<PersonField, { label: string; input: InputProps }>>

/** Somebody's name and how to reach them; with an address for the one whose card it is. One line where all of it is known. */
export const PersonFields = ({ hidesPhone, area, isFolded, hasCorner, ...props }: PersonFieldsProps) => (
  <PersonFold person={props.person} hasCorner={hasCorner} isFolded={isFolded} hasErrors={isRefused(props)}>
    <FieldRow>
      <TextField field="firstName" {...props} />
      <TextField field="lastName" {...props} />
    </FieldRow>
    <div className={styles.contact}>
      <TextField field="email" {...props} />
      {hidesPhone ? null : <TextField field="phoneNumber" {...props} />}
    </div>
    {area ? <Address area={area} {...props} /> : null}
  </PersonFold>
)

const isRefused = ({ prefix, errors }: Pick<PersonFieldsProps, 'prefix' | 'errors'>) =>
  Object.keys(errors).some(field => field.startsWith(`${prefix}.`))

type FieldProps = Pick<PersonFieldsProps, 'prefix' | 'person' | 'required' | 'errors'>

const TextField = ({ field, ...props }: FieldProps & { field: keyof typeof kinds }) => {
  const text = useText()
  const { label, input } = kinds[field]
  return <InputField field={field} label={text(label)} input={input} {...props} />
}

type ZipFieldProps = FieldProps & { /** a part of the label */ hint: string | null; name: CodeName }

const ZipField = ({ hint, name, ...props }: ZipFieldProps) => {
  const text = useText()
  const label = [text('member-info-zip', { name }), hint].filter(Boolean).join(' ')
  return <InputField field="zipCode" label={label} input={zipInput} {...props} />
}

const zipInput: InputProps = { autoComplete: 'postal-code', maxLength: 20 }

type InputFieldProps = FieldProps & { field: PersonField; label: string; input: InputProps }

const InputField = ({ field, label, input, ...props }: InputFieldProps) => {
  const name = `${props.prefix}.${field}`
  const isFirst = Object.keys(props.errors)[0] === name
  return (
    <FieldBox field={field} label={label} {...props}>
      <Input name={name} maxLength={100} autoFocus={isFirst} defaultValue={props.person[field]} {...input} />
    </FieldBox>
  )
}

type BoxProps = FieldProps & { field: PersonField; label: string; children: ReactNode }

const FieldBox = ({ field, label, prefix, required, errors, children }: BoxProps) => {
  const isRequired = required.includes(field)
  return (
    <Field
      id={fieldId(`${prefix}.${field}`)}
      label={label}
      error={errors[`${prefix}.${field}`]}
      required={isRequired}
      optional={!isRequired}
    >
      {children}
    </Field>
  )
}

const Address = ({ area: known, ...props }: FieldProps & { area: Area }) => {
  const text = useText()
  const { area, country, required, lookUp } = useArea(known, props)
  const names = addressNames(country)
  const entry = addressEntry({ countries: area.countries, states: area.states })
  const common = { ...props, required }
  const stateField = entry.state === 'list' ? 'state' : 'otherState'
  const stateErrors = { ...props.errors, [`${props.prefix}.${stateField}`]: stateError(props) ?? '' }
  return (
    <>
      <FieldBox field="country" label={text('member-info-country')} {...common}>
        <ListOrText
          name={`${props.prefix}.country`}
          list={entry.country === 'list' ? area.countries : null}
          value={props.person.country}
          autoComplete="country"
          onChange={lookUp}
        />
      </FieldBox>
      <AddressGrid
        order={area.addressOrder}
        parts={{
          streetAddress1: <TextField field="streetAddress1" {...common} />,
          streetAddress2: <TextField field="streetAddress2" {...common} />,
          city: <TextField field="city" {...common} />,
          state: (
            <FieldBox
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
            </FieldBox>
          ),
          zip: <ZipField hint={area.zipHint} name={names.code} {...common} />,
        }}
      />
    </>
  )
}

const areaOf = ({ states, zipHint, addressOrder }: Omit<Area, 'countries'>) => ({
  states,
  zipHint,
  addressOrder,
})

const stateError = ({ errors, prefix }: FieldProps) =>
  errors[`${prefix}.state`] ?? errors[`${prefix}.otherState`]

/** What the chosen country changes: its states, what it requires, how its zip looks. The server knows. */
function useArea(known: Area, { required, person }: Pick<FieldProps, 'required' | 'person'>) {
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
