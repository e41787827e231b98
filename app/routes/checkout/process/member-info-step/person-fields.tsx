import type { MemberInfoForm } from '#app/rules/checkout/member-info-form.ts'
import { joinName } from '#app/rules/checkout/split-name.ts'
import { Field, FieldRow } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { fieldId } from '../error-summary/field-id.ts'
import { NameParts } from '../name-parts/name-parts.tsx'
import { type Area, PersonAddress } from './person-address.tsx'
import { PersonContact, type SharedEmail } from './person-contact.tsx'
import { PersonFold } from './person-fold.tsx'
import { PersonInput, type PersonPartProps } from './person-input.tsx'

type PersonFieldsProps = PersonPartProps & {
  isFolded: boolean
  /** what is asked of anybody */
  form: MemberInfoForm
  shared?: SharedEmail | null
  foldsContact?: boolean
  hasCorner?: boolean
  hidesPhone?: boolean
  /** without one no address is asked (CHK-029) */
  area?: Area | null
}

/** Somebody's name and how to reach them; with an address for the one whose card it is. One line where all of it is known. */
export const PersonFields = ({
  isFolded,
  form,
  shared,
  foldsContact,
  hasCorner,
  hidesPhone = false,
  area,
  ...props
}: PersonFieldsProps) => (
  <PersonFold person={props.person} hasCorner={hasCorner} isFolded={isFolded} hasErrors={isRefused(props)}>
    {form.name === 'one' ? (
      <NameParts prefix={`${props.prefix}.`} known={props.person}>
        <NameField {...props} />
      </NameParts>
    ) : (
      <FieldRow>
        <PersonInput field="firstName" {...props} />
        <PersonInput field="lastName" {...props} />
      </FieldRow>
    )}
    <PersonContact {...props} shared={shared} asksPhone={form.phone && !hidesPhone} isFolded={foldsContact} />
    {area ? <PersonAddress area={area} {...props} /> : null}
  </PersonFold>
)

const isRefused = ({ prefix, errors }: PersonPartProps) =>
  Object.keys(errors).some(field => field.startsWith(`${prefix}.`))

/** Both names in one field, as somebody would say them. */
const NameField = ({ prefix, person, errors }: PersonPartProps) => {
  const text = useText()
  const name = `${prefix}.name`
  return (
    <Field id={fieldId(name)} label={text('member-info-name')} error={errors[name]} required>
      <Input
        name={name}
        maxLength={100}
        autoComplete="name"
        autoFocus={Object.keys(errors)[0] === name}
        defaultValue={joinName(person)}
      />
    </Field>
  )
}
