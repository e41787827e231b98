import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anEvent, chosen, Page, quantity, show, slot } from '#tests/builders/event-block.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import { slotField } from './event-form.ts'

afterEach(cleanup)

const press = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Move to/ })

const few = slot('10:00', 2)

test('where a time has too few seats the nearest with enough is chosen by one press, and who comes stays', () => {
  const roomy = slot('15:00', 9)
  show({ slots: [few, roomy] }, chosen({ adult: 3 }))
  expect([press()?.textContent, press()?.name, press()?.value]).toEqual([
    `Move to ${roomy.label}`,
    slotField('reef'),
    roomy.id,
  ])
  fireEvent.click(press()!)
  expect(screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe(roomy.id)
  expect(quantity('Adult').value).toBe('3')
  expect(press()).toBeNull()
})

test('where a time does not go with the rest of the order, the nearest that does is chosen by one press', () => {
  const slots = [slot('10:00', 9), slot('11:00', 9), slot('12:00', 9)]
  const overlaps = { '10:00': 'Harbor Cruise (10:00 – 11:30)', '11:00': 'Harbor Cruise (10:00 – 11:30)' }
  render(inWords(<Page event={anEvent({ slots })} choice={chosen({ adult: 2 })} overlaps={overlaps} />))
  expect(press()?.textContent).toBe('Move to 12:00')
  fireEvent.click(press()!)
  expect(screen.getByText('12:00').closest('label')?.querySelector('input')?.checked).toBe(true)
  expect(press()).toBeNull()
})

test('beside the nearest time stands the one with the most places, where that is another', () => {
  show({ slots: [few, slot('15:00', 9), slot('16:00', 30)] }, chosen({ adult: 3 }))
  expect(press()?.parentElement?.textContent).toBe('Move to 15:00quietest at 16:00')
  cleanup()
  show({ slots: [few, slot('15:00', 30), slot('16:00', 9)] }, chosen({ adult: 3 }))
  expect(press()?.parentElement?.textContent).toBe('Move to 15:00')
})

test.each([
  ['while all fit', 2, slot('15:00', 9)],
  ['where another time does not sell them', 3, slot('15:00', 9, 'evening')],
  ['where no other has room', 3, slot('15:00', 2)],
])('nothing is offered %s', (_, adult, other) => {
  const { day = [] } = anEvent().priceLists
  show({ slots: [few, other], priceLists: { day, evening: [] } }, chosen({ adult }))
  expect(press()).toBeNull()
})
