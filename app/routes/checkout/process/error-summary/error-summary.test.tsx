import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { ErrorSummary } from './error-summary.tsx'

afterEach(cleanup)

const show = (errors: Record<string, string | undefined>, country = 'US') =>
  render(inWords(<ErrorSummary errors={errors} country={country} />))
const links = () => screen.queryAllByRole('link').map(link => [link.getAttribute('href'), link.textContent])

test('the names of all fields that were refused stand in one list, in their order, each leading to its own', () => {
  show({
    'gifter.email': 'Please enter a valid email',
    'primary.firstName': 'Please enter a first name',
    'secondary.1.otherState': 'Please enter a state',
    secondaries: 'Two too many',
    email: 'Please enter a valid email',
    expMonth: 'Please enter a month',
    expYear: 'Please enter a year',
    zip: undefined,
  })
  expect(screen.getByText('Please look at 6 fields again')).toBeTruthy()
  expect(links()).toEqual([
    ['#member-gifter-email', 'Gift giver: Email'],
    ['#member-primary-firstName', 'First name'],
    ['#member-secondary-1-state', 'Additional cardholder 2: State'],
    ['#additional-cardholders', 'Additional cardholders'],
    ['#checkout-email', 'Email'],
    ['#checkout-card', 'Expires'],
  ])
})

test('a card goes before its address, whatever was checked first, and codes are last', () => {
  show({ code: 'No', zip: 'No', otherState: 'No', cvc: 'No', number: 'No', email: 'No' })
  const ids = ['email', 'card', 'card', 'state', 'zip', 'code']
  expect(links().map(([href]) => href)).toEqual(ids.map(id => `#checkout-${id}`))
})

test('the names of an address are those of its country; what has no name says what is wrong', () => {
  show({ state: 'No', zip: 'No', terms: 'Please agree' }, 'GB')
  expect(links().map(([, words]) => words)).toEqual(['County', 'Postcode', 'Please agree'])
})

test.each([[{}], [{ email: 'Please enter a valid email' }]])(
  '%j is no list: its field has the focus',
  errors => {
    const { container } = show(errors)
    expect(container.textContent).toBe('')
  },
)
