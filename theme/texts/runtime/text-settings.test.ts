import { expect, test } from 'vitest'
import { cancelOrderUrl, senderAddress } from '#theme/texts/runtime/text-settings.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

test.each([
  ['https://venue.example/sorry', 'https://venue.example/sorry'],
  ['/events/harborlight/list', '/events/harborlight/list'],
  ['', undefined],
  ['javascript:alert(1)', undefined],
  ['//elsewhere.example', undefined],
  ['/\\elsewhere.example', undefined],
])('a cancel address written %j leads to %s', (written, leadsTo) => {
  expect(cancelOrderUrl({ 'cancel-order-redirect-url': written })).toBe(leadsTo)
})

test('[CHK-319] the sender address and the auto-renew messages are read from theme texts, with defaults', () => {
  expect(senderAddress({})).toBe('tickets@example.org')
  expect(senderAddress({ 'mail-sender-address': 'box@venue.example' })).toBe('box@venue.example')
  const own = {
    'auto-renew-icon': 'It must.',
    'auto-renew-optional': 'It may.',
    'confirmation-auto-renew': 'It renews.',
  } as const
  const messages = Object.keys(own) as (keyof typeof own)[]
  const format = (texts: VenueTexts) => {
    const text = createText({ texts, locale: 'en-US', onProblem: problem => expect(problem).toBeUndefined() })
    return messages.map(message => text(message))
  }
  expect(format(own)).toEqual(['It must.', 'It may.', 'It renews.'])
  expect(format({}).every(words => words.length > 10)).toBe(true)
})

test.each(['not an address', 'a@b.org\nBcc: all@c.org', '<a@b.org>', 'a@b.org, c@d.org'])(
  'a sender written %j falls back to the default',
  written => {
    expect(senderAddress({ 'mail-sender-address': written })).toBe('tickets@example.org')
  },
)
