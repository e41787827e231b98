import { expect, test } from 'vitest'
import { emptyThemeDocument } from '#theme/document.ts'
import { mergeDraft } from '#theme/merge-draft.ts'
import { readThemeDocument } from '#theme/read-document.ts'

const theme = (variables: object, about: object = {}) =>
  readThemeDocument({ ...emptyThemeDocument, variables, ...about }).document
const blue = { 'color-brand': '#0a5c8a' }
const red = { 'color-brand': '#7a1f3d' }
const green = { 'color-brand': '#2d6a4f' }
const round = { 'shape-radius': '4px' }

const cases = [
  { why: 'nothing was published since', base: blue, draft: red, published: blue, result: red },
  {
    why: 'something else was published since',
    base: blue,
    draft: red,
    published: { ...blue, ...round },
    result: { ...red, ...round },
  },
  {
    why: 'the same was published since',
    base: blue,
    draft: red,
    published: green,
    result: red,
    conflicts: ['variables.color-brand'],
  },
  { why: 'it was published itself', base: blue, draft: red, published: red, result: red },
  { why: 'it takes a value away', base: blue, draft: {}, published: blue, result: {} },
]
test.each(cases)('a draft when $why', ({ base, draft, published, result, conflicts = [] }) => {
  const merged = mergeDraft({ base: theme(base), draft: theme(draft), published: theme(published) })
  expect(merged.document).toEqual(theme(result))
  expect(merged.conflicts.map(({ key }) => key)).toEqual(conflicts)
})

test('what we have no name for is the draft’s where it changed it, else what is public', () => {
  const [mine, theirs] = [theme(blue, { campaign: 'spring' }), theme(blue, { campaign: 'autumn' })]
  const plain = theme(blue)
  const merged = (draft: typeof plain) => mergeDraft({ base: plain, draft, published: theirs }).document
  expect(merged(plain).passthrough).toEqual(theirs.passthrough)
  expect(merged(mine).passthrough).toEqual(mine.passthrough)
})
