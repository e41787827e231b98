import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { inWords } from '#tests/setup/in-words.tsx'
import { Facts, type FactsProps } from './facts.tsx'

afterEach(cleanup)

test.each<[Partial<FactsProps>, string[][]]>([
  [{}, []],
  [{ duration: 0 }, []],
  [{ duration: 90 }, [['Duration', '1 hr 30 min']]],
  [{ places: ['Reef Hall', 'Pier 3'] }, [['Location', 'Reef Hall, Pier 3']]],
  [{ onlyWith: 'A Day or A Week' }, [['Needs', 'Only with A Day or A Week']]],
  [{ rating: { average: 4.3, count: 2 } }, [['Rating', '4.32 reviews']]],
])('an event with %j says %j', (about, facts) => {
  const { container } = render(
    inWords(<Facts duration={null} places={[]} onlyWith={null} rating={null} {...about} />),
  )
  const words = (element: Element) => element.textContent
  expect([...container.querySelectorAll('dl > div')].map(each => [...each.children].map(words))).toEqual(
    facts,
  )
  expect(container.querySelectorAll('dl')).toHaveLength(facts.length)
})
