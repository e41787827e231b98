import { describe, expect, test } from 'vitest'
import { bare, carted, days, load, slot } from '#tests/builders/order-combos.ts'

describe('the day and time of each event', () => {
  test('a date in the address is that of the combo it names, with its time', async () => {
    const items = [carted()]
    expect(days(await load('?comboId=day-out&eventIds=dome&date=2026-11-22&time=09:00', { items }))).toEqual([
      ['reef', 'November 22', 'reef.10:00'],
      ['dome', 'November 22', 'dome.09:00'],
    ])
    expect(days(await load('?comboId=day-out&eventIds=dome&date=2026-11-28&time=10:00', { items }))).toEqual([
      ['reef', 'November 28', 'reef.10:00'],
      ['dome', 'November 28', 'dome.10:00'],
    ])
    expect(days(await load('?date=2026-11-28', { items }))).toEqual([
      ['reef', 'November 22', 'reef.10:00'],
      ['dome', 'November 22', 'dome.09:00'],
    ])
  })

  test('while dates change it is that of the events that change', async () => {
    const found = await load('?cdEventIds=dome&date=2026-11-28', { items: [carted()] })
    expect(days(found)).toEqual([
      ['reef', 'November 22', 'reef.10:00'],
      ['dome', 'November 28', 'dome.09:00'],
    ])
    expect(found).toMatchObject({
      eventIds: ['dome'],
      dates: ['2026-11-22', '2026-11-28'],
      combos: [{ dayText: '' }],
    })
  })

  test('a time of the cart that has no seats any more is not changed for another', async () => {
    const times = (id: string) => [slot(id, '09:00'), slot(id, '10:00', 0)]
    expect(days(await load('?cart=true', { items: [carted()], times }))).toEqual([
      ['reef', 'November 22', null],
      ['dome', 'November 22', 'dome.09:00'],
    ])
  })

  test('without a time of its own the first one is chosen, or with auto-select a later one', async () => {
    const chosen = async (query: string, company = {}) =>
      days(await load(`?comboId=day-out&eventIds=dome&date=2026-11-21${query}`, { company }))[0]?.[2]
    expect(await chosen('')).toBe('reef.09:00')
    expect(await chosen('', { autoSelectSlots: true })).toBe('reef.10:00')
    expect(await chosen('&time=10:00')).toBe('reef.10:00')
    expect(await chosen('&time=12:00')).toBe('reef.09:00')
  })

  test('times that cannot be read are said to be unread', async () => {
    const { combos, choices } = await load('?comboId=day-out', {
      combo: { ...bare, summaries: [] },
      times: () => new Error('no answer'),
    })
    expect(combos[0]?.visits).toEqual([
      {
        id: 'reef',
        name: 'reef',
        dateText: 'Wednesday, November 25, 2026',
        perPerson: 1,
        picture: null,
        minutes: 0,
        places: [],
        slots: [],
        priceLists: {},
        alone: {},
        timesUnread: true,
      },
    ])
    expect(choices['combo~day-out']?.slots).toEqual({ reef: null })
  })
})
