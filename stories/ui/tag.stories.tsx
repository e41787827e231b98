import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '#app/ui/stack/stack.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'

export default { title: 'ui/Tag' } satisfies Meta

export const Tones: StoryObj = {
  render: () => (
    <Row>
      <Tag tone="badge" icon="star">
        Members only
      </Tag>
      <Tag tone="warning" icon="clock">
        3 left
      </Tag>
      <Tag tone="critical">Sold out</Tag>
      <Tag tone="positive" icon="check">
        Available
      </Tag>
      <Tag tone="info">Holiday hours</Tag>
      <Tag>45 min</Tag>
    </Row>
  ),
}
