import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const show = (errors: Record<string, string | undefined>) => render(inWords(<ErrorSummary errors={errors} />))
const links = () => screen.queryAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])

test('all that was refused stands in one list, in the order of the fields, each leading to its own', () => {
  show({
    'primary.firstName': 'Please enter a first name',
    'secondary.1.otherState': 'Please enter a state',
    secondaries: 'Two too many',
    email: 'Please enter a valid email',
    cvc: 'Please enter a CVC',
    zip: undefined,
  })
  expect(screen.getByText('Please look at 5 fields again')).toBeTruthy()
  expect(links()).toEqual([
    ['#member-primary-firstName', 'Please enter a first name'],
    ['#member-secondary-1-state', 'Please enter a state'],
    ['#additional-cardholders', 'Two too many'],
    ['#checkout-email', 'Please enter a valid email'],
    ['#checkout-card', 'Please enter a CVC'],
  ])
})

test.each([[{}], [{ email: 'Please enter a valid email' }]])(
  '%j is no list: its field has the focus',
  errors => {
    const { container } = show(errors)
    expect(container.textContent).toBe('')
  },
)
