import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from '#app/ui/tabs/tab-links.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'

export default { title: 'ui/Tabs' } satisfies Meta

const links = [
  { label: 'Orders', href: '#orders', current: true },
  { label: 'Profile', href: '#profile', current: false },
]

export const Links: StoryObj = { render: () => <TabLinks label="Account" tabs={links} /> }

const panels = [
  { value: 'colours', label: 'Colours', content: 'Colours of the brand' },
  { value: 'type', label: 'Type', content: 'Faces and sizes' },
]

export const Panels: StoryObj = { render: () => <Tabs label="Parts" tabs={panels} /> }
