import { expect, test } from 'vitest'
import { texts as definitions, type TextReference } from './texts.ts'
import { toneOf, tones, withTone } from './tones.ts'

test.each(Object.entries(tones))('the words of the tone %s differ from the defaults', (_, words) => {
  for (const [reference, text] of Object.entries(words))
    expect(definitions[reference as TextReference].message).not.toBe(text)
})

test('another tone takes the place of the one before, and leaves what the venue wrote itself', () => {
  const friendly = withTone({ 'reviews-thanks': 'Cheers!', 'cart-total': 'Sum' }, 'friendly')
  expect(friendly).toMatchObject({
    'party-heading': 'Who’s coming?',
    'reviews-thanks': 'Cheers!',
    'cart-total': 'Sum',
  })
  const formal = withTone(friendly, 'formal')
  expect(formal['party-heading']).toBe('Who will be attending?')
  expect(formal).not.toHaveProperty('events-page-heading')
  expect(withTone(formal, 'neutral')).toEqual({ 'reviews-thanks': 'Cheers!', 'cart-total': 'Sum' })
})

test('the tone of a venue is told by its words', () => {
  expect([toneOf({}), toneOf({ 'cart-total': 'Sum' }), toneOf(withTone({}, 'formal'))]).toEqual([
    'neutral',
    'neutral',
    'formal',
  ])
  expect(toneOf({ ...withTone({}, 'friendly'), 'party-heading': 'Which party?' })).toBe('friendly')
})
