import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  goTo,
  type History,
  MAX_STEPS,
  rebase,
  record,
  redo,
  startHistory,
  undo,
} from '#editor/history/history.ts'

const steps = (...documents: string[]) =>
  documents.reduce(
    (history, document) => record(history, { document, label: document, at: 5 }),
    startHistory('start'),
  )

test('a step can be taken back and taken again', () => {
  const history = steps('one', 'two')
  expect(undo(history).present).toBe('one')
  expect(undo(undo(history)).present).toBe('start')
  expect(redo(undo(history))).toEqual(history)
})

test('at both ends nothing happens', () => {
  const history = steps('one')
  expect(redo(history)).toBe(history)
  expect(undo(undo(undo(history))).present).toBe('start')
})

test('each step keeps what it did in words, back and forth', () => {
  const history = steps('one', 'two')
  expect(history.past.at(-1)?.label).toBe('two')
  expect(undo(history).future[0]?.label).toBe('two')
})

test('any place of the list is gone to at once, back and forth', () => {
  const history = steps('one', 'two', 'three')
  expect(goTo(history, 1).present).toBe('one')
  expect(goTo(goTo(history, 0), 2).present).toBe('two')
  expect(goTo(goTo(history, 1), 3)).toEqual(history)
  expect(goTo(history, 9)).toBe(history)
})

test('a new step forgets what was undone', () => {
  const branched = record(undo(steps('one', 'two')), { document: 'three', label: 'three', at: 5 })
  expect(branched.future).toEqual([])
  expect(undo(branched).present).toBe('one')
})

test('the same document again is no step', () => {
  const history = steps('one')
  expect(record(history, { document: 'one', label: 'again', at: 5 })).toBe(history)
})

test('more steps than are kept push the oldest out', () => {
  const history = steps(...Array.from({ length: MAX_STEPS + 5 }, (_, number) => String(number)))
  expect(history.past).toHaveLength(MAX_STEPS)
  expect(history.past[0]?.document).toBe('4')
})

const add = (word: string) => (document: string) => `${document} ${word}`
const isSame = (a: string, b: string) => a === b

test('what others did comes into every step, and no undo takes it back', () => {
  const history = rebase(undo(steps('one', 'two')), {
    present: 'one theirs',
    saved: 'one theirs',
    move: add('theirs'),
    isSame,
  })
  expect([history.present, history.saved]).toEqual(['one theirs', 'one theirs'])
  expect(undo(history).present).toBe('start theirs')
  expect(redo(history).present).toBe('two theirs')
})

test('a step that does nothing any more is left out', () => {
  const history = rebase(undo(steps('one', 'two')), {
    present: 'same',
    saved: 'same',
    move: () => 'same',
    isSame,
  })
  expect([history.past, history.future]).toEqual([[], []])
})

const moves = fc.array(
  fc.oneof(
    fc.constant(undo),
    fc.constant(redo),
    fc
      .string()
      .map(document => (history: History<string>) => record(history, { document, label: '', at: 5 })),
  ),
)

test('any moves, all taken back, end where it began; taken again, where they ended', () => {
  fc.assert(
    fc.property(moves, made => {
      const end = made.reduce((history, move) => move(history), startHistory('start'))
      const back = end.past.reduce(undo, end)
      expect(back.present).toBe('start')
      expect(end.past.reduce(redo, back).present).toBe(end.present)
    }),
  )
})
