import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from '#app/ui/skeleton/skeleton.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Skeleton' } satisfies Meta

export const Shapes: StoryObj = {
  render: () => (
    <Stack gap="x2">
      <Skeleton shape="heading" />
      <Skeleton />
      <Skeleton width="70%" />
      <Skeleton shape="control" width="30%" />
    </Stack>
  ),
}
