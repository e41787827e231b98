import type { ApiErrorCode } from '#app/contract/errors.ts'
import type { ResponseForm, VenueFormField } from '#app/contract/venue-file/forms.ts'
import { OTHER_CHOICE } from '#app/rules/forms/answers.ts'
import { formsHref } from '#app/rules/links/storefront-links.ts'
import type { AsIf, AsIfScene } from './as-if.ts'
import { formIdAt } from './order-scenes.ts'
import type { SceneConditions } from './scene-conditions.ts'
import type { SceneForm } from './scene-form.ts'
import { orderEvents, plainEvents } from './scene-orders.ts'
import { page, type SceneScript } from './scene-script.ts'

type Question = Partial<VenueFormField> & { id: string; typed: string }

/** A question for everything that an answer can be refused for, with what is typed into it. */
const QUESTIONS: readonly Question[] = [
  { id: 'number', kind: 'number', typed: 'many' },
  { id: 'date', kind: 'date', typed: '31.31.' },
  { id: 'long', maxLength: 3, typed: 'longer' },
  { id: 'short', check: { validator: 'len', minLength: 9 }, typed: 'a' },
  { id: 'unsafe', check: { validator: 'safeInput' }, typed: '<1>' },
  { id: 'code', check: { validator: 'promo' }, typed: 'a b!' },
  { id: 'zip', check: { validator: 'zip' }, typed: '?' },
  { id: 'same', check: { validator: 'equal', otherFieldId: 'number' }, typed: 'else' },
  { id: 'different', check: { validator: 'notEqual', otherFieldId: 'number' }, typed: 'many' },
  { id: 'unknown', check: { validator: 'none' }, typed: 'a' },
]

const fieldOf = ({ typed: _, ...question }: Question): VenueFormField => ({
  label: question.id,
  kind: 'text',
  help: '',
  translations: {},
  required: false,
  options: [],
  allowOther: false,
  ...question,
})

/** The venue asks this of whoever comes to any of its events. */
const changeForm =
  (change: (form: ResponseForm) => ResponseForm): AsIf =>
  venue => {
    const [form] = venue.forms
    if (!form) return venue
    const events = venue.events.map(event => ({ ...event, orderFormIds: [form.id] }))
    return { ...venue, events, forms: venue.forms.map(one => (one === form ? change(form) : one)) }
  }

const withQuestions = changeForm(form => ({
  ...form,
  b2cPreference: 'required',
  // The name of the form stands for what is openForm: no words of ours are the venue's.
  fields: QUESTIONS.map(question => ({ ...fieldOf(question), label: form.name })),
}))

const sendAnswers =
  (typed: SceneForm, conditions?: SceneConditions): SceneScript =>
  async visitor => {
    if (!(await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))) return null
    const path = formsHref({ tenantId: visitor.tenantId }, {})
    const formId = await formIdAt(visitor, path)
    return formId ? page(path, { formId, ...typed }, conditions) : null
  }

const openForm: SceneScript = async visitor =>
  (await orderEvents(visitor, { events: plainEvents(visitor), most: 1 }))
    ? page(formsHref({ tenantId: visitor.tenantId }, {}))
    : null

const file = { kind: 'upload' as const, typed: '' }
const option = { value: 'one', label: 'one', translations: {} }

/** Files, and a choice with an answer of one's own. */
const FILES: readonly Question[] = [
  { id: 'kept', ...file },
  { id: 'large', ...file },
  { id: 'refused', ...file },
  { id: 'other', kind: 'radio', options: [option], allowOther: true, required: true, typed: '' },
]

const withFiles = changeForm(form => ({
  ...form,
  b2cPreference: 'required',
  fields: FILES.map(question => ({ ...fieldOf(question), label: form.name })),
}))

/** One file that is there already, one that is too large, one that is refused; and no answer of one's own where one was chosen. */
const sendFiles = (code: ApiErrorCode) =>
  sendAnswers(
    {
      'kept:kept': 'scene-file/photo.jpg',
      'file:large': 'too-large',
      'file:refused': new File(['a scene'], 'notes.txt'),
      'answer:other': OTHER_CHOICE,
    },
    { refused: { 'forms.upload': { code } } },
  )

const ANSWERS = Object.fromEntries(QUESTIONS.map(({ id, typed }) => [`answer:${id}`, typed]))

export const questionScenes = {
  'form-as-checked': { asIf: withQuestions, script: sendAnswers(ANSWERS) },
  'form-as-optional': {
    asIf: changeForm(form => ({ ...form, b2cPreference: 'optional' })),
    script: openForm,
  },
  'form-as-upload': {
    asIf: changeForm(form => ({
      ...form,
      fields: [fieldOf({ id: 'file', kind: 'upload', label: form.name, typed: '' })],
    })),
    script: openForm,
  },
  'form-as-files-refused': { asIf: withFiles, script: sendFiles('UPLOAD_TYPE') },
  'form-as-files-too-many': { asIf: withFiles, script: sendFiles('UPLOAD_TOO_MANY') },
  'form-failed': {
    asIf: changeForm(form => ({ ...form, b2cPreference: 'optional' })),
    script: sendAnswers(
      {},
      { refused: { 'forms.create': { code: 'INTERNAL' }, 'forms.update': { code: 'INTERNAL' } } },
    ),
  },
} satisfies Record<string, AsIfScene>
