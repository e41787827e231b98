import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { CHALLENGE_DONE } from '#app/gateways/payments/card-entry/challenge-message.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { inWords } from '#tests/setup/in-words.tsx'
import type { CardOnFileAnswer, CardOnFilePage } from './card-on-file-model.ts'
import { ReplaceCard } from './replace-card.tsx'

afterEach(cleanup)

const QUESTION = 'http://venue.example:3001/gateway/test/challenge-frame?session=s1'

const page: CardOnFilePage = {
  membership: 'Friend',
  now: { brand: 'Visa', lastFour: '4242' },
  entered: null,
  isBackFromBank: false,
  entry: {
    layout: 'page',
    expiry: 'one',
    brands: [],
    cardPlace: { kind: 'page' },
    hasCardPage: true,
    cardFailed: 'Please try again.',
    due: 0,
    address: { country: 'US' },
  },
  holder: { name: 'Ada Moss', email: 'ada@example.com', phoneNumber: '', zip: '10001' },
  backHref: '/membership/pier/profile',
}

/** The page whose forms are answered one after the other; gives the forms that were sent. */
function show(about: Partial<CardOnFilePage>, answers: CardOnFileAnswer[]) {
  const sent: Record<string, FormDataEntryValue>[] = []
  const router = createMemoryRouter([
    {
      path: '/',
      element: inWords(
        <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US' }}>
          <ReplaceCard page={{ ...page, ...about }} />
        </VenueMoneyProvider>,
      ),
      action: async ({ request }) => {
        sent.push(Object.fromEntries(await request.formData()))
        return answers[sent.length - 1] ?? null
      },
    },
  ])
  render(<RouterProvider router={router} />)
  return sent
}

const use = () => fireEvent.click(screen.getByRole('button', { name: 'Use this card' }))
const entered = { brand: 'Mastercard', lastFour: '4444' }

test('what the bank asks about the card is shown, and the card is put on file once it was answered', async () => {
  const answer = {
    notice: null,
    errors: {},
    secure: { challenge: { kind: 'frame', url: QUESTION } },
  } as const
  const sent = show({ entered }, [answer])
  expect(screen.getByText('Mastercard ending in 4444')).toBeDefined()
  use()
  const frame = await screen.findByTitle<HTMLIFrameElement>('Secure checkout')
  expect(frame.src).toBe(QUESTION)
  Object.defineProperty(frame, 'contentWindow', { value: window })
  await waitFor(() => {
    const about = { origin: 'http://venue.example:3001', data: CHALLENGE_DONE, source: frame.contentWindow }
    window.dispatchEvent(new MessageEvent('message', about))
    expect(sent.map(({ intent }) => intent)).toEqual(['card', 'card'])
  })
})

test('a card that was declined on the page of the gateway is told above the button, with the card on file as it was', async () => {
  const words = 'Your card was declined. Please use another card or ask your bank.'
  show({}, [{ notice: null, errors: { number: words } }])
  use()
  expect((await screen.findByRole('alert')).textContent).toContain(words)
  expect(screen.getByText('On file now: Visa ending in 4242')).toBeDefined()
})
