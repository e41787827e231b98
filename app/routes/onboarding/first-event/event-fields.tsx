import type { FieldMetadata, FormMetadata } from '@conform-to/react'
import type { EventForm } from '#app/rules/venues/add-event-rows.ts'
import { Button } from '#app/ui/button/button.tsx'
import { Disclosure } from '#app/ui/disclosure/disclosure.tsx'
import { Field, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { Input, TextArea } from '#app/ui/field/input.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './event-fields.css.ts'

type EventFieldsProps = {
  form: FormMetadata<EventForm>
  fields: ReturnType<FormMetadata<EventForm>['getFieldset']>
  currency: string
}

/** The event in three parts: what visitors read, who pays what, when it is. */
export const EventFields = ({ form, fields, currency }: EventFieldsProps) => {
  const text = useText()
  return (
    <>
      <FieldGroup size="large" legend={text('onboarding-first-about')}>
        <Stack gap="x4">
          <TextField field={fields.name} label="name" required />
          <Disclosure
            summary={text('onboarding-first-details')}
            open={Boolean(fields.description.errors || fields.minutes.errors || fields.picture.errors)}
          >
            <Stack gap="x4">
              <TextField field={fields.description} label="description" lines />
              <TextField field={fields.minutes} label="minutes" inputMode="numeric" />
              <TextField field={fields.picture} label="picture" inputMode="url" />
              <TextField field={fields.pictureShows} label="picture-shows" />
            </Stack>
          </Disclosure>
        </Stack>
      </FieldGroup>
      <FieldGroup size="large" legend={text('onboarding-first-prices', { currency })}>
        <Stack gap="x4">
          {fields.prices.getFieldList().map((row, index) => {
            const { personType, price } = row.getFieldset()
            return (
              <FieldRow key={row.key ?? row.name}>
                <TextField field={personType} label="person" />
                <TextField field={price} label="price" inputMode="decimal" />
                {fields.prices.getFieldList().length > 1 ? (
                  <RowButton form={form} name={fields.prices.name} index={index} />
                ) : null}
              </FieldRow>
            )
          })}
          <RowButton form={form} name={fields.prices.name} label="add-price" />
        </Stack>
      </FieldGroup>
      <FieldGroup
        size="large"
        legend={text('onboarding-first-times')}
        hint={text('onboarding-first-times-hint')}
      >
        <Stack gap="x6">
          {fields.times.getFieldList().map((row, index) => (
            <TimeRow
              key={row.key ?? row.name}
              row={row}
              form={form}
              name={fields.times.name}
              index={index}
              isOnly={fields.times.getFieldList().length === 1}
            />
          ))}
          <RowButton form={form} name={fields.times.name} label="add-time" />
        </Stack>
      </FieldGroup>
    </>
  )
}

type TimeRowProps = {
  row: FieldMetadata<EventForm['times'][number]>
  form: FormMetadata<EventForm>
  name: string
  index: number
  isOnly: boolean
}

const TimeRow = ({ row, form, name, index, isOnly }: TimeRowProps) => {
  const { from, to, weekdays, times, seats } = row.getFieldset()
  return (
    <Stack gap="x4">
      <FieldRow>
        <TextField field={from} label="from" type="date" />
        <TextField field={to} label="to" type="date" />
      </FieldRow>
      <TextField field={times} label="starts" />
      <FieldRow>
        <TextField field={weekdays} label="weekdays" />
        <TextField field={seats} label={index === 0 ? 'seats' : 'seats-below'} inputMode="numeric" />
      </FieldRow>
      {isOnly ? null : <RowButton form={form} name={name} index={index} />}
    </Stack>
  )
}

const LABELS_WITH_HINT = ['picture', 'weekdays', 'starts', 'seats', 'seats-below'] as const
type LabelWithHint = (typeof LABELS_WITH_HINT)[number]
type Label =
  | LabelWithHint
  | 'name'
  | 'description'
  | 'minutes'
  | 'picture-shows'
  | 'person'
  | 'price'
  | 'from'
  | 'to'

const hasHint = (label: Label): label is LabelWithHint => LABELS_WITH_HINT.some(known => known === label)

type TextFieldProps = {
  field: FieldMetadata<string>
  label: Label
  required?: boolean
  lines?: boolean
  type?: 'date'
  inputMode?: 'numeric' | 'decimal' | 'url'
}

const TextField = ({ field, label, required = false, lines = false, type, inputMode }: TextFieldProps) => {
  const text = useText()
  const control = { name: field.name, defaultValue: field.initialValue }
  return (
    <Field
      id={field.id}
      label={text(`onboarding-first-${label}`)}
      hint={hasHint(label) ? text(`onboarding-first-${label}-hint`) : null}
      error={field.errors}
      required={required}
    >
      {lines ? <TextArea {...control} rows={4} /> : <Input {...control} type={type} inputMode={inputMode} />}
    </Field>
  )
}

type RowButtonProps = { form: FormMetadata<EventForm>; name: string } & (
  | { index: number; label?: never }
  | { index?: never; label: 'add-price' | 'add-time' }
)

/** Adds a row, or takes one out: a button of the form, so that it works without a script. */
const RowButton = ({ form, name, index, label }: RowButtonProps) => {
  const text = useText()
  const props =
    index === undefined
      ? form.insert.getButtonProps({ name: name as never })
      : form.remove.getButtonProps({ name: name as never, index })
  return (
    <div className={styles.rowButton}>
      <Button {...props} tone="quiet" size="small">
        {index === undefined
          ? text(`onboarding-first-${label}`)
          : text('onboarding-first-remove', { number: index + 1 })}
      </Button>
    </div>
  )
}
