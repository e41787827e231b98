import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { CARD_PLACE } from '../../parts/card/card-page.ts'
import { OPEN_FORM } from '../step/open-form.ts'
import { WALLET_PLACE } from '../wallet/wallet-place.ts'
import { CartErrorNotice, ProblemNotice, RefundNotice } from './notices.tsx'
import StartAgain from './start-again.tsx'

afterEach(cleanup)

const EDIT = '/orders/pier/tickets?cart=true'
const answer = (editOrder: boolean) => ({
  notice: 'There are not enough tickets.',
  errors: {},
  editOrder,
  blocked: false,
})

test('[CHK-052] an error carries a link back to the order where the order has to be changed, and none otherwise', () => {
  render(inWords(<ProblemNotice answer={answer(true)} editHref={EDIT} />))
  expect(screen.getByRole('alert').textContent).toContain('There are not enough tickets.')
  expect(screen.getByRole('link', { name: 'Edit your order' }).getAttribute('href')).toBe(EDIT)
  cleanup()
  render(inWords(<ProblemNotice answer={answer(false)} editHref={EDIT} />))
  expect(screen.queryByRole('link')).toBeNull()
})

test('a wallet that was refused is pressed once more there, or the card is led to', () => {
  const presses: string[] = []
  const refused = { ...answer(false), isOfWallet: true }
  render(
    inWords(
      <>
        <ProblemNotice answer={refused} editHref={EDIT} />
        <div id={WALLET_PLACE}>
          <button type="button" onClick={() => presses.push('wallet')}>
            Pay with wallet
          </button>
        </div>
        <div id={CARD_PLACE} tabIndex={-1} />
      </>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(presses).toEqual(['wallet'])
  fireEvent.click(screen.getByRole('button', { name: 'Try another way' }))
  expect(document.activeElement?.id).toBe(CARD_PLACE)
})

test('an order of which nobody knows is asked about by the same press, beside the words', () => {
  render(inWords(<ProblemNotice answer={{ ...answer(false), isInFlight: true }} editHref={EDIT} />))
  const again = screen.getByRole('button', { name: 'Try again' }) as HTMLButtonElement
  expect([again.getAttribute('form'), again.name, again.value]).toEqual([OPEN_FORM, 'intent', 'complete'])
})

test('tickets that others have lead to another time', () => {
  render(inWords(<ProblemNotice answer={{ ...answer(true), isGone: true }} editHref={EDIT} />))
  expect(screen.getByRole('link', { name: 'Choose another time' }).getAttribute('href')).toBe(EDIT)
})

test('[CHK-051] a total below zero says that there is no refund online and what to do; zero says nothing', () => {
  const { container } = render(inWords(<RefundNotice total={-1} editHref={EDIT} />))
  expect(container.textContent).toContain('Sorry, we cannot process a refund online.')
  expect(container.textContent).toContain(
    'Please change the items in your cart or contact us for assistance.',
  )
  expect(screen.getByRole('link').getAttribute('href')).toBe(EDIT)
  cleanup()
  expect(render(inWords(<RefundNotice total={0} editHref={EDIT} />)).container.textContent).toBe('')
})

test('[CHK-050] a cart error says that the items are gone', () => {
  render(inWords(<CartErrorNotice />))
  expect(screen.getByRole('alert').textContent).toBe(
    'Sorry. Something went wrong. Items have been removed from your cart.',
  )
})

test('[CHK-123] the question about differing events has one answer, and cannot be put aside', () => {
  const router = createMemoryRouter([{ path: '/', element: inWords(<StartAgain />) }])
  render(<RouterProvider router={router} />)
  const dialog = screen.getByRole('dialog', {
    name: 'Sorry, we experienced an issue, please start your order again',
  })
  const [button, ...others] = [...dialog.querySelectorAll('button')]
  expect([button?.textContent, button?.value, others.length]).toEqual(['Continue', 'cancel', 0])
})
