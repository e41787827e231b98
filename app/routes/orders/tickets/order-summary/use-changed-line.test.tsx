import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PricedOrder } from '#app/rules/pricing/price-order.ts'
import { useChangedLine } from './use-changed-line.ts'

const order = (adults: number, children: number) => {
  const part = (id: string, quantity: number) => (quantity > 0 ? [{ id, name: id, quantity }] : [])
  const parts = [...part('adult', adults), ...part('child', children)]
  return { lines: [{ id: 'reef', parts }] } as unknown as Pick<PricedOrder, 'lines'>
}

test('what is said of an order is what was changed last of it', () => {
  const { result, rerender } = renderHook(useChangedLine, { initialProps: order(1, 0) })
  const after = (adults: number, children: number) => {
    act(() => rerender(order(adults, children)))
    return result.current && `${result.current.quantity} ${result.current.name}`
  }
  expect(result.current).toBeNull()
  expect(after(2, 0)).toBe('2 adult')
  expect(after(2, 0)).toBe('2 adult')
  expect(after(2, 1)).toBe('1 child')
  expect(after(2, 0)).toBe('0 child')
})
