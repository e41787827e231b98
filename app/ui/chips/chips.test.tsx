import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ChipLinks, Chips } from '#app/ui/chips/chips.tsx'

afterEach(cleanup)

const times = [
  { value: '09:00', label: '9:00 AM', state: 'sold-out', note: 'Sold out' },
  { value: '10:30', label: '10:30 AM' },
  { value: '12:00', label: '12:00 PM', state: 'few', note: '3 left' },
  { value: '13:30', label: '1:30 PM' },
] as const

test('a sold-out time cannot be chosen and says why', () => {
  render(<Chips legend="Select a time" name="time" chips={times} />)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /9:00 AM.*Sold out/ }).disabled).toBe(true)
})

test('choosing a time tells its value', () => {
  const onChange = vi.fn()
  render(<Chips legend="Select a time" name="time" chips={times} onChange={onChange} />)
  fireEvent.click(screen.getByRole('radio', { name: /12:00 PM/ }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('12:00')
})

test('the chosen time is never folded away', () => {
  render(
    <Chips
      legend="Select a time"
      name="time"
      chips={times}
      shown={1}
      moreLabel="+1 more..."
      defaultValue="12:00"
    />,
  )
  expect(screen.getByRole('radio', { name: /12:00 PM/ }).closest('details')).toBeNull()
  expect(screen.getByText('1:30 PM').closest('details')).not.toBeNull()
})

test('a sold-out time on a card leads nowhere', () => {
  render(<ChipLinks label="Times" links={times.map(time => ({ ...time, href: `#${time.value}` }))} />)
  expect(screen.getAllByRole('link')).toHaveLength(3)
})
