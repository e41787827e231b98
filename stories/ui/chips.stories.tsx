import type { Meta, StoryObj } from '@storybook/react-vite'
import { ChipLinks, Chips } from '#app/ui/chips/chips.tsx'
import { Stack } from '#app/ui/stack/stack.tsx'

export default { title: 'ui/Chips' } satisfies Meta

const times = [
  { value: '09:00', label: '9:00 AM', state: 'sold-out', note: 'Sold out' },
  { value: '10:30', label: '10:30 AM' },
  { value: '12:00', label: '12:00 PM', state: 'few', note: '3 left' },
  { value: '13:30', label: '1:30 PM' },
  { value: '15:00', label: '3:00 PM' },
  { value: '16:30', label: '4:30 PM' },
  { value: '18:00', label: '6:00 PM' },
] as const

export const Times: StoryObj = {
  render: () => (
    <Stack gap="x8">
      <Chips legend="Select a time" name="time" chips={times} defaultValue="10:30" />
      <Chips legend="Select a time" name="time2" chips={times} shown={3} moreLabel="+4 more..." />
    </Stack>
  ),
}

export const Links: StoryObj = {
  render: () => (
    <ChipLinks
      label="Times"
      links={times.map((time, i) => ({ ...time, href: `#${time.value}`, current: i === 3 }))}
      shown={4}
      moreLabel="+3 more..."
    />
  ),
}
