import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/card/card.css.ts'
import { Card, type CardProps } from '#app/ui/card/card.tsx'

afterEach(cleanup)

const { text, facts, picture, flags, timesRow, foot } = styles
const BOXES = Object.entries({ text, facts, picture, flags, timesRow, foot })
const show = (about: Partial<CardProps>) => render(<Card heading="Night Walk" {...about} />).container

test.each<[string, Partial<CardProps>, string[]]>([
  ['nothing but its heading', {}, []],
  ['a sentence', { text: 'Bats, seen close' }, ['text']],
  ['facts', { facts: '2 hrs' }, ['facts']],
  ['a picture', { picture: <i /> }, ['picture']],
  ['flags without a picture', { flags: 'Sold out' }, ['picture', 'flags']],
  ['a picture with flags', { picture: <i />, flags: 'Sold out' }, ['picture', 'flags']],
  ['times', { times: '10:00' }, ['timesRow']],
  ['a foot', { foot: 'From $18' }, ['foot']],
])('a card with %s has no empty box', (_, about, boxes) => {
  const card = show(about)
  const drawn = BOXES.filter(([, name]) => card.getElementsByClassName(name).length > 0)
  expect(drawn.map(([box]) => box)).toEqual(boxes)
  for (const words of Object.values(about).filter(each => typeof each === 'string'))
    expect(screen.getByText(words)).toBeTruthy()
})

test('the heading of a card is a link where it leads somewhere', () => {
  show({ href: '/events/pier/detail/walk' })
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Night Walk')
  expect(screen.getByRole('link', { name: 'Night Walk' }).getAttribute('href')).toBe(
    '/events/pier/detail/walk',
  )
  cleanup()
  show({ level: 2 })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Night Walk')
  expect(screen.queryByRole('link')).toBeNull()
})
