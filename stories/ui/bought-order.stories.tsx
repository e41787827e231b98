import type { Meta, StoryObj } from '@storybook/react-vite'
import { KeepOrder } from '#app/ui/bought-order/keep-order.tsx'
import { DoorWay, OrderFiles } from '#app/ui/bought-order/order-files.tsx'
import { CancelWay, OrderState } from '#app/ui/bought-order/order-state.tsx'
import { Purchases } from '#app/ui/bought-order/purchases.tsx'
import { ShareTicket } from '#app/ui/bought-order/share-ticket.tsx'
import { VisitDeck } from '#app/ui/bought-order/visit-deck.tsx'
import { sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Bought order' } satisfies Meta

const All = () => <Purchases order={sampleOrder(useBrand())} />

const Single = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  return <VisitDeck visit={visits[0]!} tickets={tickets.slice(0, 1)} />
}

const Cancelled = () => {
  const cancelled = { date: 'November 20', lines: ['$54 go back to the Visa card that ends in 4242.'] }
  const passes = [{ wallet: 'apple', href: '#apple', part: null }] as const
  return <OrderState order={{ cancelled }} hasMoved={false} passes={passes} />
}

const Ways = () => {
  const { cancel, tickets } = sampleOrder(useBrand())
  return (
    <>
      <CancelWay cancel={cancel} />
      <ShareTicket ticket={tickets[0]!} />
    </>
  )
}

export const TicketsAndCards: StoryObj = { render: () => <All /> }
export const OneTicket: StoryObj = { render: () => <Single /> }
export const CancelledOrder: StoryObj = { render: () => <Cancelled /> }
export const MovedVisit: StoryObj = {
  render: () => <OrderState order={{ cancelled: null }} hasMoved passes={[]} />,
}
export const WaysToChange: StoryObj = { render: () => <Ways /> }
export const Door: StoryObj = { render: () => <DoorWay href="#door" /> }
export const Files: StoryObj = {
  render: () => (
    <OrderFiles
      files={{ tickets: '#tickets', calendar: '#calendar' }}
      followHref="#follow"
      passes={[{ wallet: 'google', href: '#google', part: null }]}
    />
  ),
}
export const Keep: StoryObj = { render: () => <KeepOrder href="#order" /> }
