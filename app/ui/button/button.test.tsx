import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'

afterEach(cleanup)

test('a busy button is named by what it does now and ignores presses', () => {
  const onClick = vi.fn()
  render(
    <Button busy busyLabel="Placing Order" onClick={onClick}>
      Place Order
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Placing Order' })
  fireEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a busy button submits its form only once', () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button busy>Place Order</Button>
    </form>,
  )
  fireEvent.click(screen.getByRole('button'))
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a resting button hides its other label from everybody', () => {
  render(<Button busyLabel="Placing Order">Place Order</Button>)
  expect(screen.getByRole('button', { name: 'Place Order' })).toBeTruthy()
})

test('a link that looks like a button stays a link', () => {
  render(<ButtonLink href="/orders/demo/tickets">Tickets</ButtonLink>)
  expect(screen.getByRole('link', { name: 'Tickets' }).getAttribute('href')).toBe('/orders/demo/tickets')
})
