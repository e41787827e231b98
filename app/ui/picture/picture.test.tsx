import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/picture/picture.css.ts'
import { Picture, type PictureProps } from '#app/ui/picture/picture.tsx'

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

test.each<[Partial<PictureProps>, object]>([
  [{}, { alt: 'A reef', loading: 'lazy', decoding: 'async', fetchpriority: null, faded: false }],
  [{ decorative: true }, { alt: '', loading: 'lazy', decoding: 'async', fetchpriority: null, faded: false }],
  [
    { priority: true },
    { alt: 'A reef', loading: 'eager', decoding: 'sync', fetchpriority: 'high', faded: false },
  ],
  [{ faded: true }, { alt: 'A reef', loading: 'lazy', decoding: 'async', fetchpriority: null, faded: true }],
])('a picture with %j is loaded and shown so', (about, state) => {
  const { container } = render(<Picture picture={reef} {...about} />)
  const image = container.querySelector('img') as HTMLImageElement
  const [alt, loading, decoding, fetchpriority] = ['alt', 'loading', 'decoding', 'fetchpriority'].map(name =>
    image.getAttribute(name),
  )
  expect({
    alt,
    loading,
    decoding,
    fetchpriority,
    faded: image.classList.contains(styles.unavailable),
  }).toEqual(state)
})

test.each([true, false])(
  'where there is no picture its room is kept by a drawing, faded (%s) like it',
  faded => {
    const { container } = render(<Picture picture={null} faded={faded} />)
    expect(container.querySelector('img')).toBeNull()
    expect(screen.queryByRole('img')).toBeNull()
    expect(container.querySelector('svg')?.classList.contains(styles.unavailable)).toBe(faded)
  },
)
