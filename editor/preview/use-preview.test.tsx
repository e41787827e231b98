import { renderHook, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { compileTheme } from '#theme/compile/compile-theme.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { usePreview } from './use-preview.ts'

const linked = (label: string): ThemeDocument => ({
  ...emptyThemeDocument,
  links: [
    { key: 'logo', href: '/home' },
    { key: 'visit', href: '/visit', label, translations: { 'de-DE': { label: `${label} (de)` } } },
  ],
})
const german = { tag: 'de-DE', name: 'Deutsch', defaults: {} }

test.each([
  ['in the main language', null, 'Whales'],
  ['in a further one', german, 'Whales (de)'],
])(
  'links that are not saved are shown in the pages %s, and those of the save again when all is undone',
  (_, language, label) => {
    const setNavigation = vi.fn()
    const port = { setText: vi.fn(), setLogo: vi.fn(), setNavigation, spokenWords: new Map() }
    const saved = linked('Turtles')
    const preview = (document: ThemeDocument) => ({
      ...{ document, saved, fonts: [], language: language as never },
      compiled: compileTheme(document),
    })
    const { result, rerender } = renderHook(usePreview, { initialProps: preview(linked('Whales')) })
    result.current.attach({ marqueePreview: port, closed: true } as unknown as Window, 0)
    expect(setNavigation).toHaveBeenLastCalledWith([{ label, href: '/visit' }])
    rerender(preview(saved))
    expect(setNavigation).toHaveBeenLastCalledWith(undefined)
  },
)

test('a logo is shown before it is saved, also that there is none; when it was saved the page goes on showing it', () => {
  const setLogo = vi.fn()
  const port = { setText: vi.fn(), setLogo, setNavigation: vi.fn(), spokenWords: new Map() }
  const first: ThemeDocument = { ...emptyThemeDocument, logo: { src: '/pictures/first.svg' } }
  const second: ThemeDocument = { ...emptyThemeDocument, logo: { src: '/pictures/second.svg' } }
  const preview = (document: ThemeDocument, saved: ThemeDocument) => ({
    ...{ document, saved, fonts: [], language: null },
    compiled: compileTheme(document),
  })
  const { result, rerender } = renderHook(usePreview, { initialProps: preview(first, first) })
  result.current.attach({ marqueePreview: port, closed: true } as unknown as Window, 0)
  const shown = (document: ThemeDocument, saved: ThemeDocument) => {
    rerender(preview(document, saved))
    return setLogo.mock.lastCall?.[0]
  }
  expect(shown(second, first)).toBe('/pictures/second.svg')
  expect(shown(second, second)).toBe('/pictures/second.svg')
  expect(shown(first, second)).toBe('/pictures/first.svg')
  expect(shown(emptyThemeDocument, second)).toBe('')
  expect(shown(first, first)).toBeUndefined()
})

test('words that are not saved are said in a page that comes later, and as they were when all is undone', async () => {
  const setText = vi.fn()
  const port = { setText, setLogo: vi.fn(), setNavigation: vi.fn(), spokenWords: new Map() }
  const saved = { ...emptyThemeDocument, texts: { 'events-page-heading': 'Squid tonight' } }
  const preview = (document: ThemeDocument) => ({
    ...{ document, saved, fonts: [], language: null },
    compiled: compileTheme(document),
  })
  const edited = { ...saved, texts: { 'events-page-heading': 'Whales' } }
  const { result, rerender } = renderHook(usePreview, { initialProps: preview(edited) })
  result.current.attach({ marqueePreview: port, closed: true } as unknown as Window, 0)
  await waitFor(() => expect(setText).toHaveBeenLastCalledWith('events-page-heading', 'Whales'))
  rerender(preview(saved))
  await waitFor(() => expect(setText).toHaveBeenLastCalledWith('events-page-heading', 'Squid tonight'))
})
