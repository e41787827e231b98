import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type AskingItem, cartForms, hasUnanswered, type KnownForm } from '#app/rules/forms/cart-forms.ts'

const W = { id: 'W', oncePerCart: true, b2cPreference: 'required' } as const
const M = { id: 'M', oncePerCart: false, b2cPreference: 'required' } as const
const hidden = { id: 'H', oncePerCart: false, b2cPreference: 'none' } as const

const event = (itemId: string, forms: AskingItem['forms'], tickets = 1): AskingItem => ({
  itemId,
  itemName: `Event ${itemId}`,
  itemType: 'Event',
  forms,
  tickets,
})
const combo = (itemId: string, { forms, partIds }: Pick<AskingItem, 'forms' | 'partIds'>): AskingItem => ({
  ...event(itemId, forms),
  itemType: 'Combo',
  partIds,
})
const answered = (formId: string, itemId: string, formResponseId = `${formId}-${itemId}`): KnownForm => ({
  formId,
  itemId,
  formResponseId,
})
const both = [event('E1', [W, M]), event('E2', [W, M])]

/** `form@item=response`, short enough for a table. */
const summaryOf = (items: readonly AskingItem[], known: readonly KnownForm[] = []) =>
  cartForms({ items, known }).map(
    ({ formId, itemId, formResponseId }) =>
      `${formId}@${itemId}${formResponseId ? `=${formResponseId}` : ''}`,
  )

describe('the references of a cart', () => {
  test.each<{ what: string; items: AskingItem[]; known?: KnownForm[]; forms: string[] }>([
    {
      what: 'one for each event and form',
      items: both,
      forms: ['W@E1', 'M@E1', 'W@E2', 'M@E2'],
    },
    {
      what: 'none for an event without tickets',
      items: [event('E1', [M]), event('E2', [M], 0)],
      known: [answered('M', 'E2')],
      forms: ['M@E1'],
    },
    {
      what: 'the rest keeps its responses when an event goes',
      items: [event('E1', [W, M])],
      known: [answered('W', 'E1'), answered('M', 'E1'), answered('M', 'E2')],
      forms: ['W@E1=W-E1', 'M@E1=M-E1'],
    },
    {
      what: 'one response of a once-per-cart form for all its events',
      items: both,
      known: [answered('W', 'E1'), answered('M', 'E1')],
      forms: ['W@E1=W-E1', 'M@E1=M-E1', 'W@E2=W-E1', 'M@E2'],
    },
    {
      what: 'a once-per-cart response that outlives the event it was given for',
      items: [event('E2', [W])],
      known: [answered('W', 'E1')],
      forms: ['W@E2=W-E1'],
    },
    {
      what: 'a response answers for one event only',
      items: [event('E1', [M]), event('E2', [M])],
      known: [answered('M', 'E1', 'R'), answered('M', 'E2', 'R')],
      forms: ['M@E1=R', 'M@E2'],
    },
    {
      what: 'an event that stands alone and in a combo, once',
      items: [event('E1', [M]), event('E1', [M]), combo('C', { forms: [], partIds: ['E1'] })],
      forms: ['M@E1'],
    },
    {
      what: 'a combo’s own form, unless one of its events asks the same',
      items: [event('E1', [M]), combo('C', { forms: [M, W], partIds: ['E1'] })],
      forms: ['M@E1', 'W@C'],
    },
    {
      what: 'an answer of another form answers no once-per-cart form',
      items: [event('E1', [W])],
      known: [answered('M', 'E1')],
      forms: ['W@E1'],
    },
    {
      what: 'a form that one of the events asks beside others is asked there, not of the combo',
      items: [event('E1', [W, M]), combo('C', { forms: [M], partIds: ['E1'] })],
      forms: ['W@E1', 'M@E1'],
    },
  ])('[ORD-148, ORD-162] $what', ({ items, known, forms }) => {
    expect(summaryOf(items, known)).toEqual(forms)
  })

  test('[ORD-219] a form whose preference is none is not asked', () => {
    expect(summaryOf([event('E1', [hidden, M])], [answered('H', 'E1')])).toEqual(['M@E1'])
    expect(summaryOf([event('E1', [{ ...hidden, b2cPreference: 'optional' }])])).toEqual(['H@E1'])
  })

  test('what else a reference said stays with it', () => {
    const known = [
      { formId: 'M', itemId: 'E2', pricePointId: 'child', pricePointName: 'Child' },
      { formId: 'M', itemId: 'E1' },
      { formId: 'M', itemId: 'E1', pricePointId: 'adult', pricePointName: 'Adult' },
    ]
    expect(cartForms({ items: [event('E1', [M])], known })).toEqual([
      {
        formId: 'M',
        itemId: 'E1',
        itemName: 'Event E1',
        itemType: 'Event',
        oncePerCart: false,
        pricePointId: 'adult',
        pricePointName: 'Adult',
      },
    ])
  })
})

const someItems = fc.array(
  fc.record({
    itemId: fc.constantFrom('E1', 'E2', 'E3'),
    forms: fc.subarray([W, M, hidden] as AskingItem['forms'][number][]),
    tickets: fc.integer({ min: 0, max: 2 }),
  }),
  { maxLength: 5 },
)
const someAnswers = fc.array(
  fc.record({
    formId: fc.constantFrom('W', 'M', 'H'),
    itemId: fc.constantFrom('E1', 'E2', 'E3'),
    formResponseId: fc.constantFrom('R1', 'R2', undefined),
  }),
  { maxLength: 6 },
)

test('in step is in step: another round changes nothing, and no response is made up', () => {
  fc.assert(
    fc.property(someItems, someAnswers, (chosen, known) => {
      const items = chosen.map(({ itemId, forms, tickets }) => event(itemId, forms, tickets))
      const forms = cartForms({ items, known })
      expect(cartForms({ items, known: forms })).toEqual(forms)
      const given = new Set<string | undefined>(known.map(({ formResponseId }) => formResponseId))
      expect(forms.every(({ formResponseId: id }) => id === undefined || given.has(id))).toBe(true)
      expect(hasUnanswered(forms)).toBe(forms.some(({ formResponseId }) => formResponseId === undefined))
    }),
  )
})
