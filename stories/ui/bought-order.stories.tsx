import type { Meta, StoryObj } from '@storybook/react-vite'
import { AmountLine } from '#app/ui/bought-order/bought-group/amount-line.tsx'
import { BeforePrice } from '#app/ui/bought-order/bought-group/before-price.tsx'
import { BoughtGroup } from '#app/ui/bought-order/bought-group/bought-group.tsx'
import { KeepOrder } from '#app/ui/bought-order/keep-order.tsx'
import { OrderEntrance, OrderFiles } from '#app/ui/bought-order/order-files.tsx'
import { OrderHead, OrderSections } from '#app/ui/bought-order/order-sections.tsx'
import { CancelledNotice, CancelWay, OrderState } from '#app/ui/bought-order/order-state.tsx'
import { Purchases } from '#app/ui/bought-order/purchases.tsx'
import { ShareTicket } from '#app/ui/bought-order/share-ticket.tsx'
import { VisitDeck } from '#app/ui/bought-order/visit-deck.tsx'
import { VisitFold } from '#app/ui/bought-order/visit-fold.tsx'
import { sampleDetail, sampleOrder } from '../setup/sample-order.ts'
import { useBrand } from '../setup/themed.tsx'

export default { title: 'ui/Bought order' } satisfies Meta

const All = () => <Purchases order={sampleOrder(useBrand())} />

const Single = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  return <VisitDeck visit={visits[0]!} tickets={tickets.slice(0, 1)} />
}

const Cancelled = () => {
  const lines = ['$48 goes back to Visa ending in 4242, usually within 5 to 10 days.']
  const cancelled = { date: 'November 20', lines, refunds: [] }
  return <OrderState order={{ cancelled }} hasMoved={false} hasPasses eventsHref="#events" />
}

const CancelledWithoutPasses = () => (
  <CancelledNotice
    date="November 20"
    lines={['Nothing is paid back.']}
    hasPasses={false}
    eventsHref="#events"
  />
)

const Ways = () => {
  const { cancel, tickets } = sampleOrder(useBrand())
  return (
    <>
      <CancelWay cancel={cancel} />
      <ShareTicket ticket={tickets[0]!} />
    </>
  )
}

const Folded = () => {
  const { visits, tickets } = sampleOrder(useBrand())
  return (
    <>
      <VisitFold visit={visits[0]!} tickets={tickets} isOpen />
      <VisitFold visit={visits[0]!} tickets={tickets} isOpen={false} />
    </>
  )
}

export const TicketsAndCards: StoryObj = { render: () => <All /> }
export const OneTicket: StoryObj = { render: () => <Single /> }
export const SeveralVisits: StoryObj = { render: () => <Folded /> }
export const CancelledOrder: StoryObj = { render: () => <Cancelled /> }
export const CancelledOrderWithoutPasses: StoryObj = {
  render: () => <CancelledWithoutPasses />,
}
export const MovedVisit: StoryObj = {
  render: () => <OrderState order={{ cancelled: null }} hasMoved hasPasses={false} eventsHref="#events" />,
}
export const WaysToChange: StoryObj = { render: () => <Ways /> }
export const Door: StoryObj = {
  render: () => (
    <OrderEntrance
      doorHref="#door"
      passes={[
        { wallet: 'apple', href: '#apple', part: null },
        { wallet: 'google', href: '#google', part: null },
      ]}
    />
  ),
}
export const Files: StoryObj = {
  render: () => <OrderFiles files={{ tickets: '#tickets', calendar: '#calendar' }} followHref="#follow" />,
}
export const Keep: StoryObj = { render: () => <KeepOrder href="#order" /> }

const Sections = () => {
  const brand = useBrand()
  return (
    <>
      <OrderHead orderNumber="10042" date="November 20, 2026" subject="Boat Tour" isCancelled={false} />
      <OrderSections
        order={sampleOrder(brand)}
        detail={sampleDetail(brand)}
        files={{ tickets: '#tickets', calendar: '#calendar' }}
        followHref="#follow"
        passes={[]}
        doorHref="#door"
        eventsHref="#events"
      />
    </>
  )
}

export const WholeOrder: StoryObj = { render: () => <Sections /> }
export const LineByLine: StoryObj = {
  render: () => (
    <>
      <BoughtGroup
        isMembership
        name="Family"
        start={null}
        visits={[]}
        lines={[
          {
            name: 'Adult',
            quantity: 2,
            unitPrice: { amount: 1_800, before: 2_000 },
            total: { amount: 3_600, before: 4_000 },
          },
        ]}
        total={null}
      />
      <AmountLine label="Order total" amount={3_600} before={4_000} />
      <BeforePrice cents={4_000} />
    </>
  ),
}
