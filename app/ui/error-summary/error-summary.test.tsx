import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ErrorSummary, type FormError } from '#app/ui/error-summary/error-summary.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const summary = (...errors: FormError[]) => inWords(<ErrorSummary errors={errors} />)
const email = { fieldId: 'login-email', message: 'Please enter a valid email' }
const name = { fieldId: 'login-name', message: 'Please enter a name' }

test('what a form still needs is a link to its field, and has the focus once it is told', () => {
  const { rerender } = render(summary())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  rerender(summary(email))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  expect(screen.getByRole('link', { name: email.message }).getAttribute('href')).toBe('#login-email')
  screen.getByRole('link').focus()
  rerender(summary({ ...email }))
  expect(document.activeElement).toBe(screen.getByRole('link'))
  rerender(summary(email, name))
  expect(document.activeElement).toBe(screen.getByRole('alert'))
})
