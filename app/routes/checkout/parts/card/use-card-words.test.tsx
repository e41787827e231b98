import { renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { useCardWords } from './use-card-words.ts'

const root = document.documentElement

afterEach(() => {
  root.removeAttribute('dir')
  root.removeAttribute('lang')
})

test.each([
  ['ar', 'rtl', 'rtl'],
  ['en-US', 'ltr', 'ltr'],
  ['de', '', 'ltr'],
] as const)('the card fields of a page in %s with direction "%s" run %s', (lang, dir, direction) => {
  root.lang = lang
  root.dir = dir
  const { result } = renderHook(useCardWords, { wrapper: ({ children }) => inWords(<div>{children}</div>) })
  expect(result.current.words).toMatchObject({ language: lang, direction, number: 'Card number' })
})
