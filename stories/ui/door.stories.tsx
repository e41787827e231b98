import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorCodes } from '#app/ui/door/door-codes.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Door', parameters: { bare: true } } satisfies Meta

const Codes = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  return <DoorCodes visits={visits.map(visit => ({ ...visit, tickets }))} closeHref="#order" />
}

export const AllCodes: StoryObj = { render: () => <Codes /> }
