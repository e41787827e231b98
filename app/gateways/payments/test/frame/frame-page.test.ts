import type { Response } from 'express'
import { Window } from 'happy-dom'
import { expect, test } from 'vitest'
import { framePage } from './frame-page.ts'

/** The frame as a browser gets it. */
function drawn() {
  let html = ''
  const response = {
    set: () => response,
    status: () => response,
    type: () => response,
    send: (sent: string) => {
      html = sent
      return response
    },
  }
  framePage(response as unknown as Response, { parent: 'https://shop.example', script: '' })
  const { document } = new Window()
  document.write(html)
  return document
}

test('[CHK-035] a card has inputs for its number, its CVC, its expiration month and year', () => {
  const inputs = [...drawn().querySelectorAll('input')]
  expect(inputs.map(input => [input.id, input.getAttribute('autocomplete'), input.type])).toEqual([
    ['number', 'cc-number', 'text'],
    ['expMonth', 'cc-exp-month', 'text'],
    ['expYear', 'cc-exp-year', 'text'],
    ['cvc', 'cc-csc', 'text'],
  ])
  for (const { id } of inputs) expect(drawn().querySelector(`label[for="${id}"]`)).not.toBeNull()
})
