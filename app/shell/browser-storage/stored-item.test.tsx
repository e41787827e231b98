import { afterEach, expect, test, vi } from 'vitest'
import { keepItem, readItem } from './stored-item.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test('a text is kept under its name until it is taken away', () => {
  expect(readItem('note')).toBeNull()
  keepItem('note', 'octopus')
  keepItem('other', '')
  expect([readItem('note'), readItem('other')]).toEqual(['octopus', ''])
  keepItem('note', null)
  expect([readItem('note'), readItem('other')]).toEqual([null, ''])
})

test('a browser that forbids storage keeps nothing, and nothing fails', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  }
  const forbidden = { getItem: forbid, setItem: forbid, removeItem: forbid }
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue(forbidden as never)
  expect(() => keepItem('note', 'octopus')).not.toThrow()
  expect(() => keepItem('note', null)).not.toThrow()
  expect(readItem('note')).toBeNull()
  vi.restoreAllMocks()
})
