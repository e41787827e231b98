import { expect, test } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { takeGroups, themeGroupOf, themeGroups } from '#theme/exchange/theme-groups.ts'
import { variableReferences } from '#theme/variables.ts'

const night: ThemeDocument = {
  ...emptyThemeDocument,
  preset: 'planetarium',
  variables: { 'color-accent': '#e0b060', 'shape-radius': '3px' },
  texts: { 'events-page-heading': 'Tonight' },
  textSets: { schools: { 'events-page-heading': 'For schools' } },
  translations: { 'de-DE': { 'events-page-heading': 'Heute Nacht' } },
  links: [{ key: 'sky', href: '/sky' }],
  logo: { src: '/pictures/night.png' },
}
const sea: ThemeDocument = {
  ...emptyThemeDocument,
  preset: 'aquarium',
  variables: { 'color-brand': '#004466', 'space-density': 'compact', 'shape-radius': '20px' },
  texts: { 'header-menu': 'Ahoy' },
  translations: { 'de-DE': { 'header-menu': 'Moin' } },
  logo: { src: '/pictures/sea.png' },
  passthrough: { variables: { old: '1' } },
}

const valuesOf = (document: ThemeDocument, groups: readonly string[]) => {
  const { resolved } = compileTheme(document)
  return Object.fromEntries(
    variableReferences
      .filter(reference => groups.includes(themeGroupOf(reference)))
      .map(reference => [reference, resolved.get(reference)?.value]),
  )
}

test('every group that is taken looks as where it comes from, the others as before, whatever the presets', () => {
  for (const group of ['type', 'shape', 'layout'] as const) {
    const mixed = takeGroups({ source: night, target: sea, groups: [group] })
    expect(mixed.preset).toBe('aquarium')
    expect(valuesOf(mixed, [group])).toEqual(valuesOf(night, [group]))
  }
  const colors = takeGroups({ source: night, target: sea, groups: ['colors'] })
  // The line below a header follows from its layout too.
  const { 'header-line': _, ...nightly } = valuesOf(night, ['colors'])
  expect(valuesOf(colors, ['colors'])).toMatchObject(nightly)
  expect(valuesOf(colors, ['type', 'shape', 'space', 'layout'])).toEqual(
    valuesOf(sea, ['type', 'shape', 'space', 'layout']),
  )
})

test('what follows from other values goes on following', () => {
  const { variables } = takeGroups({ source: night, target: sea, groups: ['colors'] })
  expect(variables).toEqual({
    'color-mode': 'dark',
    'color-brand': '#0d1020',
    'color-accent': '#e0b060',
    'card-shadow': 'hairline',
    'space-density': 'compact',
    'shape-radius': '20px',
  })
})

test('the whole of it is the other theme, but for the logo and words that only this one has', () => {
  expect(takeGroups({ source: night, target: sea, groups: themeGroups })).toEqual({
    ...night,
    texts: { 'header-menu': 'Ahoy', 'events-page-heading': 'Tonight' },
    translations: { 'de-DE': { 'header-menu': 'Moin', 'events-page-heading': 'Heute Nacht' } },
    logo: sea.logo,
    passthrough: sea.passthrough,
  })
  expect(takeGroups({ source: night, target: sea, groups: [] })).toEqual(sea)
})

test('a group taken from the theme itself changes nothing', () => {
  for (const group of themeGroups)
    expect(takeGroups({ source: sea, target: sea, groups: [group] })).toEqual(sea)
})
