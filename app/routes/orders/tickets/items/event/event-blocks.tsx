import type { OrderItemsProps } from '../../order-items-props.ts'
import { addOnsOf } from '../add-on/add-ons-of.ts'
import { EventBlock } from './event-block.tsx'
import { useEventProblems } from './use-event-problems.ts'

/** The events of the order. A block is drawn again only when its own event, or what is chosen of it, changes. */
export const EventBlocks = ({ page, order }: OrderItemsProps) => {
  const { events, addOns, answer, unkept } = order
  const problemsOf = useEventProblems(page.dateChange, { answer, choices: events.choices, unkept })
  return page.events.map(event => (
    <EventBlock
      key={event.id}
      event={event}
      choice={events.choices[event.id]}
      problems={problemsOf(event.id)}
      fewSeats={page.fewSeats}
      change={events.change}
      {...addOnsOf(event.id, { offered: page.addOns.offered, ...addOns })}
      cancelHref={event.mode === 'selected' ? page.dateChange?.cancelHref : undefined}
    />
  ))
}
