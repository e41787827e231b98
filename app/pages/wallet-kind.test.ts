import { expect, test } from 'vitest'
import { FULL_FORM, plainVisit } from '#tests/builders/plain-visit.ts'
import { walletKindOf } from './wallet-kind.ts'

const at = (wallet: object | null) =>
  plainVisit({ company: { checkout: FULL_FORM }, context: { cardEntry: { wallet } } })

test.each([
  [{ kind: 'frame', url: 'http://gateway.example/wallet' }, 'frame'],
  [null, null],
])('a venue of every form has the wallet of its gateway: %j', (wallet, kind) => {
  expect(walletKindOf(at(wallet))).toBe(kind)
})
