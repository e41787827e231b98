import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Footer } from '#app/shell/footer/footer.tsx'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'
import { previewNavigation } from '#theme/texts/runtime/preview-shell.ts'

afterEach(cleanup)

test('the sentence under the name stands in the footer', () => {
  const shell = aShell()
  const { rerender } = render(inWords(<Footer shell={shell} />))
  expect(screen.queryByText('Old walls, new light.')).toBeNull()
  rerender(
    inWords(<Footer shell={{ ...shell, footer: { ...shell.footer, tagline: 'Old walls, new light.' } }} />),
  )
  expect(screen.getByText('Harborlight Aquarium').nextElementSibling?.textContent).toBe(
    'Old walls, new light.',
  )
})

test('the venue’s own links stand in the footer, and those that are edited around the page in their place', () => {
  render(inWords(<Footer shell={aShell({ navigation: [{ label: 'Turtles', href: '/turtles' }] })} />))
  const link = (name: string) => screen.queryByRole('link', { name })
  expect([link('Turtles')?.getAttribute('href'), link('Whales')]).toEqual(['/turtles', null])
  act(() => previewNavigation.set([{ label: 'Whales', href: '/whales' }]))
  expect([link('Turtles'), link('Whales')?.getAttribute('href')]).toEqual([null, '/whales'])
  act(() => previewNavigation.set(undefined))
})
