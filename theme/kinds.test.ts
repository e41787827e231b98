import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Kind, printValue, readValue } from '#theme/kinds.ts'

const read = (kind: Kind, input: unknown, limits = {}) => readValue(kind, { input, limits })

test.each([
  ['color', '#0A5C8A', '#0a5c8a'],
  ['color', 'rebeccapurple', '#663399'],
  ['color', 'rgb(10 92 138)', '#0a5c8a'],
  ['color', 'hsl(0 100% 50%)', '#ff0000'],
  ['color', ' #fff ', '#ffffff'],
  ['dimension', '12px', '12px'],
  ['dimension', '0.750rem', '0.75rem'],
  ['dimension', '-0px', '0px'],
  ['fluid', '28px  44px', '28px 44px'],
  ['fluid', '28px', '28px 28px'],
  ['number', '1.50', 1.5],
  ['number', 400, 400],
  ['font', 'fraunces', 'fraunces'],
  ['ratio', '4:3', '4 / 3'],
  ['ratio', '21 / 9', '21 / 9'],
  ['shadow', 'soft', 'soft'],
] as const)('a %s written %j is read as %j', (kind, input, value) => {
  expect(read(kind, input)).toEqual({ ok: true, value })
})

test.each([
  ['color', 'red;}body{display:none', 'is not a colour; write it like #0a5c8a'],
  ['color', '</style><script>alert(1)</script>', 'is not a colour; write it like #0a5c8a'],
  ['color', 'var(--mq-color-brand)', 'is not a colour; write it like #0a5c8a'],
  ['color', '#0a5c8a80', 'must be opaque, because its contrast has to be known'],
  ['color', 'transparent', 'must be opaque, because its contrast has to be known'],
  ['color', 42, 'is not a colour; write it like #0a5c8a'],
  ['dimension', '12', 'is not a length; write it like 12px or 0.75rem'],
  ['dimension', 'calc(1px + 2px)', 'is not a length; write it like 12px or 0.75rem'],
  ['dimension', '5000px', 'must be between 0 and 1000 px'],
  ['fluid', '1px 2px 3px', 'takes one or two lengths, like 32px 44px'],
  ['number', 'NaN', 'is not a number'],
  ['number', Number.POSITIVE_INFINITY, 'is not a number'],
  ['font', 'Comic Sans", serif', 'is not one of our fonts'],
  ['font', '__proto__', 'is not one of our fonts'],
  ['ratio', '0 / 3', 'is not a ratio; write it like 4 / 3'],
  ['shadow', '0 0 9px red', 'must be one of: none, hairline, soft, deep'],
] as const)('a %s written %j is refused', (kind, input, problem) => {
  const reading = read(kind, input)
  expect(reading.ok).toBe(false)
  if (!reading.ok) expect(reading.problem).toContain(problem)
})

test('a choice is one of its options and nothing else', () => {
  const limits = { options: ['cards', 'times'] }
  expect(read('choice', 'times', limits)).toEqual({ ok: true, value: 'times' })
  expect(read('choice', 'toString', limits)).toEqual({ ok: false, problem: 'must be one of: cards, times' })
})

test('limits hold in pixels, whichever unit a length is written in', () => {
  expect(read('dimension', '3rem', { min: 0, max: 40 })).toEqual({
    ok: false,
    problem: 'must be between 0 and 40 px',
  })
  expect(read('dimension', '2.5rem', { min: 0, max: 40 })).toEqual({ ok: true, value: '2.5rem' })
})

test('a size that grows is printed as a clamp from 390 to 1280 px', () => {
  expect(printValue('fluid', { value: '32px 44px', limits: {} })).toBe(
    'clamp(2rem,1.671rem + 1.348vw,2.75rem)',
  )
  expect(printValue('fluid', { value: '15px 15px', limits: {} })).toBe('0.938rem')
})

test('whatever is read and printed holds nothing that could end a declaration', () => {
  const kinds: Kind[] = ['color', 'dimension', 'fluid', 'number', 'font', 'ratio', 'shadow']
  const hostile = fc.oneof(
    fc.string(),
    fc.stringMatching(/^#?[0-9a-f;{}<>]{3,12}$/),
    fc.constantFrom('red;}', '1px;}', '4 / 3;', 'fraunces"', '1e3', '#fff/*'),
    fc.double(),
    fc.anything(),
  )
  fc.assert(
    fc.property(fc.constantFrom(...kinds), hostile, (kind, input) => {
      const reading = read(kind, input)
      if (reading.ok)
        expect(printValue(kind, { value: reading.value as never, limits: {} })).not.toMatch(
          /[;{}<>\\]|\/\*|url/,
        )
    }),
    { numRuns: 3000 },
  )
})
