import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as choiceStyles from '#app/ui/field/choice.css.ts'
import { Checkbox, Radio, Switch } from '#app/ui/field/choice.tsx'
import * as fieldStyles from '#app/ui/field/field.css.ts'
import { Field, FieldGroup, type FieldProps } from '#app/ui/field/field.tsx'
import { Input } from '#app/ui/field/input.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

test('a field names its control and describes it by hint and error', () => {
  render(
    inWords(
      <Field label="Email" hint="Your tickets are sent here." error={['Not complete', 'Too short']}>
        <Input name="email" />
      </Field>,
    ),
  )
  const input = screen.getByRole('textbox', { name: 'Email' })
  const words = input
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map(id => document.getElementById(id)?.textContent)
  expect(words).toEqual(['Your tickets are sent here.', 'Not complete'])
  expect(input.getAttribute('aria-invalid')).toBe('true')
})

test('a field without an error is not invalid', () => {
  render(
    inWords(
      <Field label="Email">
        <Input name="email" />
      </Field>,
    ),
  )
  expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
})

test('an optional field says so in its name', () => {
  render(
    inWords(
      <Field label="Phone" optional>
        <Input name="phone" />
      </Field>,
    ),
  )
  expect(screen.getByRole('textbox', { name: 'Phone (optional)' })).toBeTruthy()
})

test('the id of a form library reaches the control', () => {
  render(
    inWords(
      <Field id="login-email" label="Email">
        <Input id="other" name="email" />
      </Field>,
    ),
  )
  expect(screen.getByRole('textbox').id).toBe('login-email')
})

test('a required group asks its radios, not each of its checkboxes', () => {
  render(
    inWords(
      <FieldGroup legend="Source" required>
        <Radio name="source" value="a" label="A friend" />
        <Checkbox name="news" label="Newsletter" />
      </FieldGroup>,
    ),
  )
  expect(screen.getByRole<HTMLInputElement>('radio').required).toBe(true)
  expect(screen.getByRole<HTMLInputElement>('checkbox').required).toBe(false)
})

test.each([
  [Checkbox, 'checkbox', undefined, null],
  [Checkbox, 'checkbox', 'Once a month', 'Once a month'],
  [Switch, 'switch', 'Once a month', 'Once a month'],
] as const)('what is on or off is read with its description: %#', (Control, role, description, words) => {
  render(<Control name="news" label="Newsletter" description={description} />)
  const id = screen.getByRole(role).getAttribute('aria-describedby')
  expect(id && document.getElementById(id)?.textContent).toBe(words)
})

test('one thing to tick is required of itself', () => {
  render(<Checkbox name="terms" label="I agree" required />)
  expect(screen.getByRole<HTMLInputElement>('checkbox').required).toBe(true)
})

test.each<[Partial<FieldProps>, string, string | null]>([
  [{}, '', null],
  [{ hint: 'As on the card' }, 'As on the card', null],
  [{ error: 'Not complete' }, 'Not complete', 'Not complete'],
  [{ error: ['Not complete', 'Too short'] }, 'Not complete', 'Not complete'],
  [{ error: null }, '', null],
  [{ error: [] }, '', null],
  [{ error: '' }, '', null],
  [{ optional: true }, '', null],
  [{ required: true }, '', null],
])('a field and a group with %j say what stands there and nothing else', (about, described, error) => {
  const { container } = render(
    inWords(
      <>
        <Field label="Name" {...about}>
          <Input name="name" />
        </Field>
        <FieldGroup legend="Name" {...about}>
          <Radio name="one" label="One" />
        </FieldGroup>
      </>,
    ),
  )
  const words = (id: string) => document.getElementById(id)?.textContent
  const field = screen.getByRole('textbox')
  for (const element of [field, screen.getByRole('group')]) {
    const ids = element.getAttribute('aria-describedby')
    expect(ids?.split(' ').map(words).join() ?? '').toBe(described)
  }
  for (const control of [field as HTMLInputElement, screen.getByRole<HTMLInputElement>('radio')])
    expect([control.getAttribute('aria-invalid'), control.required]).toEqual([
      error ? 'true' : null,
      about.required ?? false,
    ])
  const textsOf = (name: string) => [...container.getElementsByClassName(name)].map(each => each.textContent)
  expect(textsOf(fieldStyles.hint)).toEqual(about.hint ? [about.hint, about.hint] : [])
  expect(textsOf(fieldStyles.error)).toEqual(error ? [error, error] : [])
  expect(textsOf(fieldStyles.optional)).toEqual(about.optional ? [' (optional)', ' (optional)'] : [])
})

test.each([
  [undefined, fieldStyles.legend],
  ['large', fieldStyles.legendLarge],
] as const)('the legend of a group of size %s has a look of its own', (size, look) => {
  render(
    inWords(
      <FieldGroup legend="Billing" size={size}>
        {null}
      </FieldGroup>,
    ),
  )
  expect(screen.getByText('Billing').className).toBe(look)
})

test.each([true, false])('a choice stands on a surface of its own only where it is a tile (%s)', tile => {
  const { container } = render(<Radio name="one" label="One" tile={tile} />)
  const { tile: surface, choice, tileInput, description } = choiceStyles
  expect(container.querySelector('label')?.className).toBe(tile ? surface : choice)
  expect(screen.getByRole('radio').classList.contains(tileInput)).toBe(tile)
  expect(container.getElementsByClassName(description)).toHaveLength(0)
})

test('a group that is required asks neither its checkbox nor its switch, which is announced as one', () => {
  render(
    inWords(
      <FieldGroup legend="Gift" required>
        <Checkbox name="news" label="Newsletter" />
        <Switch name="gift" label="A gift" />
      </FieldGroup>,
    ),
  )
  expect(screen.getByRole<HTMLInputElement>('switch').required).toBe(false)
  expect(screen.getByRole<HTMLInputElement>('checkbox').getAttribute('role')).toBe(null)
})
