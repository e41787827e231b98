import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row, Split, Stack } from '#app/ui/stack/stack.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'

export default { title: 'ui/Stack' } satisfies Meta

const tags = ['One', 'Two', 'Three'].map(word => <Tag key={word}>{word}</Tag>)

export const Below: StoryObj = { render: () => <Stack>{tags}</Stack> }

export const Beside: StoryObj = { render: () => <Row>{tags}</Row> }

export const MainAndAside: StoryObj = {
  render: () => (
    <Split>
      <Stack>{tags}</Stack>
      <Tag tone="info">Beside it on wide screens</Tag>
    </Split>
  ),
}
