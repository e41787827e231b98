import { expect, test } from 'vitest'
import { fitProblem, type WordsLayout } from '#editor/inspector/fit-problem.ts'

const fits: WordsLayout = {
  left: 16,
  right: 304,
  pageWidth: 320,
  isCut: false,
  lines: 1,
  hasBrokenWord: false,
}

test.each([
  [{}, 'button', null],
  [{ right: 320.6 }, 'button', null],
  [{ right: 340 }, 'line', 'over'],
  [{ left: -12 }, 'paragraph', 'over'],
  [{ isCut: true }, 'heading', 'cut'],
  [{ isCut: true, right: 400 }, 'heading', 'over'],
  [{ hasBrokenWord: true, lines: 2 }, 'button', 'broken'],
  [{ lines: 2 }, 'button', null],
  [{ lines: 3 }, 'button', 'lines'],
  [{ lines: 3 }, 'label', 'lines'],
  [{ lines: 9 }, 'paragraph', null],
] as const)('words that lie like %j in a %s: %s', (about, fit, problem) => {
  expect(fitProblem({ ...fits, ...about }, fit)).toBe(problem)
})
