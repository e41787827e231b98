import { expect, test } from 'vitest'
import { firstMentions } from './place-directions.ts'

const [dock, dome] = [{ id: 'dock' }, { id: 'dome' }]

test.each([
  { why: 'one visit has all of its places', visits: [[dock, dome]], once: [[dock, dome]] },
  { why: 'a place is left out of later visits', visits: [[dock], [dock]], once: [[dock], []] },
  { why: 'a later visit keeps its own', visits: [[dock], [dome, dock]], once: [[dock], [dome]] },
  { why: 'a visit without a place has none', visits: [[], [dock], []], once: [[], [dock], []] },
])('$why', ({ visits, once }) => {
  expect(firstMentions(visits)).toEqual(once)
})
