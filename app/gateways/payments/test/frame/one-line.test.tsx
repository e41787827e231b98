import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'
import { drawBrands } from './brand-marks.ts'
import { drawOneLine, shownInput } from './one-line.ts'

const words = { expiry: 'Expires', expiryHint: 'MM / YY', cvcHint: '3 digits' } as OpenMessage['words']
const brands = ['payment-brand-visa', 'payment-brand-mastercard', 'payment-brand-amex'] as const
const byId = (id: string) => document.getElementById(id) as HTMLInputElement

beforeEach(() => {
  const field = (id: string) => `<div class="field"><label for="${id}"></label><input id="${id}"></div>`
  document.body.innerHTML = ['number', 'expMonth', 'expYear', 'cvc'].map(field).join('')
  drawOneLine({ words })
  drawBrands(brands)
})

const type = (id: string, value: string, inputType = 'insertText') => {
  const input = byId(id)
  input.focus()
  input.value = value
  fireEvent(input, Object.assign(new Event('input', { bubbles: true }), { inputType }))
}

test('the date is one field with its label and hint; month and year are filled in by it and seen by nobody', () => {
  expect(document.querySelector('label[for="expiry"]')?.textContent).toBe('Expires')
  expect([byId('expiry').placeholder, byId('expiry').autocomplete]).toEqual(['MM / YY', 'cc-exp'])
  type('expiry', '731')
  expect([byId('expiry').value, byId('expMonth').value, byId('expYear').value]).toEqual([
    '07 / 31',
    '07',
    '2031',
  ])
  for (const id of ['expMonth', 'expYear'])
    expect(byId(id).closest('.field')?.hasAttribute('hidden')).toBe(true)
  expect([shownInput('expMonth').id, shownInput('expYear').id, shownInput('cvc').id]).toEqual([
    'expiry',
    'expiry',
    'cvc',
  ])
})

test.each([
  ['number', '4242424242424242', 'insertText', 'expiry'],
  ['number', '378282246310005', 'insertText', 'expiry'],
  ['number', '424242424242424', 'insertText', 'number'],
  ['number', '4242424242424242', 'deleteContentBackward', 'number'],
  ['expiry', '0731', 'insertText', 'cvc'],
  ['expiry', '0720', 'insertText', 'expiry'],
  ['expiry', '0731', 'insertReplacementText', 'expiry'],
])('%s with %s by %s: the focus is at %s', (id, value, inputType, at) => {
  type(id, value, inputType)
  expect(document.activeElement?.id).toBe(at)
})

test('the marks of the brands stand in the number, all at first, then the one of the card', () => {
  const shown = () =>
    [...document.querySelectorAll('svg:not([data-other])')].map(mark => mark.getAttribute('data-brand'))
  expect(shown()).toEqual([...brands])
  type('number', '51')
  expect(shown()).toEqual(['payment-brand-mastercard'])
  type('number', '')
  expect(shown()).toEqual([...brands])
})
