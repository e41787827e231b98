import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CHALLENGE_DONE } from '#app/gateways/payments/card-entry/challenge-message.ts'
import { complete, named, settled, show, waiting } from '#tests/builders/complete-form.tsx'
import type { CheckoutAnswer } from '../checkout-model.ts'

afterEach(() => {
  cleanup()
  document.head.querySelectorAll('script').forEach(script => script.remove())
})

const QUESTION = 'http://venue.example:3001/gateway/test/challenge-frame?session=s1'

const bankAnswer = (url: string | null): CheckoutAnswer => ({
  notice: null,
  errors: {},
  editOrder: false,
  blocked: false,
  secure: { challenge: url ? { kind: 'frame', url } : null },
})

test('[CHK-261] where the bank checks cards it is asked first, and the order follows its consent', async () => {
  const sent = show({ captcha: null })
  complete()
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['secure']))
  cleanup()
  const after = show({ captcha: null, answer: bankAnswer(null) })
  await waitFor(() => expect(after.map(({ intent }) => intent)).toEqual(['complete']))
})

test('[CHK-308] the bank asks in a window of 400 by 320, and the order follows whatever was answered', async () => {
  const sent = show({ captcha: null, answer: bankAnswer(QUESTION) })
  const frame = await screen.findByTitle<HTMLIFrameElement>('Secure checkout')
  // Nobody answers at the bank's address: a window that failed to load would be none, sooner or later.
  Object.defineProperty(frame, 'contentWindow', { value: window })
  expect([frame.src, frame.getAttribute('height'), frame.getAttribute('width')]).toEqual([
    QUESTION,
    '400',
    '320',
  ])
  await settled()
  const post = (origin: string, data: unknown) =>
    window.dispatchEvent(new MessageEvent('message', { origin, data, source: frame.contentWindow }))
  post('http://evil.example', CHALLENGE_DONE)
  post('http://venue.example:3001', { channel: 'marquee-card', type: 'done' })
  await settled()
  expect(sent).toEqual([])
  post('http://venue.example:3001', CHALLENGE_DONE)
  await waitFor(() => expect(sent.map(({ intent }) => intent)).toEqual(['complete']))
  expect(screen.queryByTitle('Secure checkout')).toBeNull()
})

test('a bank’s question that is closed sends nothing', async () => {
  const sent = show({ captcha: null, answer: bankAnswer(QUESTION) })
  fireEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await settled()
  expect(screen.queryByTitle('Secure checkout')).toBeNull()
  expect(sent).toEqual([])
})

test('[CHK-117] while the bank checks the card the window says that, and not that the order is placed', async () => {
  const { words, release } = await waiting(complete, { captcha: null })
  expect(words).toBe('ProcessingSecure checkout in progress, please wait...')
  release()
  await waitFor(() => expect(named('Complete Order, $50')).toBeTruthy())
})
