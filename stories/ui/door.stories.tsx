import type { Meta, StoryObj } from '@storybook/react-vite'
import { DoorCodes } from '#app/ui/door/door-codes.tsx'
import { ticketGroups } from '#app/ui/door/ticket-groups.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Door', parameters: { bare: true } } satisfies Meta

const Codes = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  const text = useText()
  return (
    <DoorCodes
      heading={text('order-door-heading')}
      close={{ label: text('order-door-close'), href: '#order' }}
      groups={ticketGroups(
        visits.map(visit => ({ ...visit, tickets })),
        text,
      )}
    />
  )
}

export const AllCodes: StoryObj = { render: () => <Codes /> }
