import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { anEvent, chosen, quantity, show, slot } from '#tests/builders/event-block.tsx'
import { slotField } from './event-form.ts'

afterEach(cleanup)

const press = () => screen.queryByRole<HTMLButtonElement>('button', { name: /^Next free/ })

const few = slot('10:00', 2)

test('where a time has too few seats the nearest with enough is chosen by one press, and who comes stays', () => {
  const roomy = slot('15:00', 9)
  show({ slots: [few, roomy] }, chosen({ adult: 3 }))
  expect([press()?.textContent, press()?.name, press()?.value]).toEqual([
    `Next free: ${roomy.label}`,
    slotField('reef'),
    roomy.id,
  ])
  fireEvent.click(press()!)
  expect(screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value).toBe(roomy.id)
  expect(quantity('Adult').value).toBe('3')
  expect(press()).toBeNull()
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
