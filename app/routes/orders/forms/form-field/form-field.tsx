import type { ComponentType } from 'react'
import type { VenueFormField as Question } from '#app/contract/venue-file/forms.ts'
import { Checkbox } from '#app/ui/field/choice.tsx'
import { Field, FieldError } from '#app/ui/field/field.tsx'
import { FieldControlProvider } from '#app/ui/field/field-control.ts'
import { Input, type InputProps, TextArea } from '#app/ui/field/input.tsx'
import { formAnswerField } from '../form-model.ts'
import { aboutQuestion, type QuestionProps } from './about-question.ts'
import { ChoiceField } from './choice-field.tsx'
import { UploadField } from './upload-field.tsx'

/** One question with the controls of its kind. */
export const FormField = (props: QuestionProps) => {
  const Kind = kinds[props.question.kind]
  return <Kind {...props} />
}

const lineOf = (about: InputProps) => (props: QuestionProps) => <LineField {...props} about={about} />

const kinds: Record<Question['kind'], ComponentType<QuestionProps>> = {
  text: lineOf({}),
  email: lineOf({ type: 'email', autoComplete: 'email' }),
  phone: lineOf({ type: 'tel', autoComplete: 'tel' }),
  number: lineOf({ inputMode: 'decimal', short: true }),
  date: lineOf({ type: 'date' }),
  textarea: props => <AreaField {...props} />,
  select: ChoiceField,
  radio: ChoiceField,
  checkboxes: ChoiceField,
  checkbox: props => <TickField {...props} />,
  upload: UploadField,
}

const LineField = ({ about, ...props }: QuestionProps & { about: InputProps }) => {
  const { question, given } = props
  return (
    <Field label={question.label} {...aboutQuestion(props)}>
      <Input
        name={formAnswerField(question.id)}
        maxLength={question.maxLength}
        defaultValue={given.chosen[0]}
        {...about}
      />
    </Field>
  )
}

const AreaField = (props: QuestionProps) => {
  const { question, given } = props
  return (
    <Field label={question.label} {...aboutQuestion(props)}>
      <TextArea
        name={formAnswerField(question.id)}
        maxLength={question.maxLength}
        defaultValue={given.chosen[0]}
      />
    </Field>
  )
}

/** One thing to agree to: the question is the label of its box. */
const TickField = (props: QuestionProps) => {
  const { question, given, errors } = props
  const name = formAnswerField(question.id)
  const message = errors[name]
  const errorId = `${name}-error`
  return (
    <div>
      <FieldControlProvider value={{ invalid: Boolean(message), describedBy: message ? errorId : undefined }}>
        <Checkbox
          name={name}
          value="on"
          label={question.label}
          description={question.help || undefined}
          required={question.required}
          defaultChecked={given.chosen.length > 0}
        />
      </FieldControlProvider>
      <FieldError id={errorId} message={message} />
    </div>
  )
}
