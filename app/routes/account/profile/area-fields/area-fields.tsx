import { useFetcher } from '@remix-run/react'
import { type ChangeEvent, type ReactNode, useState } from 'react'
import type { AddressLists, ListEntry } from '#app/pages/address-lists.ts'
import { addressNames, type CodeName } from '#app/rules/locations/address-names.ts'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type AreaField = { id: string; initialValue?: string; errors?: string[] }

type AreaFieldsProps = {
  fields: { country: AreaField; state: AreaField }
  lists: AddressLists
  /** where the states of another country are listed */
  listsHref: string
  /** the field of the code, by what the country calls it */
  zip: (name: CodeName) => ReactNode
}

/** Country and state, chosen from a list where there is one; the states are those of the country that is chosen. */
export const AreaFields = ({ fields: { country, state }, lists, listsHref, zip }: AreaFieldsProps) => {
  const text = useText()
  const fetcher = useFetcher<AddressLists>()
  const { states } = fetcher.data ?? lists
  const [chosen, setChosen] = useState(country.initialValue ?? '')
  const names = addressNames(chosen)
  const lookUp = ({ currentTarget }: ChangeEvent<HTMLSelectElement>) => {
    setChosen(currentTarget.value)
    fetcher.load(`${listsHref}?${new URLSearchParams({ country: currentTarget.value })}`)
  }
  return (
    <>
      <FieldRow>
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
        {zip(names.code)}
      </FieldRow>
      <Field id={country.id} label={text('account-profile-country')} error={country.errors}>
        <ListOrText
          name="country"
          list={lists.countries}
          value={country.initialValue ?? ''}
          autoComplete="country"
          onChange={lookUp}
        />
      </Field>
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
