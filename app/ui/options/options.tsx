import type { ChangeEvent, ReactNode } from 'react'
import { optionsShownAs } from '#app/rules/shell/options.ts'
import { ChoiceGroup, Radio } from '#app/ui/field/choice.tsx'
import { Field, type FieldErrors, FieldGroup } from '#app/ui/field/field.tsx'
import { Select } from '#app/ui/field/input.tsx'

export type Option = {
  value: string
  label: string
  /** The label in a dropdown, where it must also say what stands beside it in a list. */
  entry?: string
  description?: string
  aside?: string
  disabled?: boolean
}

export type OptionsProps = {
  legend: ReactNode
  name: string
  options: readonly Option[]
  defaultValue?: string
  value?: string
  onChange?: (value: string) => void
  hint?: ReactNode
  error?: FieldErrors
  required?: boolean
  optional?: boolean
  /** The dropdown's first, empty entry. */
  placeholder?: string
  tile?: boolean
}

/** One answer out of several: all in sight while they are few, a dropdown when they are many (ORD-303). */
export const Options = (props: OptionsProps) =>
  optionsShownAs(props.options.length) === 'dropdown' ? (
    <OptionsDropdown {...props} />
  ) : (
    <OptionsList {...props} />
  )

const OptionsList = ({
  legend,
  name,
  options,
  defaultValue,
  value,
  onChange,
  tile,
  placeholder: _,
  ...field
}: OptionsProps) => (
  <FieldGroup legend={legend} {...field}>
    <ChoiceGroup>
      {options.map(({ entry: _, ...option }) => (
        <Radio
          key={option.value}
          name={name}
          tile={tile}
          {...option}
          {...(value === undefined
            ? { defaultChecked: option.value === defaultValue }
            : { checked: option.value === value })}
          onChange={onChange && (() => onChange(option.value))}
        />
      ))}
    </ChoiceGroup>
  </FieldGroup>
)

const OptionsDropdown = ({
  legend,
  name,
  options,
  defaultValue,
  value,
  onChange,
  tile: _,
  placeholder,
  ...field
}: OptionsProps) => {
  const change = onChange && ((event: ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value))
  const held = value === undefined ? { defaultValue: defaultValue ?? '' } : { value }
  return (
    <Field label={legend} {...field}>
      <Select name={name} {...held} onChange={change}>
        <option value="">{placeholder}</option>
        {options.map(option => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.entry ?? option.label}
          </option>
        ))}
      </Select>
    </Field>
  )
}
