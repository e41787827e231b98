import type { Meta, StoryObj } from '@storybook/react-vite'
import { ProseText, type ProseTextBlock } from '#app/ui/rich-text/prose-text.tsx'
import { Prose, RichWords } from '#app/ui/rich-text/rich-words.tsx'

export default { title: 'ui/Rich text' } satisfies Meta

const item = (words: string) => ({ tag: 'li', children: [words] }) as const

const blocks: ProseTextBlock[] = [
  {
    kind: 'paragraph',
    content: [
      'The magnolias opened on ',
      { tag: 'strong', children: ['Tuesday'] },
      '. Come before the wind does, and read ',
      { tag: 'a', href: '#diary', children: ['the gardeners’ diary'] },
      '.',
    ],
  },
  {
    kind: 'list',
    list: { tag: 'ul', children: [item('Paths are step-free'), item('Dogs wait at the gate')] },
  },
]

export const Description: StoryObj = { render: () => <ProseText blocks={blocks} /> }
export const TextOfVenue: StoryObj = { render: () => <RichWords reference="events-banner-prompt" /> }
export const Words: StoryObj = {
  render: () => (
    <Prose>
      <p>Doors open a quarter of an hour before.</p>
    </Prose>
  ),
}
