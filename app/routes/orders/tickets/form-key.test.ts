import { parseWithZod } from '@conform-to/zod/v4'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { id as fileId } from '#app/contract/venue-file/fields.ts'
import { formKey, idOfKey } from './form-key.ts'

/** Ids that a venue file may hold, those among them that are also the name of something else. */
const OBJECT_NAMES = Object.getOwnPropertyNames(Object.prototype)
const venueIds = fc
  .oneof(fc.stringMatching(/^[A-Za-z0-9._-]{1,64}$/), fc.constantFrom(...OBJECT_NAMES), fc.nat().map(String))
  .filter(id => fileId.safeParse(id).success)
const schema = z.object({ events: z.record(z.string(), z.record(z.string(), z.string())) })

const parsed = (names: readonly string[]) => {
  const form = new FormData()
  for (const name of names) form.append(name, name)
  const submission = parseWithZod(form, { schema, disableAutoCoercion: true })
  return submission.status === 'success' ? submission.value.events : null
}

test('every id of a venue is read back from the key that it becomes', () => {
  fc.assert(fc.property(venueIds, id => idOfKey(formKey(id)) === id))
})

test('so is every other text', () => {
  const texts = fc.string({ unit: 'grapheme', minLength: 1 }).filter(text => text !== '__proto__')
  fc.assert(fc.property(texts, text => idOfKey(formKey(text)) === text))
})

test('two ids in the name of a field stay two steps, in the order of the form', () => {
  const several = fc.uniqueArray(venueIds, { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(several, venueIds, (events, type) => {
      const keys = events.map(formKey)
      const found = parsed(keys.map(key => `events.${key}.${formKey(type)}`))
      expect(Object.keys(found ?? {})).toEqual(keys)
      for (const key of keys)
        expect(found?.[key]).toEqual({ [formKey(type)]: `events.${key}.${formKey(type)}` })
    }),
  )
})

test.each(['', '%', '%E0%A4%A', '__proto__', '%5F_proto__'])('%s is the key of no id', key => {
  expect(idOfKey(key)).toBeNull()
})

test.each([
  ['boat-tour', 'boat-tour'],
  ['combo~day', 'combo~day'],
  ['reef.9', 'reef%2E9'],
  ['a[1]', 'a%5B1%5D'],
  ['reef:adult', 'reef%3Aadult'],
  ['12', '%312'],
  ['constructor', '%63onstructor'],
  ["(it's)*!", '%28it%27s%29%2A%21'],
])('%s becomes %s', (id, key) => {
  expect(formKey(id)).toBe(key)
})
