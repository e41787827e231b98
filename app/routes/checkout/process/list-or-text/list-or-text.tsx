import type { ChangeEvent } from 'react'
import { Input, Select } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import type { SelectOption } from './select-option.ts'

type ListOrTextProps = {
  name: string
  list: SelectOption[] | null
  value: string
  autoComplete: string
  onChange?: (event: ChangeEvent<HTMLSelectElement>) => void
}

/** A country or a state: chosen from a list where there is one, else typed. */
export const ListOrText = ({ name, list, value, autoComplete, onChange }: ListOrTextProps) => {
  const text = useText()
  if (!list) return <Input name={name} maxLength={120} autoComplete={autoComplete} defaultValue={value} />
  return (
    <Select name={name} autoComplete={autoComplete} defaultValue={value} onChange={onChange}>
      <option value="">{text('payment-select')}</option>
      {list.map(option => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Select>
  )
}
