import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressWith, withQuery } from '#app/rules/links/query.ts'

test('[ORD-216] [MEM-211] parameters without a value are left out', () => {
  const query = {
    eventId: 'reef',
    date: '',
    comboId: undefined,
    text: null,
    eventIds: [],
    membershipIds: [''],
  }

  expect(withQuery('/orders/harborlight/tickets', query)).toBe('/orders/harborlight/tickets?eventId=reef')
})

test('[MEM-211] 0 and false are values', () => {
  expect(withQuery('/a', { page: 0, auxiliary: false })).toBe('/a?page=0&auxiliary=false')
})

test('[ORD-216] without any value there is no question mark', () => {
  expect(withQuery('/a', { date: '' })).toBe('/a')
})

test('[ORD-216] an address keeps its parameters but those that are changed or empty', () => {
  const address = new URL('https://venue.example/a?fund=roof&text=&id=1&id=2&month=1')
  expect(addressWith(address, { month: '2' })).toBe('/a?fund=roof&id=1&id=2&month=2')
  expect(addressWith(address, { id: null, month: '', fund: null })).toBe('/a')
})

test('lists are written with commas, and a query already there is continued', () => {
  expect(withQuery('/a?b=1', { ids: ['m1', '', 'm2'] })).toBe('/a?b=1&ids=m1,m2')
})

test('every value comes back as it was written', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ minLength: 1 })), query => {
      const address = new URL(withQuery('/a', query), 'https://venue.example')

      expect(Object.fromEntries(address.searchParams)).toEqual({ ...query })
      expect(address.pathname).toBe('/a')
    }),
  )
})
