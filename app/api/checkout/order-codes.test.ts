import { expect, test } from 'vitest'
import { newOrderNumber, newTicketCode } from './order-codes.ts'

const numbers = Array.from({ length: 2_000 }, newOrderNumber)

test('order numbers hold nothing that is misread: no 0, O, 1 or I', () => {
  expect(numbers.filter(number => !/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/.test(number))).toEqual([])
})

test('order numbers and ticket codes do not repeat', () => {
  expect(new Set(numbers).size).toBe(numbers.length)
  const codes = Array.from({ length: 2_000 }, newTicketCode)
  expect(new Set(codes).size).toBe(codes.length)
})

test('a ticket code has 26 letters of 32: 130 bits', () => {
  expect(newTicketCode()).toMatch(/^[2-9A-HJ-NP-Z]{26}$/)
})
