import { expect, test } from 'vitest'
import { overlappingSpans } from '#app/rules/hours/overlapping-spans.ts'

const span = (times: string) => {
  const [open = '', close = ''] = times.split('-')
  return { open, close }
}

test.each([
  { why: 'none', spans: [], at: [] },
  { why: 'one', spans: ['09:00-17:00'], at: [] },
  { why: 'a lunch break', spans: ['09:00-12:00', '13:00-17:00'], at: [] },
  { why: 'one that begins when the other ends', spans: ['09:00-12:00', '12:00-17:00'], at: [] },
  { why: 'a minute of both', spans: ['09:00-12:01', '12:00-17:00'], at: [1] },
  { why: 'the earlier one below', spans: ['13:00-17:00', '09:00-12:00'], at: [1] },
  { why: 'an evening into the next morning', spans: ['09:00-12:00', '19:00-01:00'], at: [] },
  { why: 'something after such an evening', spans: ['19:00-01:00', '20:00-21:00'], at: [1] },
])('spans of a day that overlap: $why', ({ spans, at }) => {
  expect(overlappingSpans(spans.map(span))).toEqual(at)
})
