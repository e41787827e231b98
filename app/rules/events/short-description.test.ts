import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shortDescription } from '#app/rules/events/short-description.ts'

test('[ORD-296] a short text is used whole, however long', () => {
  const long = 'a'.repeat(400)

  expect(shortDescription({ shortDescription: long, description: 'b' })).toBe(long)
})

test.each([299, 300, 301, 5000])(
  '[ORD-296] without a short text a description of %i characters is cut at 300',
  length => {
    expect(shortDescription({ description: 'a'.repeat(length) })).toBe('a'.repeat(Math.min(length, 300)))
    expect(shortDescription({ shortDescription: '  ', description: 'a'.repeat(length) })).toHaveLength(
      Math.min(length, 300),
    )
  },
)

test('an event that tells nothing of itself has no text', () => {
  expect(shortDescription({})).toBe('')
})

test('no character is cut in half and the start of the text stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), description => {
      const short = shortDescription({ description })

      expect(description.startsWith(short)).toBe(true)
      expect([...short].length).toBe(Math.min([...description].length, 300))
    }),
  )
})
