import { expect, test } from 'vitest'
import { sentOrder } from '#tests/builders/sent-order.ts'
import { draftTemplates, quantityField, slotField } from './event-form.ts'

test('slots and quantities are read by event', () => {
  const { events } = sentOrder([
    [slotField('reef'), 'reef.9'],
    [quantityField('reef', 'adult'), '2'],
    [quantityField('reef', 'child'), '-1'],
    ['events.reef.quantities', '7'],
    [quantityField('reef', 'adult', true), '1'],
    [quantityField('dome', 'adult'), 'x'],
    [slotField(''), 'none'],
    [slotField('file'), new File(['1'], 'one.txt')],
  ])
  expect(events).toEqual({
    reef: { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1 } },
    dome: { slotId: null, quantities: { adult: 0 }, retail: {} },
  })
})

test('events are sent with their tickets; those without a time or a ticket are not', () => {
  const choices = {
    reef: { slotId: 'reef.9', quantities: { adult: 2, child: 0 }, retail: { adult: 1, child: 0 } },
    dome: { slotId: 'dome.9', quantities: { adult: 0 }, retail: {} },
    moon: { slotId: null, quantities: { adult: 1 }, retail: {} },
  }
  expect(draftTemplates(choices)).toEqual([
    {
      eventTemplateId: 'reef',
      events: [
        {
          eventId: 'reef.9',
          tickets: [
            { id: 'reef.9~adult', ticketTypeId: 'adult', quantity: 2 },
            { id: 'reef.9~adult~retail', ticketTypeId: 'adult', quantity: 1, isRetail: true },
          ],
        },
      ],
    },
  ])
})
