import type { FieldMetadata } from '@conform-to/react'
import { ChoiceGroup, Radio } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type Start = { value: string; name: string; note?: string }
type Choices = { zones: string[]; currencies: string[]; presets: Start[]; venues: Start[] }
type Fields = Record<'name' | 'id' | 'timeZone' | 'currency' | 'start', FieldMetadata<string>>

/** What is asked for a new venue, in the order of the form. */
export const NewVenueFields = ({ fields, choices }: { fields: Fields; choices: Choices }) => {
  const text = useText()
  const { name, id, timeZone, currency } = fields
  return (
    <>
      <Field id={name.id} label={text('onboarding-new-name')} error={name.errors} required>
        <Input name={name.name} defaultValue={name.initialValue} maxLength={200} autoComplete="off" />
      </Field>
      <Field
        id={id.id}
        label={text('onboarding-new-id')}
        hint={text('onboarding-new-id-hint')}
        error={id.errors}
        optional
      >
        <Input
          name={id.name}
          defaultValue={id.initialValue}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field
        id={timeZone.id}
        label={text('onboarding-new-zone')}
        hint={text('onboarding-new-zone-hint')}
        error={timeZone.errors}
        required
      >
        <OneOf field={timeZone} values={choices.zones} />
      </Field>
      <Field id={currency.id} label={text('onboarding-new-currency')} error={currency.errors} required>
        <OneOf field={currency} values={choices.currencies} />
      </Field>
      <StartChoice field={fields.start} choices={choices} />
    </>
  )
}

const OneOf = ({ field, values }: { field: FieldMetadata<string>; values: readonly string[] }) => (
  <Select name={field.name} defaultValue={field.initialValue}>
    {values.map(value => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </Select>
)

const StartChoice = ({ field, choices }: { field: FieldMetadata<string>; choices: Choices }) => {
  const text = useText()
  const groups = [
    { legend: text('onboarding-new-presets'), starts: choices.presets },
    { legend: text('onboarding-new-venues'), starts: choices.venues },
  ].filter(({ starts }) => starts.length > 0)
  return (
    <>
      {groups.map(({ legend, starts }, position) => (
        <FieldGroup key={legend} legend={legend} error={position === 0 ? field.errors : null} required>
          <ChoiceGroup>
            {starts.map(({ value, name, note }) => (
              <Radio
                key={value}
                name={field.name}
                value={value}
                defaultChecked={field.initialValue === value}
                label={name}
                description={note}
              />
            ))}
          </ChoiceGroup>
        </FieldGroup>
      ))}
    </>
  )
}
