import { useFetcher } from '@remix-run/react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { AddressForm, ListEntry } from '#app/pages/address-lists.ts'
import { addressNames, type CodeName } from '#app/rules/locations/address-names.ts'
import { AddressGrid } from '#app/ui/field/address-grid.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type AreaField = { id: string; initialValue?: string; errors?: string[] }

type AreaFieldsProps = {
  fields: { country: AreaField; state: AreaField }
  lists: AddressForm
  /** where the states of another country are listed */
  listsHref: string
  /** the fields that are typed; that of the code by what the country calls it */
  typed: Record<'streetAddress1' | 'streetAddress2' | 'city', ReactNode> & {
    zip: (name: CodeName) => ReactNode
  }
}

/** An address below its country, whose words, order and states it follows. */
export const AreaFields = ({ fields: { country, state }, lists, listsHref, typed }: AreaFieldsProps) => {
  const text = useText()
  const fetcher = useFetcher<AddressForm>()
  const { states, order } = fetcher.data ?? lists
  const [chosen, setChosen] = useState(country.initialValue ?? '')
  const names = addressNames(chosen || lists.country)
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(currentTarget.value)
    fetcher.load(`${listsHref}?${new URLSearchParams({ country: currentTarget.value })}`)
  }
  return (
    <>
      <Field id={country.id} label={text('account-profile-country')} error={country.errors}>
        <ListOrText
          name="country"
          list={lists.countries}
          value={country.initialValue || lists.country}
          autoComplete="country"
          onChange={lookUp}
        />
      </Field>
      <AddressGrid
        order={order}
        parts={{
          ...typed,
          state: (
            <Field
              id={state.id}
              label={text('account-profile-state', { name: names.region })}
              error={state.errors}
            >
              <ListOrText
                key={states?.[0]?.value ?? ''}
                name="state"
                list={states}
                value={state.initialValue ?? ''}
                autoComplete="address-level1"
              />
            </Field>
          ),
          zip: typed.zip(names.code),
        }}
      />
    </>
  )
}

type ListOrTextProps = {
  name: string
  list: ListEntry[] | null
  value: string
  autoComplete: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** What is stored stays a choice, also where the list does not know it. */
const ListOrText = ({ name, list, value, autoComplete, onChange }: ListOrTextProps) => {
  if (!list) return <Input name={name} maxLength={100} autoComplete={autoComplete} defaultValue={value} />
  const isKnown = !value || list.some(entry => entry.value === value)
  return (
    <Select name={name} autoComplete={autoComplete} defaultValue={value} onChange={onChange}>
      <option value="" />
      {isKnown ? null : <option value={value}>{value}</option>}
      {list.map(entry => (
        <option key={entry.value} value={entry.value}>
          {entry.label}
        </option>
      ))}
    </Select>
  )
}
