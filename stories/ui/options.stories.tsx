import type { Meta, StoryObj } from '@storybook/react-vite'
import { Options } from '#app/ui/options/options.tsx'

export default { title: 'ui/Options' } satisfies Meta

const narrow = { maxWidth: 448 }

const grades = ['Kindergarten', 'First', 'Second', 'Third', 'Fourth', 'Fifth'].map(label => ({
  value: label,
  label,
}))

export const FiveAreAList: StoryObj = {
  render: () => <Options legend="Grade" name="grade" options={grades.slice(0, 5)} />,
}

export const SixAreADropdown: StoryObj = {
  render: () => (
    <div style={narrow}>
      <Options legend="Grade" name="grade" options={grades} placeholder="Please choose" />
    </div>
  ),
}
