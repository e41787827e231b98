import type { FieldMetadata } from '@conform-to/react'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { ChoiceGroup, Radio } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { FileInput } from '#app/ui/field/file-input.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type Start = { value: string; name: string; note?: string }
type Choices = { zones: string[]; currencies: string[]; presets: Start[]; venues: Start[] }
export type NewVenueText = Record<
  'name' | 'id' | 'timeZone' | 'currency' | 'start' | 'address' | 'files',
  string
>
type Fields = Record<keyof NewVenueText, FieldMetadata<string>>

/** What is asked for a new venue, in the order of the form. */
export const NewVenueFields = ({ fields, choices }: { fields: Fields; choices: Choices }) => {
  const text = useText()
  const { name, id, timeZone, currency } = fields
  return (
    <>
      <StartChoice fields={fields} choices={choices} />
      <Field
        id={name.id}
        label={text('onboarding-new-name')}
        hint={text('onboarding-new-name-hint')}
        error={name.errors}
      >
        <Input name={name.name} defaultValue={name.initialValue} maxLength={200} autoComplete="off" />
      </Field>
      <Disclosure
        summary={text('onboarding-new-more')}
        open={Boolean(id.errors || timeZone.errors || currency.errors)}
      >
        <Stack gap="x6">
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
          >
            <OneOf field={timeZone} values={choices.zones} untold={text('onboarding-new-zone-of-page')} />
          </Field>
          <Field
            id={currency.id}
            label={text('onboarding-new-currency')}
            hint={text('onboarding-new-currency-hint')}
            error={currency.errors}
          >
            <OneOf
              field={currency}
              values={choices.currencies}
              untold={text('onboarding-new-currency-of-place')}
            />
          </Field>
        </Stack>
      </Disclosure>
    </>
  )
}

type OneOfProps = { field: FieldMetadata<string>; values: readonly string[]; untold?: string }

const OneOf = ({ field, values, untold }: OneOfProps) => (
  <Select name={field.name} defaultValue={field.initialValue}>
    {untold ? <option value="">{untold}</option> : null}
    {values.map(value => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </Select>
)

const StartChoice = ({ fields, choices }: { fields: Fields; choices: Choices }) => {
  const text = useText()
  const { start, address, files } = fields
  const groups = [
    { legend: text('onboarding-new-presets'), starts: choices.presets },
    { legend: text('onboarding-new-venues'), starts: choices.venues },
  ].filter(({ starts }) => starts.length > 0)
  const radio = ({ value, name, note }: Start) => (
    <Radio
      key={value}
      name={start.name}
      value={value}
      defaultChecked={start.initialValue === value}
      label={name}
      description={note}
    />
  )
  return (
    <>
      <FieldGroup legend={text('onboarding-new-own')} error={start.errors}>
        <ChoiceGroup>{radio({ value: 'page', name: text('onboarding-new-page') })}</ChoiceGroup>
        <Field
          id={address.id}
          label={text('onboarding-new-page-address')}
          hint={text('onboarding-new-page-hint')}
          error={address.errors}
        >
          <Input name={address.name} defaultValue={address.initialValue} inputMode="url" autoComplete="url" />
        </Field>
        <ChoiceGroup>{radio({ value: 'files', name: text('onboarding-new-files') })}</ChoiceGroup>
        <Field
          id={files.id}
          label={text('onboarding-new-files-choose')}
          hint={text('onboarding-new-files-hint')}
          error={files.errors}
        >
          <FileInput name={files.name} multiple accept=".html,.htm,.mhtml,.mht,.zip,.css,image/*" />
        </Field>
      </FieldGroup>
      <Disclosure summary={text('onboarding-new-others')} open={!isOfVenue(start.initialValue)}>
        <Stack gap="x6">
          {groups.map(({ legend, starts }) => (
            <FieldGroup key={legend} legend={legend}>
              <ChoiceGroup>{starts.map(radio)}</ChoiceGroup>
            </FieldGroup>
          ))}
        </Stack>
      </Disclosure>
    </>
  )
}

/** Its page or its files: what nearly everybody begins with. */
const isOfVenue = (start: string | undefined) => start === undefined || start === 'page' || start === 'files'
