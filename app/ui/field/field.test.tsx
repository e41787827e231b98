import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Checkbox, Radio, Switch } from '#app/ui/field/choice.tsx'
import { Field, FieldGroup } from '#app/ui/field/field.tsx'
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
