import type { Meta, StoryObj } from '@storybook/react-vite'
import { BusyDialog } from '#app/ui/busy-dialog/busy-dialog.tsx'

export default { title: 'ui/BusyDialog', component: BusyDialog } satisfies Meta<typeof BusyDialog>

export const Saving: StoryObj = {
  render: () => <BusyDialog open heading="Saving" words="Saving your responses please wait...." />,
}
