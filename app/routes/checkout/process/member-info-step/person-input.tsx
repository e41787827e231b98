import type { ReactNode } from 'react'
import type { Person, PersonField } from '#app/rules/memberships/person-errors.ts'
import { Field } from '#app/ui/field/field.tsx'
import { Input, type InputProps } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { fieldId } from '../error-summary/field-id.ts'

/** What every part of somebody's fields is given. */
export type PersonPartProps = {
  /** before the names of the fields: `primary.firstName` */
  prefix: string
  person: Person & { name: string }
  required: readonly PersonField[]
  errors: Record<string, string>
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

type PersonInputProps = PersonPartProps & { field: keyof typeof kinds; isUnmarked?: boolean }

/** One field of somebody. */
export const PersonInput = ({ field, ...props }: PersonInputProps) => {
  const text = useText()
  const { label, input } = kinds[field]
  return <LabelledInput field={field} label={text(label)} input={input} {...props} />
}

type LabelledInputProps = PersonPartProps & {
  field: PersonField
  label: string
  input: InputProps
  isUnmarked?: boolean
}

/** The same with a label that is chosen by the country. */
export const LabelledInput = ({ field, label, input, ...props }: LabelledInputProps) => {
  const name = `${props.prefix}.${field}`
  const isFirst = Object.keys(props.errors)[0] === name
  return (
    <PersonFieldBox field={field} label={label} {...props}>
      <Input name={name} maxLength={100} autoFocus={isFirst} defaultValue={props.person[field]} {...input} />
    </PersonFieldBox>
  )
}

type PersonFieldBoxProps = PersonPartProps & {
  field: PersonField
  label: string
  /** neither required nor optional: whether it is asked is said beside it */
  isUnmarked?: boolean
  children: ReactNode
}

/** A control with what is said about it. */
export const PersonFieldBox = ({
  field,
  label,
  isUnmarked = false,
  children,
  ...props
}: PersonFieldBoxProps) => {
  const isRequired = props.required.includes(field)
  return (
    <Field
      id={fieldId(`${props.prefix}.${field}`)}
      label={label}
      error={props.errors[`${props.prefix}.${field}`]}
      required={isRequired && !isUnmarked}
      optional={!isRequired && !isUnmarked}
    >
      {children}
    </Field>
  )
}
