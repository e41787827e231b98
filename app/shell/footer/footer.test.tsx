import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Footer } from '#app/shell/footer/footer.tsx'
import { aShell } from '#tests/builders/shell.ts'
import { inWords } from '#tests/setup/in-words.tsx'

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
