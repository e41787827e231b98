import type { Meta, StoryObj } from '@storybook/react-vite'
import { VenueHours } from '#app/ui/venue-hours/venue-hours.tsx'

export default { title: 'ui/Venue hours' } satisfies Meta

export const Open: StoryObj = { render: () => <VenueHours words="Hours: Open 9:00 AM to 5:00 PM" /> }

export const Closed: StoryObj = { render: () => <VenueHours words="Closed" open={false} /> }
