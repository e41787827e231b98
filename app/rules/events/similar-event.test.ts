import { expect, test } from 'vitest'
import { type EventLikeness, similarEvent } from '#app/rules/events/similar-event.ts'

const an = (id: string, about: Partial<EventLikeness> = {}): EventLikeness => ({
  id,
  recommendedIds: [],
  facilityIds: [],
  duration: null,
  isGeneralAdmission: false,
  ...about,
})
const swim = an('swim', { recommendedIds: ['dive', 'sail'], facilityIds: ['bay'], duration: 90 })

test.each<[string, EventLikeness[], string | null]>([
  ['nothing', [], null],
  ['itself alone', [swim], null],
  ['what is recommended with it', [an('pool', { facilityIds: ['bay'] }), an('sail')], 'sail'],
  ['the first of what is recommended', [an('sail'), an('dive')], 'dive'],
  ['what is in the same place', [an('talk', { duration: 90 }), an('pool', { facilityIds: ['bay'] })], 'pool'],
  ['what is about as long', [an('talk', { duration: 20 }), an('film', { duration: 100 })], 'film'],
  ['an hour where nothing is said', [an('talk', { duration: 20 }), an('tour')], 'tour'],
  ['admission last', [an('sail', { isGeneralAdmission: true }), an('talk', { duration: 5 })], 'talk'],
  ['admission where there is nothing else', [an('house', { isGeneralAdmission: true })], 'house'],
  ['the first of two alike', [an('one'), an('two')], 'one'],
])('most like it is %s', (_, candidates, id) => {
  expect(similarEvent(swim, candidates)?.id ?? null).toBe(id)
})
