import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { ComboParts } from './combo-parts.tsx'

afterEach(cleanup)

const part = (id: string) => ({
  id,
  name: `The ${id}`,
  text: '',
  duration: null,
  times: null,
  picture: null,
  href: `/${id}`,
})
const shown = () =>
  render(
    inWords(
      <ComboParts
        included={[part('reef')]}
        choices={[{ count: 2, parts: [part('boat'), part('dome'), part('lab')] }]}
      />,
    ),
  )
const namesIn = (region: string) =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('link')
    .map(link => link.textContent)

test('[ORD-037] required events stand under one heading, those to pick from under another', () => {
  shown()
  expect(namesIn('Included')).toEqual(['The reef'])
  expect(namesIn('Choose any 2 of the following')).toEqual(['The boat', 'The dome', 'The lab'])
})

test('[ORD-318] the heading of the optional list says how many to choose, once', () => {
  shown()
  expect(screen.getByRole('heading', { name: 'Choose any 2 of the following' })).toBeDefined()
  expect(screen.getAllByText(/Choose/)).toHaveLength(1)
})

test('a combo without fixed events has no heading for them, and a part without words no line', () => {
  render(
    inWords(
      <ComboParts
        included={[]}
        choices={[{ count: 1, parts: [part('boat'), { ...part('dome'), text: 'Stars' }] }]}
      />,
    ),
  )
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['The boat', 'The domeStars'])
  expect(document.querySelectorAll('li p')).toHaveLength(1)
  expect(screen.getAllByText('Choose any 1 of the following')).toHaveLength(1)
})

test('a part says when it begins on the day and how long it takes', () => {
  const facts = { duration: 75, times: 'Starts 9:00 am' }
  const parts = [{ ...part('boat'), ...facts }, part('dome')]
  render(inWords(<ComboParts included={parts} choices={[]} />))
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'The boatStarts 9:00 am1 hr 15 min',
    'The dome',
  ])
})
