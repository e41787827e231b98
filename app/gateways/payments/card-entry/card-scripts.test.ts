import { expect, test } from 'vitest'
import { secureChallenge } from '#app/contract/checkout.ts'
import type { PaymentGateway } from '../payment-gateway.ts'
import type { CardEntry, CardHost, CardScript, ScriptPlace } from './card-entry.ts'
import { type CardScripts, cardScripts, loadCardScript } from './card-scripts.ts'

/** A second gateway with a script, as its folder would hold it: the browser's side and the server's. */
const calls: unknown[] = []
const fields = { ask: async () => ({ wrong: [] }) } as unknown as CardEntry
const harborScript: CardScript = {
  openFields: async ({ settings }) => {
    calls.push(['fields', settings.shopId])
    return fields
  },
  openWallet: async () => ({ close: () => undefined }),
  askCardholder: async ({ settings }) => void calls.push(['question', settings.shopId, settings.question]),
}
const scripts: CardScripts = { harbor: async () => harborScript }

const place: ScriptPlace = { kind: 'script', gateway: 'harbor', settings: { shopId: 'S-1' } }

const harbor: PaymentGateway = {
  name: 'harbor',
  takesCardNumbers: false,
  secure: {
    open: async () => ({
      outcome: 'challenge',
      sessionId: 'h1',
      challenge: { ...place, settings: { question: 'Q-1' } },
    }),
    check: async () => 'confirmed',
  },
  cardEntry: { ...place, pageUrl: null },
  wallet: null,
  charge: async ({ amount }) => ({
    outcome: 'charged',
    charge: { chargeId: 'c1', amount, brand: 'Visa', lastFour: '4242' },
  }),
  settle: async () => null,
  keepCard: async () => ({
    outcome: 'kept',
    card: { savedCard: 'harbor_1', brand: 'Visa', lastFour: '4242' },
  }),
  keeps: savedCard => savedCard.startsWith('harbor_'),
  forgetCard: async () => undefined,
  refund: async () => undefined,
}

test('a further gateway draws its fields and asks for the bank by a folder of its own and a line in the list', async () => {
  const script = await loadCardScript(place, scripts)
  expect(await script.openFields(place, {} as CardHost)).toBe(fields)
  const opening = await harbor.secure!.open({} as never)
  const challenge = secureChallenge.parse('challenge' in opening && opening.challenge)
  expect(challenge).toEqual({ kind: 'script', gateway: 'harbor', settings: { question: 'Q-1' } })
  await script.askCardholder({ ...place, settings: { ...place.settings, question: 'Q-1' } })
  expect(calls).toEqual([
    ['fields', 'S-1'],
    ['question', 'S-1', 'Q-1'],
  ])
})

test('the script of a gateway that is not there is refused', async () => {
  await expect(loadCardScript({ ...place, gateway: 'toString' }, cardScripts)).rejects.toThrow(
    'no card script of "toString"',
  )
})
