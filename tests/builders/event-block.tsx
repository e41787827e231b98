import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import type { OrderAddOn } from '#app/routes/orders/tickets/items/add-on/add-on-model.ts'
import { EventBlock } from '#app/routes/orders/tickets/items/event/event-block.tsx'
import type { Choice, EventNeeds, OrderEvent } from '#app/routes/orders/tickets/items/event/event-model.ts'
import { useEventChoices } from '#app/routes/orders/tickets/items/event/use-event-choices.ts'
import type { LimitedTickets } from '#app/rules/limits/sales-limit.ts'
import { VenueMoneyProvider } from '#app/ui/price/money-format.tsx'
import { aRule } from '#tests/builders/sales-rules.ts'
import { inWords } from '#tests/setup/in-words.tsx'

export const ticketType = (id: string, name: string) => ({
  id,
  name,
  description: '',
  price: 1200,
  retail: 1200,
  lineDiscount: null,
  forMembers: false,
  maximum: null,
})

export const slot = (time: string, availableSeats = 40, prices = 'day') => ({
  id: time,
  date: '2026-11-21',
  time,
  label: time,
  availableSeats,
  prices,
})

export const times = (count: number) => Array.from({ length: count }, (_, hour) => slot(`${10 + hour}:00`))

export const anEvent = (changes: Partial<OrderEvent> = {}): OrderEvent => ({
  id: 'reef',
  name: 'Reef Walk',
  picture: null,
  admission: 'timed',
  mode: 'added',
  help: [],
  date: '2026-11-21',
  dateText: 'Saturday, November 21, 2026',
  detailHref: '/events/harborlight/detail/reef',
  minutes: 0,
  places: [],
  needs: null,
  slots: [slot('10:00')],
  priceLists: { day: [ticketType('adult', 'Adult'), ticketType('child', 'Child')] },
  timesAtOnce: null,
  timesFolded: false,
  timesUnfolded: false,
  missingTime: null,
  timesUnread: false,
  limits: [],
  limitWords: 'sentence',
  mayBuy: true,
  waitHref: null,
  similar: null,
  nextDay: null,
  added: true,
  settled: false,
  edited: false,
  ...changes,
})

export const chosen = (
  quantities: Record<string, number> = {},
  retail: Record<string, number> = {},
): Choice => ({
  slotId: '10:00',
  quantities,
  retail,
})

export const guide: OrderAddOn = {
  id: 'guide',
  name: 'Pocket guide',
  description: '',
  picture: null,
  terms: { quantityType: 'any', quantity: 1, maximum: null, priceSplit: 'each', price: 900 },
  left: 3,
  carted: 0,
}

type BlockSetup = {
  event: OrderEvent
  choice?: Choice
  problems?: string[]
  wished?: number
  overlaps?: Record<string, string>
  missing?: EventNeeds | null
  beside?: readonly LimitedTickets[]
  leads?: boolean
}

const APART = {}
const ALONE: readonly LimitedTickets[] = []

/** The block as the order page holds it: what is pressed is chosen. */
export const Page = ({
  event,
  choice = chosen(),
  problems = [],
  wished,
  overlaps = APART,
  missing = null,
  beside = ALONE,
  leads = false,
}: BlockSetup) => {
  const [start] = useState({ reef: choice })
  const { choices, change } = useEventChoices({ choices: start, settledBy: [], isSending: false })
  return (
    <VenueMoneyProvider value={{ currency: 'USD', locale: 'en-US', noCharge: 'No charge' }}>
      <EventBlock
        event={event}
        choice={choices.reef}
        problems={problems}
        fewSeats={5}
        missing={missing}
        overlaps={overlaps}
        beside={beside}
        change={change}
        nextDay={event.nextDay}
        leads={leads}
        addOns={wished === undefined ? [] : [guide]}
        addOnQuantities={{ guide: wished ?? 0 }}
        changeAddOn={() => undefined}
      />
    </VenueMoneyProvider>
  )
}

export const show = (changes: Partial<OrderEvent> = {}, choice?: Choice) =>
  render(inWords(<Page event={anEvent(changes)} choice={choice} />))

export const quantity = (name: string) =>
  screen.getByRole<HTMLInputElement>('spinbutton', { name: `Quantity of ${name}` })

export const more = (name: string) => screen.getByRole('button', { name: `Increase quantity of ${name}` })

export const press = (name: string, times: number) => {
  for (let i = 0; i < times; i += 1) fireEvent.click(more(name))
}

export const forMembers = aRule({ ruleType: { name: 'memberBenefits' }, allowedQuantity: 2 })

export const picture = { thumbnail: '/s.jpg', screen: '/m.jpg', highRes: '/l.jpg', description: 'A guide' }
