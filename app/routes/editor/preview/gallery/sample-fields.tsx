import { Checkbox, ChoiceGroup, Radio, Switch } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup, FieldRow } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './gallery.css.ts'

/** A field of every kind, one of them refused. */
export const SampleFields = () => {
  const text = useText()
  return (
    <div className={styles.form}>
      <FieldRow>
        <Field label={text('member-info-first-name')}>
          <Input name="first" autoComplete="off" placeholder={text('member-info-first-name')} />
        </Field>
        <Field label={text('member-info-last-name')} error={text('cardholder-last-name-required')}>
          <Input name="last" autoComplete="off" />
        </Field>
      </FieldRow>
      <Field label={text('member-info-state', { name: 'state' })}>
        <Select name="state">
          <option value="">{text('member-info-state', { name: 'state' })}</option>
        </Select>
      </Field>
      <FieldGroup legend={text('tickets-select-time')}>
        <ChoiceGroup>
          <Radio name="when" value="1" label={text('tickets-time-available')} defaultChecked />
          <Radio name="when" value="2" label={text('tickets-time-sold-out')} disabled />
        </ChoiceGroup>
      </FieldGroup>
      <Checkbox name="notify" label={text('member-info-notify-recipient')} defaultChecked />
      <Switch name="notify" label={text('member-info-notify-recipient')} defaultChecked />
    </div>
  )
}
