import { act, cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
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
