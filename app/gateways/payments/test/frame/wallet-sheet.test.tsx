import { fireEvent, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWalletSheet } from './wallet-sheet.ts'

const SHOP = 'https://shop.example'
let posted: unknown[][] = []

beforeEach(() => {
  posted = []
  document.body.innerHTML = `<main id="wallet"><b data-payer="name">Ada</b><b data-payer="email">a@b.example</b>
    <b data-payer="country">US</b><b data-payer="zip">93940</b><select id="card"><option value="4242424242424242">Visa</option></select>
    <p id="problem"></p><button id="pay"></button><button id="close"></button></main>`
  vi.spyOn(window.parent, 'postMessage').mockImplementation((...sent: unknown[]) => void posted.push(sent))
  openWalletSheet(SHOP)
})
afterEach(() => void vi.restoreAllMocks())

const press = (id: string) => fireEvent.click(document.getElementById(id)!)

test('paid, the storefront that is known gets a token and who pays, and no number', async () => {
  const card = { token: 'tok_1', lastFour: '4242' }
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(card)))
  press('pay')
  await waitFor(() => expect(posted).toHaveLength(1))
  const payer = { name: 'Ada', email: 'a@b.example', country: 'US', zip: '93940' }
  expect(posted[0]).toEqual([{ channel: 'marquee-wallet', answer: { card, payer } }, SHOP])
  expect(JSON.stringify(posted)).not.toContain('4242424242424242')
})

test('what the page needs besides is told where the sheet has it', async () => {
  const row = '<b data-payer="phoneNumber">831 555 0142</b><b data-payer="city">Monterey</b>'
  document.getElementById('wallet')?.insertAdjacentHTML('beforeend', row)
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify({ token: 'tok_1' })))
  press('pay')
  await waitFor(() => expect(posted).toHaveLength(1))
  expect(posted[0]).toMatchObject([
    { answer: { payer: { name: 'Ada', phoneNumber: '831 555 0142', city: 'Monterey' } } },
    SHOP,
  ])
})

test.each([
  ['the button', () => press('close')],
  ['Escape', () => fireEvent.keyDown(document.getElementById('pay')!, { key: 'Escape' })],
])('closed by %s it gives nothing', (_, close) => {
  close()
  expect(posted).toEqual([[{ channel: 'marquee-wallet', answer: null }, SHOP]])
})

test('a card that cannot be used is told in the sheet, and may be tried again', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('away'))
  press('pay')
  await waitFor(() => expect(document.getElementById('problem')?.textContent).toMatch(/cannot be used/))
  expect(posted).toEqual([])
  expect((document.getElementById('pay') as HTMLButtonElement).disabled).toBe(false)
})
