import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Picture } from '#app/ui/picture/picture.tsx'

afterEach(cleanup)

const reef = {
  thumbnail: 'https://cdn.example/320.jpg',
  screen: 'https://cdn.example/960.jpg',
  highRes: 'https://cdn.example/1920.jpg',
  description: 'A reef',
}

test('a picture that fails leaves a drawing, which says what it was', () => {
  const { container, rerender } = render(<Picture picture={reef} />)
  fireEvent.error(screen.getByRole('img', { name: 'A reef' }))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: 'A reef' }).firstElementChild?.tagName).toBe('svg')

  rerender(<Picture picture={{ ...reef, screen: '/pictures/pier/960.jpg' }} />)
  expect(screen.getByRole('img', { name: 'A reef' }).tagName).toBe('IMG')
})

test('a drawing in place of a decoration says nothing', () => {
  const { container } = render(<Picture picture={reef} decorative />)
  fireEvent.error(container.querySelector('img') as HTMLImageElement)
  expect(screen.queryByRole('img')).toBeNull()
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
})
