import type { ShouldRevalidateFunctionArgs } from '@remix-run/react'
import { expect, test } from 'vitest'
import { shouldRevalidate } from './route.tsx'

const LIST = '/events/pier/list'

test.each<[string, { from?: string; to?: string; venues?: [string, string]; answer?: object }, boolean]>([
  ['another screen of the venue', { to: '/orders/pier/tickets' }, false],
  ['the same one', {}, false],
  ['another venue', { venues: ['pier', 'quay'] }, true],
  ['another set of texts', { to: `${LIST}?text=schools` }, true],
  ['the same set of texts', { from: `${LIST}?text=schools`, to: '/orders/pier/tickets?text=schools' }, false],
  ['the plain texts again', { from: `${LIST}?text=schools` }, true],
  ['whoever has signed in', { from: '/auth/pier/login' }, true],
  ['whoever is about to', { to: '/auth/pier/login' }, false],
  ['a sign-in that was refused', { from: '/auth/pier/login', answer: { actionStatus: 401 } }, false],
  [
    'a sign-in without an answer',
    { from: '/auth/pier/login', answer: { actionResult: { unanswered: true, intent: '' } } },
    false,
  ],
])(
  'look and words are read again for %s or not',
  (_, { from = LIST, to = LIST, venues = ['pier', 'pier'], answer = {} }, isRead) => {
    const about = {
      currentUrl: new URL(from, 'http://venue.example'),
      nextUrl: new URL(to, 'http://venue.example'),
      currentParams: { tenantId: venues[0] },
      nextParams: { tenantId: venues[1] },
      defaultShouldRevalidate: true,
      ...answer,
    }
    expect(shouldRevalidate(about as ShouldRevalidateFunctionArgs)).toBe(isRead)
  },
)
