import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipLinks, Chips } from '#app/ui/chips/chips.tsx'
import { equalWidthGrid } from '#app/ui/equal-width-grid/equal-width-grid.css.ts'
import { Stack } from '#app/ui/stack/stack.tsx'
import { sampleTimes } from '../setup/sample-times.ts'

export default { title: 'ui/Chips' } satisfies Meta

export const Times: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <Chips legend="Select a time" name="time" chips={sampleTimes} defaultValue="10:30" />
      <Chips
        legend="Select a time"
        name="even"
        chips={sampleTimes}
        defaultValue="10:30"
        columns={equalWidthGrid}
      />
      <Chips legend="Select a time" name="time2" chips={sampleTimes} shown={3} moreLabel="+4 more..." />
    </Stack>
  ),
}

export const Links: StoryObj = {
  render: () => (
    <ChipLinks
      label="Times"
      links={sampleTimes.map((time, i) => ({ ...time, href: `#${time.value}`, current: i === 3 }))}
      shown={4}
      moreLabel="+3 more..."
    />
  ),
}
