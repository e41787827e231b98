import { expect, test } from 'vitest'
import type { OpenMessage } from '#app/gateways/payments/card-entry/frame-messages.ts'
import { drawMonthAndYear } from './month-and-year.ts'

test('month and year stand beside each other before the CVC, under a word for those who see it and a name each', () => {
  const field = (id: string) =>
    `<div class="field"><label for="${id}">${id}</label><input id="${id}"><p class="error" id="${id}-error"></p></div>`
  document.body.innerHTML = ['number', 'expMonth', 'expYear', 'cvc'].map(field).join('')
  drawMonthAndYear({ words: { expiry: 'Expires', expiryInvalid: 'No such date' } as OpenMessage['words'] })
  const outer = [...document.body.children].map(each =>
    [...each.querySelectorAll('input')].map(({ id }) => id),
  )
  expect(outer).toEqual([['number'], ['expMonth', 'expYear'], ['cvc']])
  const word = document.querySelector('.label')
  expect([word?.textContent, word?.getAttribute('aria-hidden')]).toEqual(['Expires', 'true'])
  expect(document.querySelector('label[for="expMonth"]')?.textContent).toBe('expMonth')
  const below = [...document.querySelectorAll('.date > .error')].map(({ id }) => id)
  expect(below).toEqual(['expMonth-error', 'expYear-error', 'pair-error'])
})
