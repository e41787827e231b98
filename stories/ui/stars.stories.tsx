import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '#app/ui/stack/stack.tsx'
import { StarChart, StarInput, Stars } from '#app/ui/stars/stars.tsx'

export default { title: 'ui/Stars' } satisfies Meta

export const Rating: StoryObj = { render: () => <Stars rating={4.3} label="4.3 out of 5 stars" /> }

const counts = [112, 48, 12, 3, 5]

export const Chart: StoryObj = {
  render: () => (
    <StarChart
      rows={[5, 4, 3, 2, 1].map((stars, i) => ({ stars, count: counts[i] ?? 0, label: `${stars} stars` }))}
    />
  ),
}

export const Giving: StoryObj = {
  render: () => (
    <Stack>
      <StarInput legend="Your rating" name="rating" labelOf={stars => `${stars} stars`} />
      <StarInput legend="Your rating" name="given" defaultValue={3} labelOf={stars => `${stars} stars`} />
      <StarInput
        legend="Your rating"
        name="missing"
        labelOf={stars => `${stars} stars`}
        error="Please add a rating."
      />
    </Stack>
  ),
}
