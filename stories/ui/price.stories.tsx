import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '#app/ui/price/price.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Price' } satisfies Meta

export const Kinds: StoryObj = {
  render: () => (
    <Stack>
      <Price amount={2450} />
      <Price amount={1450} retail={1800} note="Member price" retailLabel="Regular price $18" />
      <Price amount={0} />
      <Price amount={12900} size="large" before="from" />
    </Stack>
  ),
}
