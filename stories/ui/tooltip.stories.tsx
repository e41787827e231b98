import type { Meta, StoryObj } from '@storybook/react-vite'
import { IconButton } from '#app/ui/button/button.tsx'
import { Tooltip } from '#app/ui/tooltip/tooltip.tsx'

export default { title: 'ui/Tooltip' } satisfies Meta

export const OverASign: StoryObj = {
  render: () => (
    <Tooltip words="Copies the link">
      <IconButton icon="copy" label="Copy" />
    </Tooltip>
  ),
}
