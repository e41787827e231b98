import { describe, expect, test } from 'vitest'
import { readOrderAddress, writeOwnDays } from './order-address.ts'

describe('the address of the order', () => {
  test('is read part by part; what is none counts as missing', () => {
    const { base, ...read } = readOrderAddress(
      new URL(
        'http://venue.test/?eventId=a&eventIds=b,%20a,,c/d&cdEventIds=e&removed=r,r&times=t&comboId=day,other&addonId=map&day=a:2026-12-03,b:2026-02-30,c:soon&tickets=adult:2,x&date=2026-11-21&time=23:59&campaign=roof&utm=x',
      ),
    )
    expect(read).toEqual({
      eventIds: ['a', 'b', 'e'],
      comboId: 'day',
      changedIds: ['e'],
      removedIds: ['r'],
      timesIds: ['t'],
      addOnId: 'map',
      tickets: { party: { adult: 2 }, isWhole: false },
      ownDays: { a: '2026-12-03' },
      date: '2026-11-21',
      time: '23:59',
      carried: { campaign: 'roof' },
    })
    expect(base('pier')).toEqual({ tenantId: 'pier', carried: { campaign: 'roof' } })
    const { base: _, ...bare } = readOrderAddress(new URL('http://venue.test/'))
    expect(bare).toEqual({
      eventIds: [],
      comboId: null,
      changedIds: [],
      removedIds: [],
      timesIds: [],
      addOnId: null,
      tickets: null,
      ownDays: {},
      date: null,
      time: null,
      carried: {},
    })
  })

  test.each([
    ['date=2026-02-30', null, null],
    ['date=2026-13-01', null, null],
    ['date=x2026-11-21', null, null],
    ['date=2026-11-21x', null, null],
    ['time=09:30', null, '09:30'],
    ['time=19:00', null, '19:00'],
    ['time=24:00', null, null],
    ['time=9:30', null, null],
    ['time=09:60', null, null],
    ['time=x09:30', null, null],
    ['time=09:30x', null, null],
  ])('%s is the date %s and the time %s', (query, date, time) => {
    expect(readOrderAddress(new URL(`http://venue.test/?${query}`))).toMatchObject({ date, time })
  })

  test('has the days of single events as they are written', () => {
    const days = { 'boat.tour': '2026-12-03', reef: '2026-12-04' }
    const url = new URL(`http://venue.test/?day=${writeOwnDays(days).join(',')}`)
    expect(readOrderAddress(url).ownDays).toEqual(days)
  })

  test('has at most forty ids, each of at most sixty-four characters', () => {
    const ids = Array.from({ length: 50 }, (_, index) => `e${index}`)
    const longest = 'a'.repeat(64)
    expect(readOrderAddress(new URL(`http://venue.test/?eventIds=${ids}`)).eventIds).toEqual(ids.slice(0, 40))
    expect(readOrderAddress(new URL(`http://venue.test/?eventIds=${longest},${longest}b`)).eventIds).toEqual([
      longest,
    ])
  })
})
