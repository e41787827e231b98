import { expect, test } from 'vitest'
import { cartInput } from '#app/contract/carts.ts'
import { forms as calls } from '#app/contract/forms.ts'
import type { UploadRow } from '#app/data/queries/forms/read.ts'
import { checkDetail, withDetails } from '#app/rules/donations/donation-details.ts'
import { formsInStep } from '#app/rules/forms/forms-in-step.ts'
import { NOON, venueOf } from '#tests/builders/price-book.ts'
import { aCombo, aForm, anEventTemplate, aVenueFile } from '#tests/builders/venue-file.ts'
import type { Refusal } from '../kernel/refuse.ts'
import { refuseUnanswered } from './order-forms.ts'
import { responseDocument } from './response-document.ts'

const FORM = aForm({
  source: 'crm',
  type: 'combo',
  fields: [
    { id: 'needs', label: 'What do you not eat?', required: true, customFieldId: 'X-1' },
    {
      id: 'dishes',
      name: 'menu',
      label: 'Dishes',
      kind: 'checkboxes',
      options: [{ value: 'Soup' }],
      allowOther: true,
    },
    { id: 'proof', label: 'A proof', kind: 'upload' },
  ],
})
const FILE = { id: 'u-1', fileName: 'a.pdf', mimeType: 'application/pdf', size: 9 } as UploadRow

type Body = Parameters<typeof responseDocument>[0]['body']
const body = (values: object): Body => {
  const schema = calls.create['~orpc'].inputSchema!
  return (
    schema.parse({ headers: {}, body: { formId: 'dietary', responseData: { fields: [] }, ...values } }) as {
      body: Body
    }
  ).body
}
const kept = (values: object, uploads: UploadRow[] = [FILE, { ...FILE, id: 'u-2', fileName: 'b.pdf' }]) =>
  responseDocument({ id: 'r-1', body: body(values), form: FORM, uploads, now: NOON })
const answers = (...fields: object[]) => ({ responseData: { fields } })
const NEEDS = { name: 'needs', value: 'Nuts' }

test('a response is kept in the words of its form, with its files', () => {
  const about = { customFieldId: null, customFieldLabel: null, customFieldName: null, otherValue: '' }
  const files = [
    { id: 'u-1', name: 'proof' },
    { id: 'u-2', name: 'proof' },
  ]
  const response = kept({ ...answers(NEEDS), sourceFormUploads: files })
  expect(response).toMatchObject({
    id: 'r-1',
    formId: 'dietary',
    name: 'Dietary needs',
    source: 'crm',
    type: 'combo',
    sourceFormId: 'dietary',
    sourceFormResponseId: 'r-1',
    submissionDate: '2026-11-21T14:00:00.000Z',
    sourceFormUploads: [
      { id: 'u-1', name: 'proof', fileName: 'a.pdf', mimeType: 'application/pdf', size: 9 },
      { id: 'u-2', name: 'proof', fileName: 'b.pdf' },
    ],
  })
  expect(response.responseData.fields).toMatchObject([
    { name: 'needs', label: 'What do you not eat?', value: 'Nuts', otherValue: '', customFieldId: 'X-1' },
    { ...about, name: 'menu', label: 'Dishes', value: [] },
    { ...about, name: 'proof', label: 'A proof', value: 'a.pdf, b.pdf' },
  ])
  const own = kept({
    ...answers(NEEDS, { name: 'menu', value: ['Soup'], otherValue: '  ' }),
    sourceFormId: 'S-1',
    sourceFormResponseId: 'S-2',
    submissionDate: '2026-11-01T00:00:00Z',
  })
  expect(own).toMatchObject({
    sourceFormId: 'S-1',
    sourceFormResponseId: 'S-2',
    submissionDate: '2026-11-01T00:00:00Z',
    sourceFormUploads: [],
  })
  expect(own.responseData.fields.map(({ value }) => value)).toEqual(['Nuts', ['Soup'], ''])
})

function refusal(work: () => unknown) {
  try {
    work()
    return null
  } catch (error) {
    return [(error as Refusal).message, (error as Refusal).data.errors]
  }
}
const UNFIT = 'UNPROCESSABLE: '

test.each([
  [answers(NEEDS, { name: 'lost' }), { 'responseData.fields.1.name': 'is not a question of this form' }],
  [
    { ...answers(NEEDS), sourceFormUploads: [{ id: 'u-9', name: 'proof' }] },
    { 'sourceFormUploads.0': 'There is no such file' },
  ],
  [
    { ...answers(NEEDS), sourceFormUploads: [{ id: 'u-1', name: 'needs' }] },
    { 'sourceFormUploads.0': 'is not a question for a file' },
  ],
  [
    { ...answers(NEEDS), sourceFormUploads: [{ id: 'u-1', name: 'lost' }] },
    { 'sourceFormUploads.0': 'is not a question for a file' },
  ],
])('%#: an answer that fits nowhere is refused at its place', (values, errors) => {
  expect(refusal(() => kept(values))).toEqual([expect.stringContaining(UNFIT), errors])
})

test('an answer that does not fit is refused with a sentence, by its place or by its question', () => {
  const [missing, errors] = refusal(() => kept(answers())) as [string, Record<string, string>]
  expect(Object.keys(errors)).toEqual(['responseData.fields (needs)'])
  expect(missing).toBe(`UNPROCESSABLE: ${errors['responseData.fields (needs)']}`)
  const [, placed] = refusal(() =>
    kept(answers({ name: 'menu', value: ['Cake'] }, { name: 'needs', value: '' })),
  ) as [string, Record<string, string>]
  expect(Object.keys(placed)).toEqual(['responseData.fields.1.value', 'responseData.fields.0.value'])
  for (const sentence of Object.values(placed)) expect(sentence).toMatch(/^[A-Z].+/)
})

test('forms are asked for events, for events of combos and for combos, while there are tickets', () => {
  const venue = venueOf(
    aVenueFile({
      events: [
        anEventTemplate({ orderFormIds: ['dietary', 'lost'] }),
        anEventTemplate({ id: 'pier', name: 'Pier', orderFormIds: ['dietary'] }),
      ],
      combos: [aCombo({ orderFormIds: ['once'] })],
      forms: [aForm(), aForm({ id: 'once', oncePerCart: true })],
    }),
  )
  const ticket = { eventTemplateId: 'pier', ticketTypeId: 'adult', quantity: 1 }
  const { templates, comboItems } = cartInput.parse({
    templates: [
      {
        eventTemplateId: 'boat-tour',
        events: [{ eventId: 's', tickets: [{ id: 't', ticketTypeId: 'adult', quantity: 1 }] }],
      },
      { eventTemplateId: 'lost', events: [] },
    ],
    comboItems: [
      { comboTemplateId: 'boat-and-pier', events: [{ eventTemplateId: 'pier' }], tickets: [ticket] },
      { comboTemplateId: 'lost' },
    ],
  })
  const known = [{ formId: 'dietary', itemId: 'pier', formResponseId: 'r-1' }]
  const forms = formsInStep({ templates, comboItems }, { venue, known })
  expect(
    forms.map(({ formId, itemId, itemName, itemType, formResponseId }) =>
      [formId, itemId, itemName, itemType, formResponseId].join(' | '),
    ),
  ).toEqual([
    'dietary | boat-tour | Boat Tour | Event | ',
    'dietary | pier | Pier | Event | r-1',
    'once | boat-and-pier | Boat and Pier | Combo | ',
  ])
  const [open] = forms
  expect(() => refuseUnanswered({ forms: forms })).toThrow('FORMS_UNANSWERED')
  try {
    refuseUnanswered({ forms: forms.slice(0, 2) })
  } catch (error) {
    const { formId, itemId, itemName } = open!
    expect((error as Refusal).data.details).toEqual({ forms: [{ formId, itemId, itemName }] })
  }
  refuseUnanswered({ forms: forms.slice(1, 2) })
})

const DONATIONS = {
  options: [{ id: 'gift', name: 'Gift', type: 'donation' as const }],
  funds: [{ id: 'roof', name: 'Roof' }],
  campaigns: [{ id: 'spring', name: 'Spring' }],
  appeals: [{ id: 'letter', name: 'Letter' }],
  customFields: [
    { id: 'why', label: 'Why?', format: 'Text' as const },
    { id: 'who', label: 'Who?', format: 'Dropdown' as const, values: ['You', 'Me'] },
  ],
}

test('what is said with a gift is the venue’s: its funds, its questions, its answers', () => {
  const venue = venueOf(aVenueFile({ donations: DONATIONS }))
  const answer = (id: string, value: string) => ({
    id,
    value,
    label: '',
    format: 'Text' as const,
    values: [],
  })
  const right = checkDetail(
    {
      donationFundName: 'Roof',
      donationCampaignName: 'Spring',
      donationAppealName: 'Letter',
      customFieldValues: [answer('why', 'Because'), answer('who', 'Me')],
    },
    { venue, sentenceOf: ({ text }) => text },
  )
  expect(right.errors).toEqual({})
  expect(right.detail.customFieldValues).toEqual([
    { id: 'why', label: 'Why?', format: 'Text', values: [], value: 'Because' },
    { id: 'who', label: 'Who?', format: 'Dropdown', values: ['You', 'Me'], value: 'Me' },
  ])
  const wrong = (typed: object) => checkDetail(typed, { venue, sentenceOf: ({ text }) => text }).errors
  expect(wrong({ donationFundName: 'Spring' })).toEqual({ donationFundName: 'There is no such fund' })
  expect(wrong({ donationCampaignName: 'Roof' })).toEqual({
    donationCampaignName: 'There is no such campaign',
  })
  expect(wrong({ donationAppealName: 'Roof' })).toEqual({ donationAppealName: 'There is no such appeal' })
  expect(wrong({ customFieldValues: [answer('who', '')] })).toEqual({})
  const stranger = { customFieldValues: 'There is no such question or answer' }
  expect(wrong({ customFieldValues: [answer('who', 'They')] })).toEqual(stranger)
  expect(wrong({ customFieldValues: [answer('lost', '')] })).toEqual(stranger)
})

test('what is said for the whole cart holds where a gift has nothing of its own', () => {
  const gift = { inventoryId: 'gift', type: 'donation' as const }
  const notesOf = (draft: object) => {
    const { donationDetail, donations } = withDetails(cartInput.parse(draft))
    return [donationDetail?.notes, ...donations.map(donation => donation.donationDetail?.notes)]
  }
  const own = { ...gift, donationDetail: { notes: 'Mine' } }
  expect(notesOf({ donationDetail: { notes: 'Ours' }, donations: [gift, own] })).toEqual([
    'Ours',
    'Ours',
    'Mine',
  ])
  expect(notesOf({ donations: [gift, own] })).toEqual([undefined, undefined, 'Mine'])
  expect(withDetails(cartInput.parse({}))).not.toHaveProperty('donationDetail')
})
