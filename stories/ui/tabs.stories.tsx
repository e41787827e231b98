import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'

export default { title: 'ui/Tabs' } satisfies Meta

const links = [
  { label: 'Orders', href: '#orders', current: true },
  { label: 'Profile', href: '#profile', current: false },
]

export const Links: StoryObj = { render: () => <TabLinks label="Account" tabs={links} /> }
