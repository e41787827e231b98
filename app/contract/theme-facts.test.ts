import { expect, test } from 'vitest'
import { withoutThemeFacts } from './theme-facts.ts'
import { themePayload } from './themes.ts'

test('every known key of the payload is a fact about the venue or the theme’s own', () => {
  expect(Object.keys(withoutThemeFacts(themePayload.shape)).sort()).toEqual([
    'emailVariables',
    'links',
    'logo',
    'preset',
    'schema',
    'textSets',
    'textVariables',
    'translations',
    'variables',
  ])
})

test('keys that nobody knows travel on', () => {
  expect(withoutThemeFacts({ name: 'Pier', campaign: 1 })).toEqual({ campaign: 1 })
})
