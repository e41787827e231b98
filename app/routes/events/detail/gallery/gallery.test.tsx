import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import * as styles from './gallery.css.ts'
import { Gallery } from './gallery.tsx'

afterEach(cleanup)

const pictures = ['Bats', 'Owls'].map(description => ({
  description,
  thumbnail: `/${description}-s.jpg`,
  screen: `/${description}-m.jpg`,
  highRes: `/${description}-l.jpg`,
}))
const show = (count: number) =>
  render(inWords(<Gallery name="Night Walk" pictures={pictures.slice(0, count)} />)).container

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 1, true],
])('of %i pictures the first is the large one, and others stand beside it', (count, large, isMosaic) => {
  const gallery = show(count)
  expect(screen.queryAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
    pictures.slice(0, count).map(({ highRes }) => highRes),
  )
  expect(gallery.querySelectorAll(`a.${styles.first}`)).toHaveLength(large)
  expect(gallery.getElementsByClassName(styles.sign)).toHaveLength(large)
  expect(gallery.getElementsByClassName(styles.mosaic).length > 0).toBe(isMosaic)
  expect(screen.queryByRole('group') !== null).toBe(count > 0)
})

test('each of several pictures says by dots which of them it is, one alone does not', () => {
  const widths = () =>
    screen
      .getAllByRole('link')
      .map(link =>
        [...link.getElementsByTagName('span')].flatMap(({ className }) =>
          className === styles.dot.here ? ['here'] : className === styles.dot.there ? ['there'] : [],
        ),
      )
  show(2)
  expect(widths()).toEqual([
    ['here', 'there'],
    ['there', 'here'],
  ])
  cleanup()
  show(1)
  expect(widths()).toEqual([[]])
})

test('a press opens the picture in the lightbox', async () => {
  show(2)
  fireEvent.click(screen.getAllByRole('link')[1]!)
  expect((await screen.findByRole('dialog')).textContent).toContain('Owls')
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('a press with %s is left to the browser', key => {
  show(2)
  const link = screen.getAllByRole('link')[1]!
  const press = createEvent.click(link, { [key]: true })
  link.addEventListener('click', event => event.preventDefault(), { once: true })
  fireEvent(link, press)
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('the first picture is loaded at once, the others when they are near', () => {
  const gallery = show(2)
  const images = [...gallery.querySelectorAll('img')]
  expect(images.map(({ loading, sizes }) => [loading, sizes])).toEqual([
    ['eager', '(min-width: 62.5em) 50rem, 100vw'],
    ['lazy', '(min-width: 62.5em) 13rem, 100vw'],
  ])
  expect(gallery.getElementsByClassName(styles.other)).toHaveLength(1)
})

test('a plain press stays on the page, and nothing is open before it', () => {
  show(2)
  const [first] = screen.getAllByRole('link')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(fireEvent.click(first!)).toBe(false)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey'])('with %s the browser follows the link', key => {
  show(1)
  let isTaken = true
  const note = (event: Event) => {
    isTaken = event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', note, { once: true })
  fireEvent.click(screen.getByRole('link'), { [key]: true })
  expect(isTaken).toBe(false)
})
