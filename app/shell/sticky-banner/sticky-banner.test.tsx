import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { StickyBanner } from '#app/shell/sticky-banner/sticky-banner.tsx'

afterEach(cleanup)

test.each([
  [0, false],
  [99, false],
  [100, true],
  [640, true],
])('[CHK-314] scrolled by %i px the banner is fixed: %s', (offset, fixed) => {
  const { container } = render(<StickyBanner>Are you a member?</StickyBanner>)
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: offset, configurable: true })
    window.dispatchEvent(new Event('scroll'))
  })
  expect(container.querySelector('[data-fixed]') !== null).toBe(fixed)
})

test.each([
  [40, 40, '40px'],
  [640, 0, ''],
])('while it is fixed (%i px down, %i px high) its place is kept: %j', (offset, height, kept) => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height)
  const { container } = render(<StickyBanner>Are you a member?</StickyBanner>)
  const scrollTo = (value: number) =>
    act(() => {
      Object.defineProperty(window, 'scrollY', { value, configurable: true })
      window.dispatchEvent(new Event('scroll'))
    })
  const place = () => (container.firstElementChild as HTMLElement).style.getPropertyValue('block-size')
  scrollTo(0)
  expect(place()).toBe('')
  scrollTo(offset + 100)
  expect(place()).toBe(kept)
  vi.restoreAllMocks()
})

test('a page that is opened further down has it fixed at once, and one that is gone listens no more', () => {
  Object.defineProperty(window, 'scrollY', { value: 500, configurable: true })
  const { container, unmount } = render(<StickyBanner>Are you a member?</StickyBanner>)
  expect(container.querySelector('[data-fixed]')).not.toBeNull()
  const remove = vi.spyOn(window, 'removeEventListener')
  unmount()
  expect(remove.mock.calls.map(([type]) => type)).toContain('scroll')
  vi.restoreAllMocks()
})
