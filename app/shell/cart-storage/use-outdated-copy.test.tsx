import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCopy, writeCopy } from './stored-copy.ts'
import { useOutdatedCopy } from './use-outdated-copy.ts'

const keepCopies = () => {
  for (const tenantId of ['pier', 'quay']) writeCopy(tenantId, { expirationDate: '2026-11-21T10:00:00Z' })
}
beforeEach(keepCopies)
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

const Screen = ({ method }: { method: 'get' | 'post' }) => {
  useOutdatedCopy('pier')
  return <form method={method} aria-label="Order" />
}
const submit = () => fireEvent.submit(screen.getByRole('form'))
const kept = () => ['pier', 'quay'].filter(tenantId => readCopy(tenantId) !== null)

test('what is posted makes the copy of this venue out of date', () => {
  render(<Screen method="post" />)
  expect(kept()).toEqual(['pier', 'quay'])
  submit()
  expect(kept()).toEqual(['quay'])
})

test('what is looked for changes no cart', () => {
  render(<Screen method="get" />)
  submit()
  expect(kept()).toEqual(['pier', 'quay'])
})

test('a form that keeps its submission to itself is heard as well', () => {
  render(<Screen method="post" />)
  const form = screen.getByRole('form')
  form.addEventListener('submit', event => event.stopPropagation())
  submit()
  expect(kept()).toEqual(['quay'])
})

test('a screen that is gone forgets nothing any more', () => {
  const { unmount } = render(<Screen method="post" />)
  const removed = vi.spyOn(document, 'removeEventListener')
  unmount()
  // Browsers tell listeners that hear a submission first from those that hear it last, happy-dom does not.
  expect(removed).toHaveBeenCalledWith('submit', expect.any(Function), true)
  const form = document.createElement('form')
  form.method = 'post'
  document.body.append(form)
  fireEvent.submit(form)
  form.remove()
  expect(kept()).toEqual(['pier', 'quay'])
})

test('a browser that forbids storage has no copy, and nothing fails', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(forbidden as never)
  expect(keepCopies).not.toThrow()
  expect(() => writeCopy('pier', null)).not.toThrow()
  expect(readCopy('pier')).toBeNull()
  vi.restoreAllMocks()
})

test('at another venue its own copy is the one that is out of date', () => {
  const At = ({ tenantId }: { tenantId: string }) => {
    useOutdatedCopy(tenantId)
    return <form method="post" aria-label="Order" />
  }
  const { rerender } = render(<At tenantId="pier" />)
  rerender(<At tenantId="quay" />)
  submit()
  expect(kept()).toEqual(['pier'])
})
