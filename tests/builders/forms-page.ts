import type { CartPayload } from '#app/contract/carts.ts'
import { plainVisit } from '#tests/builders/plain-visit.ts'

export const FORMS = '/orders/pier/forms'

export const question = (id: string, about: object = {}) => ({
  id,
  label: `What of ${id}?`,
  kind: 'text',
  help: '',
  required: false,
  options: [],
  allowOther: false,
  ...about,
})

const options = [{ value: 'Red' }, { value: 'Blue' }]

export const fields = [
  question('name', { name: 'full-name', required: true, customFieldId: 'cf-1' }),
  question('colour', { kind: 'select', options, allowOther: true }),
  question('photo', { kind: 'upload' }),
]

export const aForm = (id: string, about: object = {}) => ({
  id,
  name: `Form ${id}`,
  type: 'event',
  source: 'marquee',
  sourceFormDefinition: { description: '', b2cPreference: 'required', fields, ...about },
})

export const formOf = (formId: string, itemId: string, about: object = {}) => ({
  formId,
  itemId,
  itemName: `Item ${itemId}`,
  itemType: 'Event',
  oncePerCart: false,
  ...about,
})

export const cart = {
  id: 'c1',
  orders: [
    { events: [] },
    {
      eventTemplateId: 'boat',
      events: [{ startTime: '2026-11-21T13:30:00' }],
      images: [
        { primary: false, thumbnail: '/far.jpg' },
        { primary: true, thumbnail: '/boat.jpg' },
      ],
    },
    { eventTemplateId: 'pool', events: [], images: [{ primary: false, thumbnail: '/pool.jpg' }] },
  ],
  forms: [
    formOf('f1', 'boat'),
    formOf('f1', 'pool'),
    formOf('f1', 'zoo', { formResponseId: 'r0' }),
    formOf('f2', 'boat', { formResponseId: 'r2' }),
    formOf('f3', 'boat', { oncePerCart: true, formResponseId: 'r3' }),
    formOf('f3', 'pool', { oncePerCart: true, formResponseId: 'r3' }),
  ],
} as unknown as CartPayload

const response = {
  id: 'r2',
  formId: 'f2',
  name: '',
  source: '',
  type: '',
  sourceFormId: 'f2',
  sourceFormResponseId: '',
  sourceFormUploads: [{ id: 'u1', name: 'photo', fileName: 'a/b.png', mimeType: '', size: 1 }],
  responseData: {
    fields: [
      {
        value: 'Ada',
        label: '',
        name: 'full-name',
        customFieldId: null,
        customFieldLabel: null,
        customFieldName: null,
        otherValue: '',
      },
      {
        value: 'Other: Green',
        label: '',
        name: 'colour',
        customFieldId: null,
        customFieldLabel: null,
        customFieldName: null,
        otherValue: 'Green',
      },
    ],
  },
  customFields: [],
  submissionDate: '',
}

export type Calls = {
  forms?: Record<string, object>
  calls?: Record<string, (input: never) => unknown>
  query?: string
  session?: object
}

export function aVisit({ forms = {}, calls = {}, query = '', session = { cartId: 'c1' } }: Calls) {
  const made: [string, unknown][] = []
  const call =
    (name: string, usual: (input: never) => unknown = () => ({})) =>
    async (input: unknown) => {
      if (name !== 'form') made.push([name, input])
      return { payload: (calls[name] ?? usual)(input as never) }
    }
  const visit = plainVisit({
    path: `${FORMS}${query}`,
    session: session as never,
    api: {
      forms: {
        get: call('form', ({ params: { id } }: { params: { id: string } }) => forms[id] ?? aForm(id)),
        response: call('response', () => JSON.stringify(response)),
        create: call('create'),
        update: call('update'),
        upload: call('upload', ({ body }: { body: { fileName: string } }) => ({
          id: 'u9',
          fileName: body.fileName,
        })),
      },
      carts: { get: call('cart', () => cart) },
    },
  })
  return { visit, made }
}
