import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { PreviewLink } from '#editor/composer/preview-link.tsx'
import type { Scene } from '#editor/preview/first-scene.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { emptyThemeDocument } from '#theme/document.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const list: Scene = { name: 'storefront', href: '/events/pier/list?date=2026-11-20&lang=de-DE' }
const edited = { ...emptyThemeDocument, variables: { 'color-brand': '#7a1f3d' } } as const

/** Presses the link; gives whether the browser is left to follow it, and where the tab that was opened went. */
function press({ scene = list, theme = edited as object, status = 200 }) {
  const tab = { went: [] as string[], closed: false }
  vi.stubGlobal('open', () => ({
    location: { replace: (href: string) => tab.went.push(href) },
    close: () => void (tab.closed = true),
  }))
  vi.stubGlobal('fetch', async () => Response.json({ look: 'L1' }, { status }))
  render(
    inWords(
      <PreviewLink
        tenantId="pier"
        scene={scene}
        document={theme as typeof emptyThemeDocument}
        published={emptyThemeDocument}
      />,
    ),
  )
  let isLeft = false
  const see = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  document.addEventListener('click', see, { once: true })
  fireEvent.click(screen.getByRole('link', { name: 'Open preview' }))
  return { tab, isLeft }
}

test.each<[Scene, string]>([
  [list, '/events/pier/list?date=2026-11-20&lang=de-DE&scene=storefront&look=L1'],
  [{ name: 'cart', href: '/editor/pier/scenes/cart' }, '/editor/pier/scenes/cart?look=L1'],
  [
    { name: 'sign-in-no-passkey', href: '/auth/pier/login?scene=sign-in-no-passkey' },
    '/auth/pier/login?scene=sign-in-no-passkey&look=L1',
  ],
])('the preview of %j opens in a tab in the theme as it is edited', async (scene, href) => {
  const { tab, isLeft } = press({ scene })
  expect(isLeft).toBe(false)
  await waitFor(() => expect(tab.went).toEqual([href]))
})

test('where nothing differs from what is public, and for pages of the editor, the link is a link', () => {
  expect(press({ theme: emptyThemeDocument }).isLeft).toBe(true)
  cleanup()
  expect(press({ scene: { name: 'components', href: '/editor/pier/preview?scene=composer' } }).isLeft).toBe(
    true,
  )
})

test('a theme that the server cannot take opens nothing, and that is told', async () => {
  const { tab } = press({ status: 422 })
  await screen.findByText('The preview could not be opened. Please try again.')
  expect([tab.went, tab.closed]).toEqual([[], true])
})
