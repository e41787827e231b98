import { expect, test } from 'vitest'
import type { CartForm } from '#app/rules/forms/cart-forms.ts'
import { formScreens, itemsAskedFor, openScreen, submissionsOf } from '#app/rules/forms/form-screens.ts'

const form = (formId: 'W' | 'M' | 'K', itemId: string, formResponseId?: string): CartForm => ({
  formId,
  itemId,
  itemName: itemId,
  itemType: 'Event',
  oncePerCart: formId === 'W',
  ...(formResponseId ? { formResponseId } : {}),
})
const ids = (forms: readonly CartForm[] | undefined) => forms?.map(({ itemId }) => itemId)
const shown = (forms: readonly CartForm[], formIds?: string[]) => {
  const open = openScreen(formScreens(forms), formIds)
  return (
    open && {
      step: `${open.x} of ${open.y}`,
      form: open.screen.formId,
      lists: ids(itemsAskedFor(open.screen)),
      sends: ids(submissionsOf(open.screen)),
    }
  )
}

const fresh = [form('W', 'E1'), form('M', 'E1'), form('W', 'E2'), form('M', 'E2')]
const afterW = [form('W', 'E1', 'r1'), form('M', 'E1'), form('W', 'E2', 'r1'), form('M', 'E2')]
const afterAll = [form('W', 'E1', 'r1'), form('M', 'E1', 'r2'), form('W', 'E2', 'r1'), form('M', 'E2', 'r3')]

test.each([
  {
    what: 'the once-per-cart form comes first and is sent once',
    forms: fresh,
    screen: { step: '1 of 2', form: 'W', lists: ['E1', 'E2'], sends: ['E1'] },
  },
  {
    what: 'then the other one, sent for each of its events',
    forms: afterW,
    screen: { step: '2 of 2', form: 'M', lists: ['E1', 'E2'], sends: ['E1', 'E2'] },
  },
  { what: 'then nothing is left', forms: afterAll, screen: null },
  {
    what: 'an event taken out is not asked for',
    forms: [form('W', 'E1', 'r1'), form('M', 'E1')],
    screen: { step: '2 of 2', form: 'M', lists: ['E1'], sends: ['E1'] },
  },
  {
    what: 'an event added later is asked for alone',
    forms: [...afterAll, form('W', 'E3', 'r1'), form('M', 'E3')],
    screen: { step: '2 of 2', form: 'M', lists: ['E3'], sends: ['E3'] },
  },
  {
    what: 'a form that comes with it is the next screen',
    forms: [...afterAll, form('K', 'E3')],
    screen: { step: '3 of 3', form: 'K', lists: ['E3'], sends: ['E3'] },
  },
  { what: 'a cart without forms has no screen', forms: [], screen: null },
])(
  '[ORD-161, ORD-162, ORD-165] E1 and E2 with W once per cart and M for each: $what',
  ({ forms, screen }) => {
    expect(shown(forms)).toEqual(screen)
  },
)

test('an answered form is opened by its id, and all its responses are sent again', () => {
  expect(shown(afterAll, ['M'])).toEqual({
    step: '2 of 2',
    form: 'M',
    lists: ['E1', 'E2'],
    sends: ['E1', 'E2'],
  })
  expect(shown(afterAll, ['W'])).toMatchObject({ form: 'W', sends: ['E1'] })
})

test('of several ids the first unanswered form is opened; ids that the order does not ask for count for nothing', () => {
  expect(shown(afterW, ['W', 'M'])).toMatchObject({ form: 'M' })
  expect(shown(fresh, ['K'])).toMatchObject({ form: 'W' })
  expect(shown(afterAll, ['K'])).toBeNull()
})
