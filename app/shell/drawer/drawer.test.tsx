import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Drawer } from '#app/shell/drawer/drawer.tsx'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const open = () => {
  const { container } = render(inWords(<Drawer shell={aShell()} path="/events/demo/list" />))
  const details = container.querySelector('details') as HTMLDetailsElement
  const summary = container.querySelector('summary') as HTMLElement
  details.open = true
  return { details, summary }
}

test('[ORD-091] a click anywhere in the document closes the drawer', () => {
  const { details } = open()
  fireEvent.click(document.body)
  expect(details.open).toBe(false)
})

test('[ORD-091] a click inside the drawer closes it as well', () => {
  const { details } = open()
  fireEvent.click(screen.getByRole('link', { name: 'Events' }))
  expect(details.open).toBe(false)
})

test('[ORD-091] the click that opened it does not close it', () => {
  const { details, summary } = open()
  details.open = false
  fireEvent.click(summary)
  expect(details.open).toBe(true)
})

test('Escape closes it and gives the focus back to Menu', () => {
  const { details, summary } = open()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(details.open).toBe(false)
  expect(document.activeElement).toBe(summary)
})

test('Escape leaves the focus alone while the drawer is closed', () => {
  const { details } = open()
  details.open = false
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(document.activeElement).toBe(document.body)
})

test('the keyboard that leaves it closes it, and may walk about in it', () => {
  const { details, summary } = open()
  const link = screen.getByRole('link', { name: 'Events' })
  fireEvent.focusOut(summary, { relatedTarget: link })
  expect(details.open).toBe(true)
  fireEvent.focusOut(link, { relatedTarget: null })
  expect(details.open).toBe(true)
  fireEvent.focusOut(link, { relatedTarget: document.body })
  expect(details.open).toBe(false)
})

test('a drawer that is gone listens to nothing any more', () => {
  const { details } = open()
  cleanup()
  fireEvent.click(document.body)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  fireEvent.focusOut(details, { relatedTarget: document.body })
  expect(details.open).toBe(true)
})

test('a click on the sign inside Menu is one on Menu', () => {
  const { details, summary } = open()
  details.open = false
  fireEvent.click(summary.querySelector('svg') as Element)
  expect(details.open).toBe(true)
})

test('any other key leaves it open', () => {
  const { details } = open()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect(details.open).toBe(true)
})

test('the focus may go to nowhere in particular without closing it', () => {
  const { details } = open()
  fireEvent.focusOut(details, { relatedTarget: window })
  expect(details.open).toBe(true)
})

test.each([
  { path: '/events/demo/list', current: [['Events', 'page']] },
  { path: '/events/demo/detail/boat', current: [['Events', 'true']] },
  { path: '/orders/demo/calendar', current: [['Calendar', 'page']] },
  { path: '/orders/demo/tickets', current: [] },
  { path: '/membership/demo/renew', current: [['Membership', 'true']] },
])('on $path the menu marks where one is: $current', ({ path, current }) => {
  const { container } = render(inWords(<Drawer shell={aShell()} path={path} />))
  const marked = [...container.querySelectorAll('[aria-current]')]
  expect(marked.map(link => [link.textContent, link.getAttribute('aria-current')])).toEqual(current)
})
