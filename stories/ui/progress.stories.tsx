import type { Meta, StoryObj } from '@storybook/react-vite'
import { Progress } from '#app/ui/progress/progress.tsx'

export default { title: 'ui/Progress' } satisfies Meta

export const TwoOfFive: StoryObj = { render: () => <Progress value={2} max={5} words="2 of 5" /> }
