import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EmailInput } from '#app/ui/field/email-input.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { LiveRegion } from '#app/ui/live-region/live-region.tsx'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

function show(locale = 'en-US') {
  const typed: string[] = []
  render(
    inWords(
      <VenueMoneyProvider value={{ currency: 'USD', locale }}>
        <Field label="Email">
          <EmailInput name="email" onInput={event => typed.push(event.currentTarget.value)} />
        </Field>
        <LiveRegion />
      </VenueMoneyProvider>,
    ),
  )
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' })
  const type = (value: string) => fireEvent.input(field, { target: { value } })
  const offers = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  return { field, type, offers, typed }
}

test('the usual ends of an email are offered once its @ is typed, and one press completes it', () => {
  const { field, type, offers, typed } = show()
  expect([field.type, field.autocomplete]).toEqual(['email', 'email'])
  type('ada')
  expect(offers()).toEqual([])
  type('ada@')
  expect(offers()).toEqual(['@gmail.com', '@yahoo.com', '@icloud.com'])
  expect(screen.getByRole('group', { name: 'Complete the email' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: '@gmail.com' }))
  expect(field.value).toBe('ada@gmail.com')
  expect(typed.at(-1)).toBe('ada@gmail.com')
  expect(document.activeElement).toBe(field)
  expect(offers()).toEqual([])
})

test('the ends are those of the venue’s country', () => {
  const { type, offers } = show('en-GB')
  type('ada@')
  expect(offers()).toContain('@hotmail.co.uk')
})

test('a slip is asked about, said aloud, and mended by one press', () => {
  const { field, type, offers } = show()
  type('ada@gmial.com')
  expect(offers()).toEqual(['Did you mean ada@gmail.com?'])
  expect(screen.getByRole('status').textContent).toBe('Did you mean ada@gmail.com?')
  fireEvent.click(screen.getByRole('button'))
  expect(field.value).toBe('ada@gmail.com')
})

test('an address of the visitor’s own is left alone', () => {
  const { type, offers } = show()
  type('ada@pier.example')
  expect(offers()).toEqual([])
})
