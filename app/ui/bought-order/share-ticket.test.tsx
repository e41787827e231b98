import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { ShareTicket } from './share-ticket.tsx'

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(navigator, 'share')
})

const show = (href: string | null) =>
  render(inWords(<ShareTicket ticket={{ eventName: 'Reef Walk', href }} />))
const press = () => fireEvent.click(screen.getByRole('link', { name: 'Share this ticket' }))

test('a ticket is handed on by what the phone shares with: its page and what it is for', () => {
  const share = vi.fn(async () => undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  show('/orders/pier/ticket/t1.secret')
  expect(press()).toBe(false)
  expect(share.mock.calls).toEqual([
    [{ title: 'Reef Walk: your ticket', url: expect.stringMatching(/\/orders\/pier\/ticket\/t1\.secret$/) }],
  ])
})

test('without that the link leads to the page of the ticket, whose address can be sent', () => {
  show('/orders/pier/ticket/t1.secret')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/orders/pier/ticket/t1.secret')
  expect(press()).toBe(true)
})

test('a ticket without a page of its own is not shared', () => {
  show(null)
  expect(screen.queryByRole('link')).toBeNull()
})
