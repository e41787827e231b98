import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Field } from '#app/ui/field/field.tsx'
import { PasswordInput } from '#app/ui/field/password-input.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

test('what is typed as a password is seen while its button is pressed, and hidden again', () => {
  render(
    inWords(
      <Field label="Password">
        <PasswordInput name="password" autoComplete="current-password" showLabel="Show password" />
      </Field>,
    ),
  )
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  const button = screen.getByRole('button', { name: 'Show password' })
  const state = () => [input.type, button.getAttribute('aria-pressed')]
  expect(state()).toEqual(['password', 'false'])
  fireEvent.click(button)
  expect(state()).toEqual(['text', 'true'])
  fireEvent.click(button)
  expect(state()).toEqual(['password', 'false'])
  expect(input.autocomplete).toBe('current-password')
  expect(button.getAttribute('type')).toBe('button')
})
