import { describe, expect, test } from 'vitest'
import { broken, failing, fields, nothing, press, typed } from '#tests/builders/order-answers.ts'
import { comboField, visitField } from './items/combo/combo-form.ts'
import { slotField } from './items/event/event-form.ts'

describe('tickets that are kept longer', () => {
  const hold = (answer: () => unknown, form: Record<string, string> = fields) =>
    press({ intent: 'hold', form, calls: { hold: answer } })

  test('stay as they were typed', async () => {
    expect(await hold(() => ({ released: [] }))).toMatchObject({
      refusal: nothing,
      typed,
      lists: null,
      requests: [['hold', { headers: { 'x-cart-id': 'c1' } }]],
    })
  })

  test('leave the order where others have bought them, and are named', async () => {
    const more = {
      ...fields,
      [slotField('dome')]: 'dome.10',
      [comboField('day')]: 'day',
      [comboField('night')]: 'night',
      [visitField('day', 'dome')]: '1',
      [visitField('night', 'dome')]: '1',
    }
    const released = [
      { id: 'x', eventTemplateId: 'reef', name: 'The Reef' },
      { id: 'day', name: 'Day Out' },
    ]
    const { refusal, typed: left } = await hold(() => ({ released }), more)
    expect(refusal).toEqual({
      ...nothing,
      notices: ['cart-released name=The Reef', 'cart-released name=Day Out'],
    })
    expect(left).toMatchObject({ events: { dome: { slotId: 'dome.10' } }, combos: { night: {} } })
    expect([Object.keys((left as typeof typed).events), Object.keys((left as typeof typed).combos)]).toEqual([
      ['dome'],
      ['night'],
    ])
  })

  test.each([
    ['HOLD_SPENT', 'cart-hold-spent'],
    ['CONFLICT', 'cart-sales-rules-failed'],
  ] as const)('are not after %s', async (code, notice) => {
    expect(await hold(failing(code))).toMatchObject({ refusal: { ...nothing, notices: [notice] }, typed })
    await expect(hold(broken)).rejects.toThrow('no answer')
  })
})
