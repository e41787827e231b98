import { expect, test } from 'vitest'
import { passLinks, walletOfFile } from './pass-links.ts'

const linksOf = (count: number, wallets: ('apple' | 'google')[] = ['apple', 'google']) =>
  passLinks('/orders/pier/order/x', { wallets, count }).map(({ href, part }) => [
    href.replace('/orders/pier/order/x', ''),
    part && `${part.from}–${part.to}`,
  ])

test('each wallet that is set up has its link', () => {
  expect(linksOf(2)).toEqual([
    ['/apple-wallet', null],
    ['/google-wallet', null],
  ])
  expect(linksOf(2, ['google'])).toEqual([['/google-wallet', null]])
  expect(linksOf(2, [])).toEqual([])
  expect(linksOf(0)).toEqual([])
})

test('more passes than a phone takes at once are offered in parts', () => {
  expect(linksOf(12, ['apple'])).toEqual([
    ['/apple-wallet', '1–10'],
    ['/apple-wallet?part=2', '11–12'],
  ])
})

test.each([
  ['apple-wallet', 'apple'],
  ['google-wallet', 'google'],
  ['tickets.pdf', null],
  ['toString', null],
])('the end %s of an address is of the wallet %s', (file, wallet) => {
  expect(walletOfFile(file)).toBe(wallet)
})
