import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardFieldTheme } from '#app/gateways/payments/card-entry/card-entry.ts'
import { CHANNEL, type FromFrame } from '#app/gateways/payments/card-entry/frame-messages.ts'
import { openCardFrame } from './card-frame.ts'

const SHOP = 'https://shop.example'
const words = {
  number: 'Card number',
  expMonth: 'Expiration month',
  expYear: 'Expiration year',
  cvc: 'CVC',
  expiryInvalid: 'No such date',
  monthHint: 'MM',
  yearHint: 'YYYY',
  cvcHelp: 'On the back',
  language: 'en',
  direction: 'ltr',
}

const layout = { expiry: 'parts', brands: [] }

let posted: unknown[]
let ports: MessagePort[]

beforeEach(() => {
  posted = []
  ports = []
  const field = (id: string) =>
    `<div class="field"><label for="${id}"></label><input id="${id}"><p id="${id}-help"></p><p class="error" id="${id}-error"></p></div>`
  document.body.innerHTML = ['number', 'expMonth', 'expYear', 'cvc'].map(field).join('')
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent))
})
afterEach(() => {
  vi.restoreAllMocks()
  for (const port of ports) port.close()
})

/** What somebody posts to the frame; gives the other end of the port. */
function open({ origin = SHOP, source = window.parent as MessageEventSource, expiry = layout.expiry } = {}) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const form = { fieldTheme: {} as CardFieldTheme, fonts: [], words, layout: { ...layout, expiry } }
  const data = { channel: CHANNEL, type: 'open', ...form }
  const event = new Event('message')
  Object.assign(event, { origin, source, data, ports: [port2] })
  window.dispatchEvent(event)
  return port1
}

const answerOf = (port: MessagePort) =>
  new Promise<FromFrame>(resolve => {
    port.onmessage = ({ data }) => data.type === 'answer' && resolve(data)
    port.postMessage({ type: 'ask', id: 1 })
  })

const input = (id: string) => document.getElementById(id) as HTMLInputElement

test('the frame greets the storefront it knows, and nobody else can hear it', () => {
  openCardFrame(SHOP)
  expect(posted).toEqual([[{ channel: CHANNEL, type: 'ready' }, SHOP]])
})

test.each([
  ['another origin', { origin: 'https://evil.example' }],
  ['another window', { source: {} as MessageEventSource }],
])('a page of %s is not answered', (_who, about) => {
  openCardFrame(SHOP)
  open(about)
  expect(document.querySelector('label')?.textContent).toBe('')
})

test('labels and hints are the venue’s', () => {
  openCardFrame(SHOP)
  open()
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
  expect(labels).toEqual(['Card number', 'Expiration month', 'Expiration year', 'CVC'])
  expect(input('expMonth').placeholder).toBe('MM')
})

test('fields that are not of the right form are named, and nothing is sent', async () => {
  const send = vi.spyOn(globalThis, 'fetch')
  openCardFrame(SHOP)
  input('number').value = '4242'
  input('expYear').value = '2031'
  expect(await answerOf(open())).toEqual({
    type: 'answer',
    id: 1,
    answer: { wrong: ['number', 'expMonth', 'cvc'] },
  })
  expect(send).not.toHaveBeenCalled()
})

test('marks name their field to everybody and can be taken away', async () => {
  openCardFrame(SHOP)
  const port = open()
  const markFields = (marks: object) => {
    port.postMessage({ type: 'mark', marks })
    return answerOf(port)
  }
  await markFields({ cvc: 'Invalid CVC code' })
  expect(input('cvc').getAttribute('aria-invalid')).toBe('true')
  expect(input('number').hasAttribute('aria-invalid')).toBe(false)
  expect(document.getElementById('cvc-error')?.textContent).toBe('Invalid CVC code')
  await markFields({})
  expect(input('cvc').hasAttribute('aria-invalid')).toBe(false)
  expect(document.getElementById('cvc-error')?.textContent).toBe('')
})

test('of month and year that are both wrong one sentence is seen, and each input keeps its own', async () => {
  openCardFrame(SHOP)
  const port = open()
  const sentences = async (marks: object) => {
    port.postMessage({ type: 'mark', marks })
    await answerOf(port)
    return ['expMonth', 'expYear', 'pair'].map(id => document.getElementById(`${id}-error`)?.textContent)
  }
  const both = { expMonth: 'No month', expYear: 'No year' }
  expect(await sentences(both)).toEqual(['No month', 'No year', 'No such date'])
  expect(await sentences({ expYear: 'No year' })).toEqual(['', 'No year', ''])
})

test('a date in one field that is wrong in both says the same sentence', async () => {
  openCardFrame(SHOP)
  const port = open({ expiry: 'one' })
  const sentence = async (marks: object) => {
    port.postMessage({ type: 'mark', marks })
    await answerOf(port)
    return document.getElementById('expiry-error')?.textContent
  }
  expect(await sentence({ expMonth: 'No month', expYear: 'No year' })).toBe('No such date')
  expect(await sentence({ expYear: 'No year' })).toBe('No year')
})

test('the page gets the token and what may be shown of a card, nothing else that was typed', async () => {
  const card = {
    token: 'tok_1',
    firstSix: '424242',
    lastFour: '4242',
    brand: 'Visa',
    expMonth: '7',
    expYear: '2031',
  }
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(card)))
  openCardFrame(SHOP)
  const port = open()
  const typed = { number: '4242424242424242', cvc: '739', expMonth: '7', expYear: '2031' }
  for (const [id, value] of Object.entries(typed)) input(id).value = value
  const answer = await answerOf(port)
  expect(answer).toEqual({ type: 'answer', id: 1, answer: { card } })
  expect(send).toHaveBeenCalledWith(
    '/gateway/test/tokens',
    expect.objectContaining({
      body: JSON.stringify({ number: typed.number, expMonth: '7', expYear: '2031', cvc: '739' }),
    }),
  )
  expect(JSON.stringify(answer)).not.toContain('739')
})

test('[CHK-184] [CHK-187] the number keeps 16 digits and nothing else, the month two', async () => {
  document.documentElement.dataset.parent = SHOP
  vi.resetModules()
  await import('./card-frame.ts')
  delete document.documentElement.dataset.parent
  const kept = (id: string, typed: string) => {
    input(id).value = typed
    input(id).dispatchEvent(new Event('input', { bubbles: true }))
    return input(id).value
  }
  expect(kept('number', '4242 4242-4242 4242 99x'), 'CHK-184').toBe('4242424242424242')
  expect(kept('expMonth', '1x23'), 'CHK-187').toBe('12')
  document.body.append(Object.assign(document.createElement('input'), { id: 'expiry' }))
  expect(kept('number', '424242424242424299'), 'on one line in groups').toBe('4242 4242 4242 4242')
  input('number').value = '42423 4242'
  input('number').setSelectionRange(5, 5)
  input('number').dispatchEvent(new Event('input', { bubbles: true }))
  expect([input('number').value, input('number').selectionStart], 'typed within it').toEqual([
    '4242 3424 2',
    6,
  ])
  document.body.classList.remove('line')
})

test('what the gateway refuses is passed on with its parameter', async () => {
  const error = { param: 'exp_year', message: 'No such year' }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ error })))
  openCardFrame(SHOP)
  const port = open()
  for (const [id, value] of Object.entries({
    number: '4242424242424242',
    cvc: '123',
    expMonth: '7',
    expYear: '2031',
  }))
    input(id).value = value
  expect(await answerOf(port)).toMatchObject({ answer: { refused: error } })
})
