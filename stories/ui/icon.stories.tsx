import type { Meta, StoryObj } from '@storybook/react-vite'
import { Icon } from '#app/ui/icon/icon.tsx'
import { type IconName, iconPaths } from '#app/ui/icon/icon-paths.ts'
import { Row } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Icon' } satisfies Meta

export const Icons: StoryObj = {
  render: () => (
    <Row gap="x6">
      {(Object.keys(iconPaths) as IconName[]).map(name => (
        <span key={name} style={{ fontSize: 24 }} title={name}>
          <Icon name={name} />
        </span>
      ))}
    </Row>
  ),
}
