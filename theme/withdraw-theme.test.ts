import { expect, test } from 'vitest'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { withdrawTheme } from '#theme/withdraw-theme.ts'

const theme = (variables: Record<string, string>, texts: Record<string, string> = {}): ThemeDocument =>
  ({ ...emptyThemeDocument, variables, texts }) as ThemeDocument

const before = theme({ 'color-brand': '#0a5c8a' }, { 'events-page-heading': 'What is on' })
const withdrawn = theme(
  { 'color-brand': '#7a1f3d', 'color-accent': '#ff6b57' },
  { 'events-page-heading': 'Winter' },
)

test('its values are again what they were, and what it had added is gone', () => {
  expect(withdrawTheme({ before, withdrawn, published: withdrawn })).toEqual(before)
})

test('what was published since, at other keys and at its own, stays', () => {
  const published = theme(
    { 'color-brand': '#123456', 'color-accent': '#ff6b57', 'page-background': '#ffffff' },
    { 'events-page-heading': 'Winter' },
  )
  expect(withdrawTheme({ before, withdrawn, published })).toEqual(
    theme(
      { 'color-brand': '#123456', 'page-background': '#ffffff' },
      { 'events-page-heading': 'What is on' },
    ),
  )
})
