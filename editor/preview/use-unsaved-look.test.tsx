import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type SceneName, sceneGroups } from '#app/rules/scenes/scene-groups.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import type { Scene } from './first-scene.ts'
import { isDrawnByServer, useUnsavedLook } from './use-unsaved-look.ts'

const edited = (words: string): ThemeDocument => ({ ...emptyThemeDocument, texts: { 'header-menu': words } })

let posts: string[] = []
beforeEach(() => {
  posts = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    posts.push(`${url} ${JSON.parse(String(body)).textVariables['header-menu']}`)
    return Response.json({ look: `look-${posts.length}` })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const mail: Scene = { name: 'mail-order', href: '/editor/pier/scenes/mail-order?lang=de' }
const show = (scene: Scene, document: ThemeDocument) =>
  renderHook(
    ({ now }) => useUnsavedLook(scene, { tenantId: 'pier', document: now, published: emptyThemeDocument }),
    { initialProps: { now: document } },
  )
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a mail is drawn in the theme as it is edited, once nothing was changed for a moment, and as it was when all is undone', async () => {
  const { result, rerender } = show(mail, edited('One'))
  expect(result.current).toBe(mail)
  await pass(500)
  rerender({ now: edited('Two') })
  await pass(599)
  expect(posts).toEqual([])
  await pass(1)
  expect(posts).toEqual(['/editor/pier/scenes/look Two'])
  expect(result.current.href).toBe('/editor/pier/scenes/mail-order?lang=de&look=look-1')
  rerender({ now: emptyThemeDocument })
  expect(result.current).toBe(mail)
})

test('a page that takes new values itself is not drawn again', async () => {
  const page: Scene = { name: 'cart', href: '/editor/pier/scenes/cart' }
  const { result } = show(page, edited('One'))
  await pass(2_000)
  expect([result.current, posts]).toEqual([page, []])
})

test('a switch is drawn by the server also in a page that takes new values itself, once for all that is changed beside it', async () => {
  const page: Scene = { name: 'storefront', href: '/events/pier/list?date=2026-11-20' }
  const withSwitch = (words: string): ThemeDocument => ({
    ...emptyThemeDocument,
    texts: { 'header-menu': words, 'header-hide-login': 'true' },
  })
  const { result, rerender } = show(page, withSwitch('One'))
  await pass(600)
  expect(posts).toEqual(['/editor/pier/scenes/look undefined'])
  rerender({ now: withSwitch('Two') })
  await pass(2_000)
  expect(posts).toHaveLength(1)
  expect(result.current.href).toBe('/events/pier/list?date=2026-11-20&scene=storefront&look=look-1')
  rerender({ now: edited('Two') })
  expect(result.current).toBe(page)
})

test.each([
  ['mail-order', true],
  ['ticket-pdf', true],
  ['pass-card', true],
  ['cart-scriptless', true],
  ['passkeys', false],
  ['storefront', false],
] as const)('that the server draws %s: %s', (name, isDrawn) => {
  expect(isDrawnByServer({ name })).toBe(isDrawn)
})

test('the server draws every scene of the mails', () => {
  const mails = Object.keys(sceneGroups.mails) as SceneName[]
  expect(mails.filter(name => !isDrawnByServer({ name }))).toEqual([])
})
