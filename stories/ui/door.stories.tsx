import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorCodes } from '#app/ui/door/door-codes.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Door', parameters: { bare: true } } satisfies Meta

const Codes = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  const groups = visits.map(({ id, name, when }) => ({
    id,
    name,
    note: when,
    codes: tickets.map(ticket => ({ ...ticket, name: ticket.code, holder: ticket.typeName, note: null })),
  }))
  return (
    <DoorCodes
      heading="Show these codes at the door"
      close={{ label: 'Close', href: '#order' }}
      groups={groups}
    />
  )
}

export const AllCodes: StoryObj = { render: () => <Codes /> }
