import type { Meta, StoryObj } from '@storybook/react-vite'
import { DateStrip } from '#app/ui/date-strip/date-strip.tsx'

export default { title: 'ui/Date strip' } satisfies Meta

const names = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export const NextDays: StoryObj = {
  render: () => (
    <DateStrip
      label="Next days"
      days={Array.from({ length: 14 }, (_, i) => ({
        date: `d${i}`,
        weekday: names[(i + 5) % 7] ?? '',
        number: String(((20 + i - 1) % 30) + 1),
        href: `#d${i}`,
        available: i % 6 !== 3,
        selected: i === 1,
        today: i === 0,
        label: `Day ${i}`,
      }))}
    />
  ),
}
