import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CheckoutPage } from '../checkout-model.ts'
import { OPEN_FORM } from './open-form.ts'
import { EnterGoesOn, Step } from './step.tsx'

afterEach(cleanup)

type Progress = Pick<CheckoutPage, 'open' | 'done'> & { panels?: ('form' | 'summary')[] }

const pageAt = ({ open, done, panels }: Progress) =>
  ({ open, done, memberInfo: panels ? { panels: panels.map(state => ({ state })) } : null }) as CheckoutPage

/** The payment step of an order that is here, and after a press there. */
function show(here: Progress, there = here) {
  const Checkout = () => {
    const [progress, setProgress] = useState(here)
    return inWords(
      <>
        <button type="button" onClick={() => setProgress(there)}>
          Go on
        </button>
        <Step
          name="payment"
          number={2}
          total={3}
          heading="Payment"
          page={pageAt(progress)}
          summary="Ada Moss"
        >
          The form
        </Step>
      </>,
    )
  }
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <Checkout /> }])} />)
}
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
const change = () => screen.queryByRole('button', { name: 'Change Payment' })
const region = () => screen.getByRole('region')

const waiting: Progress = { open: 'ticketDelivery', done: [] }
const open: Progress = { open: 'payment', done: ['ticketDelivery'] }
const onlyOpen: Progress = { open: 'payment', done: [] }
const done: Progress = { open: 'review', done: ['ticketDelivery', 'payment'] }

test.each([
  ['waiting', waiting, '2Step 2 of 3: Payment', 'Step 2 of 3: Payment'],
  ['open', open, '2Step 2 of 3: PaymentThe form', 'Step 2 of 3: Payment'],
  ['done', done, 'Step 2 of 3, Completed: PaymentChangeAda Moss', 'Step 2 of 3, Completed: Payment'],
] as const)(
  'a step that is %s says so, and shows its form or its summary only then',
  (state, at, words, name) => {
    show(at)
    expect(region().textContent).toBe(words)
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(name)
    expect(region().dataset.state).toBe(state)
    expect(region().querySelector('header > span svg') !== null).toBe(state === 'done')
    expect(change() !== null).toBe(state === 'done')
    expect([...region().children].filter(each => !each.textContent)).toEqual([])
  },
)

test.each<[string, Progress, string | null]>([
  ['nothing is being typed', done, null],
  ['all its memberships are done', { open: 'memberInfo', done: ['payment'], panels: ['summary'] }, null],
  ['somebody is typing', { open: 'memberInfo', done: ['payment'], panels: ['summary', 'form'] }, OPEN_FORM],
])('while %s its button sends the form with that', (_, at, form) => {
  show(at)
  expect([change()?.getAttribute('form'), change()?.getAttribute('value')]).toEqual([form, 'change:payment'])
  expect(change()?.closest('form') !== null).toBe(form === null)
})

test.each([
  ['opens', waiting, open, true],
  ['opens again', done, open, true],
  ['stays open', open, onlyOpen, false],
  ['is done', open, done, false],
] as const)(
  'reading goes on at the heading of a step only when it opens: it %s',
  (_, before, after, isRead) => {
    show(before, after)
    expect(document.activeElement).toBe(document.body)
    goOn()
    expect(document.activeElement === screen.getByRole('heading', { level: 2 })).toBe(isRead)
  },
)

test('Enter in a field presses the button of the step that is open', () => {
  const { container } = render(<EnterGoesOn page={pageAt(open)} />)
  const button = container.querySelector('button')
  expect([button?.value, button?.name, button?.getAttribute('form')]).toEqual([
    'payment',
    'intent',
    OPEN_FORM,
  ])
})
