import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Drawer } from '#app/shell/drawer/drawer.tsx'
import { Footer } from '#app/shell/footer/footer.tsx'
import { LanguageOffer } from '#app/shell/languages/language-offer.tsx'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const languages = [
  { tag: 'en-US', name: 'English', direction: 'ltr', href: '?lang=en-US', isShown: true },
  { tag: 'ar', name: 'العربية', direction: 'rtl', href: '?lang=ar', isShown: false },
] as const

test.each([
  ['menu', <Drawer key="menu" shell={aShell({ languages })} path="/events/demo/list" />],
  ['footer', <Footer key="footer" shell={aShell({ languages })} />],
])(
  'the %s names each language in itself, with its tag and its direction, and says which one is shown',
  (_, part) => {
    const { container } = render(inWords(part))
    const links = [...container.querySelectorAll('nav[aria-label="Language"] a')]
    expect(
      links.map(link => [link.textContent, link.getAttribute('lang'), link.getAttribute('dir')]),
    ).toEqual([
      ['English', 'en-US', 'ltr'],
      ['العربية', 'ar', 'rtl'],
    ])
    expect(links.map(link => link.getAttribute('aria-current'))).toEqual(['true', null])
    expect(links[1]?.getAttribute('href')).toBe('?lang=ar')
  },
)

test('a venue with one language has no choice of languages', () => {
  const { container } = render(inWords(<Footer shell={aShell({ languages: languages.slice(0, 1) })} />))
  expect(container.querySelector('nav[aria-label="Language"]')).toBeNull()
})

test('the offer speaks the language it offers, and can be declined', () => {
  const offered = { ...languages[1], words: 'هذا الموقع متاح أيضًا باللغة العربية' }
  render(inWords(<LanguageOffer offered={offered} shown={languages[0]} />))
  expect(screen.getByText(offered.words).getAttribute('lang')).toBe('ar')
  expect(screen.getByText('Stay in English').getAttribute('href')).toBe('?lang=en-US')
})
