import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { iconPaths } from '#app/ui/icon/icon-paths.ts'
import * as styles from '#app/ui/lightbox/lightbox.css.ts'
import { Lightbox } from '#app/ui/lightbox/lightbox.tsx'

afterEach(cleanup)

const words = {
  title: 'Pictures of the walk',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  countOf: (number: number, total: number) => `${number} of ${total}`,
}
const pictures = ['Bats', 'Owls', 'Foxes'].map(description => ({
  description,
  thumbnail: `/${description}-s.jpg`,
  screen: `/${description}-m.jpg`,
  highRes: `/${description}-l.jpg`,
}))

function show(position: number | null, count = 3) {
  const onMove = vi.fn()
  render(<Lightbox pictures={pictures.slice(0, count)} position={position} onMove={onMove} words={words} />)
  return onMove
}
const button = (name: string) => screen.getByRole('button', { name })

test.each([null, 3])('at position %s nothing is open', position => {
  show(position)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  [0, 'Next', 1],
  [2, 'Next', 0],
  [0, 'Previous', 2],
  [2, 'Previous', 1],
])('from picture %i %s leads to %i, with its arrow key as well', (position, name, target) => {
  const onMove = show(position)
  expect(screen.getByText(`${position + 1} of 3`)).toBeTruthy()
  expect(screen.getByRole('img', { name: pictures[position]?.description })).toBeTruthy()
  fireEvent.click(button(name))
  fireEvent.keyDown(screen.getByRole('dialog'), { key: name === 'Next' ? 'ArrowRight' : 'ArrowLeft' })
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowUp' })
  expect(onMove.mock.calls).toEqual([[target], [target]])
})

test('a single picture is not turned', () => {
  const onMove = show(0, 1)
  expect(screen.getAllByRole('button').map(each => each.textContent)).toEqual(['Close'])
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowRight' })
  expect(onMove).not.toHaveBeenCalled()
})

test('it is closed by its button', () => {
  const onMove = show(1)
  fireEvent.click(button('Close'))
  expect(onMove).toHaveBeenCalledExactlyOnceWith(null)
})

test('a picture that cannot be loaded leaves its room to the drawing', () => {
  show(0)
  const picture = screen.getByRole('img', { name: 'Bats' })
  expect(document.getElementsByClassName(styles.missing)).toHaveLength(0)
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: 'Bats' })).toBeNull()
  expect(document.getElementsByClassName(styles.missing)).toHaveLength(1)
})

test('where words run from right to left the arrow keys turn the other way', () => {
  const onMove = show(1)
  const dialog = screen.getByRole('dialog')
  dialog.style.direction = 'rtl'
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  fireEvent.keyDown(dialog, { key: 'ArrowLeft' })
  expect(onMove.mock.calls).toEqual([[0], [2]])
})

test('the buttons that turn point where they lead', () => {
  show(1)
  const signs = ['Previous', 'Next'].map(name => button(name).querySelector('path')?.getAttribute('d'))
  expect(signs).toEqual([iconPaths['chevron-start'], iconPaths['chevron-end']])
})
