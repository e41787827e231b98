import type { VenueFormField } from '#app/contract/venue-file/forms.ts'

/** What the controls of a field hold: what was chosen or typed, and the own answer beside 'Other'. */
export type FieldInput = { chosen: readonly string[]; other: string }

/** An answer as it is sent and stored (ORD-124). Labels and customer fields are the form's, never the sender's. */
export type FormAnswer = {
  value: string | string[]
  label: string
  name: string
  customFieldId: string | null
  customFieldLabel: string | null
  customFieldName: string | null
  otherValue: string
}

/** What the choice of an own answer is called among the options of a control. */
export const OTHER_CHOICE = '~other'

/** What a ticked checkbox sends. */
export const TICKED = 'true'

const OTHER = 'Other: '

/** The name of a field's answer. */
export const answerName = (field: Pick<VenueFormField, 'id' | 'name'>) => field.name ?? field.id

/** The answer to send: nothing ticked is an empty value (ORD-211), an own answer is 'Other: value' (ORD-212). */
export function answerOf(field: VenueFormField, input: FieldInput): FormAnswer {
  const other = input.other.trim()
  const isOther = takesOther(field) && input.chosen.includes(OTHER_CHOICE)

  return {
    ...aboutField(field),
    value: answerValue(field, { chosen: input.chosen, other }),
    otherValue: isOther ? other : '',
  }
}

/** What a stored answer looks like in the controls of its field: the way back of `answerOf`. */
export function givenOf(
  field: VenueFormField,
  { value, otherValue }: Pick<FormAnswer, 'value' | 'otherValue'>,
): FieldInput {
  const values = Array.isArray(value) ? value : [value]
  const chosen = values
    .filter(item => item !== '')
    .map(item => (isOtherValue(field, item) ? OTHER_CHOICE : item))

  return { chosen, other: otherValue }
}

/** The label, name and customer field that an answer takes from its form. */
export function aboutField(field: VenueFormField): Omit<FormAnswer, 'value' | 'otherValue'> {
  const { label, customFieldId } = field
  const name = answerName(field)

  return {
    label,
    name,
    customFieldId: customFieldId ?? null,
    customFieldLabel: customFieldId ? label : null,
    customFieldName: customFieldId ? name : null,
  }
}

/** Whether a field accepts a free text beside its options. */
export const takesOther = ({ kind, allowOther }: Pick<VenueFormField, 'kind' | 'allowOther'>) =>
  allowOther && (kind === 'select' || kind === 'radio' || kind === 'checkboxes')

/** Whether a value is a free text and not one of the options. */
export const isOtherValue = (field: VenueFormField, value: string) =>
  takesOther(field) &&
  value.startsWith(OTHER.trimEnd()) &&
  !field.options.some(option => option.value === value)

function answerValue(
  field: VenueFormField,
  { chosen, other }: { chosen: readonly string[]; other: string },
): string | string[] {
  const words = (choice: string) =>
    choice === OTHER_CHOICE && takesOther(field) ? `${OTHER}${other}` : choice
  if (field.kind === 'checkbox') return chosen.length > 0 ? TICKED : ''
  if (field.kind === 'checkboxes') return chosen.map(words)

  return words((chosen[0] ?? '').trim())
}
