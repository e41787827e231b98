import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { agree, findTracker, forgetMeasuring, Measured, reported } from '#tests/builders/measured.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { RepairButton } from './repair-button.tsx'

afterEach(() => {
  cleanup()
  forgetMeasuring()
})

test.each([
  ['a limit', false],
  ['the seats alone', true],
])('what is too much for %s is led to; a limit is reported', async (_, isOfSeats) => {
  agree()
  const field = 'events.reef.quantities.adult'
  const element = inWords(
    <Measured>
      <form>
        <input name={field} />
        <RepairButton places={[{ name: 'Reef', field, isOfSeats }]} placing={false} />
      </form>
    </Measured>,
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
  await findTracker()
  fireEvent.click(screen.getByRole('button', { name: 'Adjust tickets' }))
  expect(document.activeElement?.getAttribute('name')).toBe(field)
  // What is reported is written when the promise of the tracker has had its turn.
  await new Promise(resolve => setTimeout(resolve))
  expect(reported().includes('Tickets::Limit::Exceeded')).toBe(!isOfSeats)
})
