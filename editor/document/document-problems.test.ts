import { expect, test } from 'vitest'
import { contrastPairs } from '#editor/document/contrast-pairs.ts'
import { documentProblems } from '#editor/document/document-problems.ts'
import { textProblems } from '#editor/document/text-problems.ts'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'

const problemsOf = (parts: Partial<ThemeDocument>) => {
  const texts = { 'mail-sender-address': 'tickets@pier.museum', ...parts.texts }
  const document = { ...emptyThemeDocument, ...parts, texts }
  return documentProblems({ ...compileTheme(document), texts: textProblems(document, 'en-US'), unknown: [] })
}

test('a theme with a brand colour and nothing else has no problems', () => {
  expect(problemsOf({ variables: { 'color-brand': '#ffee00' } })).toEqual([])
})

test.each([{}, { 'mail-sender-address': 'nobody' }])(
  'a theme with %j as sender of its mails has a problem',
  texts => {
    const [problem, ...others] = textProblems({ ...emptyThemeDocument, texts }, 'en-US')
    expect(problem).toMatchObject({ key: 'texts.mail-sender-address', level: 'warning' })
    expect(others).toEqual([])
  },
)

test('a label that cannot be read on its button is found, with its ratio', () => {
  const problems = problemsOf({ variables: { 'button-background': '#777777', 'button-label': '#888888' } })
  expect(problems[0]).toMatchObject({
    kind: 'contrast',
    level: 'warning',
    reference: 'button-label',
    contrast: { on: 'button-background', min: 4.5 },
  })
})

test('a wording that cannot be saved comes before one that only drops something', () => {
  const problems = problemsOf({
    texts: { 'editor-error': 'Something went wrong', 'header-cart-count': '{count, plural,' },
  })
  const texts = problems.filter(problem => problem.kind === 'text')
  expect(texts.map(({ level, reference }) => [level, reference])).toEqual([
    ['error', 'header-cart-count'],
    ['warning', 'editor-error'],
  ])
})

test('a colour is shown with every pair it stands in, the worst first', () => {
  const compiled = compileTheme({
    variables: { 'button-background': '#777777', 'button-label': '#888888' },
  })
  const pairs = contrastPairs('page-background', compiled)
  expect(pairs.map(({ ratio, min }) => ratio / min)).toEqual(
    pairs.map(({ ratio, min }) => ratio / min).sort((a, b) => a - b),
  )
  expect(pairs[0]?.min).toBeGreaterThanOrEqual(3)
  expect(pairs.map(({ text }) => text)).toEqual(
    expect.arrayContaining(['text-color', 'link-color', 'button-border', 'focus-ring']),
  )
  expect(contrastPairs('button-label', compiled).map(({ ground }) => ground)).toEqual(
    expect.arrayContaining(['button-background', 'button-background-hover', 'button-background-active']),
  )
})
