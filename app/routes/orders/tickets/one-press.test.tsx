import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { agree, forgetMeasuring } from '#tests/builders/measured.tsx'
import { anEvent, chosen, open } from '#tests/builders/order-screen.tsx'

beforeEach(agree)
afterEach(() => {
  cleanup()
  forgetMeasuring()
})

/** An hour at this time, which writes down when its block is drawn: a block alone asks for the help of its event. */
function watched(id: string, time: string, drawn: string[]) {
  const { help, ...event } = anEvent(id, id)
  const slots = event.slots.map(slot => ({ ...slot, id: time, time, label: time }))
  return Object.defineProperty({ ...event, minutes: 60, slots, help }, 'help', {
    get: () => {
      drawn.push(id)
      return help
    },
  })
}

test('one press draws the block of its event and no other', async () => {
  const drawn: string[] = []
  const events = [watched('reef', '10:00', drawn), watched('dome', '14:00', drawn)]
  const at = (slotId: string) => ({ ...chosen(1), slotId })
  await open(null, { events, choices: { reef: at('10:00'), dome: at('14:00') } })
  drawn.length = 0
  const [more] = screen.getAllByRole('button', { name: 'Increase quantity of Adult' })
  await act(async () => void fireEvent.click(more!))
  expect(new Set(drawn)).toEqual(new Set(['reef']))
})
