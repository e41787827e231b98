import type { Meta, StoryObj } from '@storybook/react-vite'
import { PartyForm } from '#app/ui/party-form/party-form.tsx'

export default { title: 'ui/Party form' } satisfies Meta

const person = (id: string, quantity: number) => ({
  id: id.toLowerCase(),
  name: id,
  description: id === 'Child' ? '3 to 12' : '',
  quantity,
})

const show = (adults: number, children: number) => (
  <PartyForm action="/party" returnTo="/list" people={[person('Adult', adults), person('Child', children)]} />
)

export const NobodySaid: StoryObj = { render: () => show(0, 0) }
export const Family: StoryObj = { render: () => show(2, 3) }
