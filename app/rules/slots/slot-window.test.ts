import { expect, test } from 'vitest'
import { nextAvailableWindow, slotWindow } from '#app/rules/slots/slot-window.ts'

test('[ORD-300] the slots of a date are those to the hour of 23:00 of that day, all of it', () => {
  expect(slotWindow('2026-11-20')).toEqual({
    startTime: '2026-11-20T00:00:00',
    endTime: '2026-11-20T23:59:59',
  })
})

test('[ORD-302] next available looks at the whole of today in the venue zone', () => {
  const now = new Date('2026-11-20T06:00:00Z')

  expect(nextAvailableWindow(now, 'America/Los_Angeles')).toEqual({
    startTime: '2026-11-19T00:00:00',
    endTime: '2026-11-19T23:59:59',
  })
})
