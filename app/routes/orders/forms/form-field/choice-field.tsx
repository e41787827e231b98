import { OTHER_CHOICE, takesOther } from '#app/rules/forms/answers.ts'
import { Checkbox, ChoiceGroup } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
import { Input, Select } from '#app/ui/field/input.tsx'
import { type Option, Options } from '#app/ui/options/options.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { formAnswerField, otherField } from '../form-model.ts'
import { aboutQuestion, type QuestionProps } from './about-question.ts'
import * as styles from './choice-field.css.ts'

/** One or several of the answers offered, and an own one where the question takes it. */
export const ChoiceField = (props: QuestionProps) => {
  const { question, given, errors } = props
  const text = useText()
  const name = otherField(question.id)
  const options: Option[] = question.options.map(({ value, label }) => ({ value, label: label ?? value }))
  const offered = takesOther(question)
    ? [...options, { value: OTHER_CHOICE, label: text('forms-other') }]
    : options
  const Kind = kinds[question.kind as keyof typeof kinds]
  return (
    <div className={styles.choice}>
      <Kind {...props} options={offered} />
      {takesOther(question) ? (
        <Field label={text('forms-other-label')} error={errors[name]} className={styles.other}>
          <Input name={name} defaultValue={given.other} />
        </Field>
      ) : null}
    </div>
  )
}

type ChoiceProps = QuestionProps & { options: readonly Option[] }

const RadioField = (props: ChoiceProps) => {
  const text = useText()
  const { question, given, options } = props
  return (
    <Options
      legend={question.label}
      name={formAnswerField(question.id)}
      options={options}
      defaultValue={given.chosen[0]}
      placeholder={text('forms-select')}
      {...aboutQuestion(props)}
    />
  )
}

const SelectField = (props: ChoiceProps) => {
  const text = useText()
  const { question, given, options } = props
  return (
    <Field label={question.label} {...aboutQuestion(props)}>
      <Select name={formAnswerField(question.id)} defaultValue={given.chosen[0] ?? ''}>
        <option value="">{text('forms-select')}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  )
}

const CheckboxesField = (props: ChoiceProps) => {
  const { question, given, options } = props
  return (
    <FieldGroup legend={question.label} {...aboutQuestion(props)}>
      <ChoiceGroup>
        {options.map(({ value, label }) => (
          <Checkbox
            key={value}
            name={formAnswerField(question.id)}
            value={value}
            label={label}
            defaultChecked={given.chosen.includes(value)}
          />
        ))}
      </ChoiceGroup>
    </FieldGroup>
  )
}

const kinds = { radio: RadioField, select: SelectField, checkboxes: CheckboxesField }
