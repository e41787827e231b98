import { expect, test } from 'vitest'
import { type Refusal, refuse } from '#app/api/kernel/refuse.ts'
import { defaultWords } from '#tests/builders/default-words.ts'
import { draft, PLACED, press } from '#tests/builders/order-placing.ts'
import { askBank } from './place-order.server.ts'

const QUESTION = {
  kind: 'frame',
  path: '/gateway/test/challenge-frame?session=s1',
  pageUrl: '/gateway/test/challenge?session=s1',
}

const CONTENT = { sessionId: 's1', challenge: null }

const ASKS = { sessionId: 's1', challenge: QUESTION }

test('[CHK-261] the session of the bank’s check is there before the order is sent, and goes with it', async () => {
  const { requests, location } = await press({ answer: PLACED, bank: CONTENT })
  expect(requests.calls).toEqual(['secure', 'place s1'])
  expect(location).toContain('/confirm/')
  expect((await press({ answer: PLACED, bank: CONTENT, secureSession: 's0' })).requests.calls).toEqual([
    'place s0',
  ])
  expect((await press({ answer: PLACED })).requests.calls).toEqual(['place alone'])
})

test('a browser that can show it is told of the bank’s question, and the order waits', async () => {
  const { requests, reply, kept } = await press({ answer: PLACED, bank: ASKS, press: askBank })
  expect(requests.calls).toEqual(['secure'])
  const url = 'http://venue.example:3001/gateway/test/challenge-frame?session=s1'
  expect(reply?.secure).toEqual({ challenge: { kind: 'frame', url } })
  expect(kept?.secureSession).toBe('s1')
})

test('without JavaScript the bank’s question is a page of its own, with a way back', async () => {
  const { requests, location, kept } = await press({ answer: PLACED, bank: ASKS })
  expect(requests.calls).toEqual(['secure'])
  expect(location).toBe(
    `/gateway/test/challenge?session=s1&returnTo=${encodeURIComponent('/checkout/pier/process?date=2026-11-21')}`,
  )
  expect(kept?.secureSession).toBe('s1')
})

test.each([
  ['NETWORK_ERROR', 'CHK-292', 'Please check your network connection.'],
  ...(['TIMEOUT_ERROR', 'DDC_PROFILE_FAILED', 'DDC_TIMEOUT'] as const).map(
    code =>
      [
        code,
        'CHK-293',
        'Secure checkout took too long. Please check your network connection and try again.',
      ] as const,
  ),
  [
    'STEPUP_TIMEOUT',
    'CHK-294',
    'Secure checkout took too long. You may have received a notification from your bank. Please try again.',
  ],
] as const)('after %s [%s] the visitor reads what happened, and can try again', async (code, _, sentence) => {
  const atOpening = await press({ answer: PLACED, bank: refuse(code), press: askBank })
  const atPlacing = await press({ answer: refuse(code), bank: CONTENT, secureSession: 's1' })
  for (const { reply: payload, kept } of [atOpening, atPlacing]) {
    expect(defaultWords({ text: payload?.notice as 'error-secure-network' })).toBe(sentence)
    expect(payload).toMatchObject({ errors: {}, blocked: false, editOrder: false })
    expect(kept).toMatchObject({ secureSession: '', done: ['ticketDelivery', 'payment'], card: draft.card })
  }
})

test('a no of the cardholder leads back to the card', async () => {
  const { reply: payload, kept } = await press({
    answer: refuse('SECURE_CHECK_REFUSED'),
    bank: CONTENT,
    secureSession: 's1',
  })
  expect(payload?.errors).toEqual({ number: 'error-secure-refused' })
  expect(kept).toMatchObject({ secureSession: '', card: null, done: ['ticketDelivery'] })
})

test.each([
  ['SEATS_LEFT', true],
  ['CONFLICT', true],
  ['6108', false],
  ['PRICE_CHANGED', false],
] as const)('[CHK-052] after %s there is a way to edit the order: %s', async (code, editOrder) => {
  const { reply } = await press({ answer: refuse(code) })
  expect([reply?.editOrder, Boolean(reply?.fixDescription)]).toEqual([editOrder, editOrder])
})

test('a surprise is not made into words', async () => {
  await expect(press({ answer: new Error('no database') as Refusal })).rejects.toThrow('no database')
})
