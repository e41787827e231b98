import { cleanup, render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, expect, test } from 'vitest'
import * as styles from '#app/ui/page/page.css.ts'
import { Heading, PageHeader, Section } from '#app/ui/page/page.tsx'
import { ProseText } from '#app/ui/rich-text/prose-text.tsx'
import { RichWords } from '#app/ui/rich-text/rich-words.tsx'
import { inWords } from '#tests/setup/in-words.tsx'

afterEach(cleanup)

const { eyebrow, intro, actions } = styles
const BOXES = Object.entries({ eyebrow, intro, actions })

test.each<[Partial<ComponentProps<typeof PageHeader>>, string[]]>([
  [{}, []],
  [{ eyebrow: 'Saturday' }, ['eyebrow']],
  [{ intro: 'What is on' }, ['intro']],
  [{ actions: 'Print' }, ['actions']],
])('the head of a screen with %j has no empty box', (about, boxes) => {
  const { container } = render(<PageHeader heading="Events" {...about} />)
  const drawn = BOXES.filter(([, name]) => container.getElementsByClassName(name).length > 0)
  expect(drawn.map(([box]) => box)).toEqual(boxes)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Events')
})

test.each([
  [1, 'display'],
  [2, 'heading'],
  [3, 'title'],
  [4, 'lead'],
] as const)('a heading of level %i looks as %s, unless it is to look otherwise', (level, step) => {
  render(<Heading level={level}>Events</Heading>)
  expect(screen.getByRole('heading', { level }).className).toBe(styles.step[step])
  cleanup()
  render(
    <Heading level={level} step="lead">
      Events
    </Heading>,
  )
  expect(screen.getByRole('heading', { level }).className).toBe(styles.step.lead)
})

test('a part of a screen is called as its heading', () => {
  render(<Section heading="Reviews">None yet</Section>)
  expect(screen.getByRole('region', { name: 'Reviews' }).textContent).toBe('ReviewsNone yet')
  expect(screen.getByRole('heading', { level: 2 })).toBeTruthy()
})

test('running text keeps its paragraphs, lists, breaks and links, and none of them is another', () => {
  const li = { tag: 'li' as const, children: ['One'] }
  const { container } = render(
    <ProseText
      className="about"
      blocks={[
        {
          kind: 'paragraph',
          content: ['See ', { tag: 'a', href: '/map', children: ['the ', { tag: 'em', children: ['map'] }] }],
        },
        { kind: 'paragraph', content: ['Two', { tag: 'br', children: [] }, 'lines'] },
        { kind: 'list', list: { tag: 'ul', children: [li] } },
      ]}
    />,
  )
  expect(container.querySelector('.about')?.innerHTML).toBe(
    '<p><bdi>See <a href="/map" rel="noopener">the <em>map</em></a></bdi></p><p><bdi>Two<br>lines</bdi></p><ul><li>One</li></ul>',
  )
})

test('a text that a venue has left empty leaves no box behind', () => {
  const { container } = render(inWords(<RichWords reference="footer-note" />, { 'footer-note': '' }))
  expect(container.innerHTML).toBe('')
  cleanup()
  const { container: other } = render(
    inWords(<RichWords reference="footer-note" />, { 'footer-note': 'Hello' }),
  )
  expect(other.textContent).toBe('Hello')
})
