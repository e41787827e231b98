import { renderHook, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { useTextProblems } from './use-text-problems.ts'

const worded = (heading: string): ThemeDocument => ({
  ...emptyThemeDocument,
  texts: { 'mail-sender-address': 'tickets@pier.museum' },
  translations: { 'de-DE': { 'events-page-heading': heading } },
})

test('a broken wording is told when its parser has come, and no longer when it is mended', async () => {
  const { result, rerender } = renderHook(document => useTextProblems(document, 'en-US'), {
    initialProps: worded('Hallo {'),
  })
  await waitFor(() =>
    expect(result.current.map(({ key }) => key)).toEqual(['translations.de-DE.events-page-heading']),
  )
  rerender(worded('Hallo'))
  await waitFor(() => expect(result.current).toEqual([]))
})
