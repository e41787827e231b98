import type { VenueFormField } from '#app/contract/venue-file/forms.ts'
import type { FieldInput } from '#app/rules/forms/answers.ts'
import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'

/** A file that was uploaded for a question. */
export type KeptFile = { id: string; fileName: string }

/** What stands in the controls, by the id of the question. */
export type FormInput = { given: Record<string, FieldInput>; files: Record<string, KeptFile> }

/** Something ordered that the form is for. */
export type AskedItem = { id: string; name: string; when: string; picture: PictureSource | null }

/** One form with its place among all of them: 'x of y'. */
export type FormToAnswer = {
  formId: string
  name: string
  description: ProseTextBlock[]
  isOptional: boolean
  fields: VenueFormField[]
  items: AskedItem[]
  typed: FormInput
  x: number
  y: number
}

export type AnsweredForm = { formId: string; name: string; href: string }

export type FormsPage = {
  /** null: none is left */
  form: FormToAnswer | null
  answered: AnsweredForm[]
  orderHref: string
  checkoutHref: string
}

/** What the server says to answers it did not take; sentences by the name of the control. */
export type FormsAnswer = { notice: string; errors: Record<string, string>; typed: FormInput }

/** Names of the controls of a question. */
export const formAnswerField = (fieldId: string) => `answer:${fieldId}`
export const otherField = (fieldId: string) => `other:${fieldId}`
export const fileField = (fieldId: string) => `file:${fieldId}`
export const keptField = (fieldId: string) => `kept:${fieldId}`
export const removeField = (fieldId: string) => `remove:${fieldId}`
