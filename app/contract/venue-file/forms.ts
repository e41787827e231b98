import { z } from 'zod'
import { id, line, prose, sentence } from './fields.ts'
import { translationsOf } from './translations.ts'

export const formField = z
  .strictObject({
    id: id.describe('Reference of the answer'),
    label: line.describe('The question'),
    name: line.optional().describe('Name in exports; the id when left out'),
    kind: z
      .enum([
        'text',
        'textarea',
        'email',
        'phone',
        'number',
        'date',
        'select',
        'radio',
        'checkbox',
        'checkboxes',
        'upload',
      ])
      .default('text')
      .describe('How it is answered; checkbox is one yes or no, checkboxes is several of the options'),
    help: sentence.default('').describe('A hint under the question'),
    translations: translationsOf({ label: line.optional(), help: sentence.optional() }),
    required: z.boolean().default(false).describe('Must be answered'),
    options: z
      .array(
        z.strictObject({
          value: z.string().trim().min(1, 'must not be empty').max(200).describe('What is stored'),
          label: line.optional().describe('What is shown; the value when left out'),
          translations: translationsOf({ label: line.optional() }),
        }),
      )
      .max(500)
      .default([])
      .describe('select, radio and checkboxes: what can be chosen'),
    allowOther: z.boolean().default(false).describe('select, radio and checkboxes: an answer of one’s own'),
    maxLength: z.int().min(1).max(20_000).optional().describe('Longest answer in characters'),
    check: z
      .strictObject({
        validator: z.string().max(60).describe('Name of the check: zip, len, equal, safeInput ...'),
        minLength: z.int().min(1).max(20_000).optional().describe('len, safeInputLen: characters at least'),
        country: z.string().max(60).optional().describe('zipcode: the country whose form it has'),
        otherFieldId: id.optional().describe('equal, notEqual: the question it is compared with'),
      })
      .optional()
      .describe('A check of what is typed, from the set in app/rules/validators'),
    customFieldId: id.optional().describe('Field of the customer record the answer belongs to'),
  })
  .meta({ id: 'FormField', description: 'One question' })

/** Questions asked before checkout (ORD-119, ORD-124, ORD-219). */
export const form = z
  .strictObject({
    id: id.describe('Reference used by events, combos and memberships'),
    name: line.describe('Heading'),
    description: prose.default('').describe('Why it is asked'),
    translations: translationsOf({ name: line.optional(), description: prose.optional() }),
    source: z.string().max(60).default('marquee').describe('System the form comes from'),
    type: z.string().max(60).default('event').describe('What it belongs to'),
    b2cPreference: z
      .enum(['required', 'optional', 'none'])
      .default('required')
      .describe('none: not shown in the storefront'),
    oncePerCart: z
      .boolean()
      .default(false)
      .describe('Asked once for the order; otherwise once for each event'),
    fields: z.array(formField).max(200).default([]).describe('The questions, in order'),
  })
  .meta({ id: 'Form', description: 'Questions asked before checkout' })

export type ResponseForm = z.output<typeof form>
export type VenueFormField = z.output<typeof formField>
