import { meetsPrerequisites } from '#app/rules/limits/prerequisites.ts'
import type { OrderItemsProps } from '../../order-items-props.ts'
import { addOnsOf } from '../add-on/add-ons-of.ts'
import type { ItemBlock } from '../item-block.ts'
import { EventBlock } from './event-block.tsx'
import type { EventBlockProps } from './event-block-props.ts'
import { type EventNeeds, hasTickets, type OrderEvent } from './event-model.ts'
import { eventRepair } from './event-repair.ts'
import { HiddenChoice } from './hidden-choice.tsx'
import { brokenRepair, useBrokenRules } from './use-broken-rules.ts'
import { useEventProblems } from './use-event-problems.ts'
import { useOverlaps } from './use-overlaps.ts'

type EventBlocksProps = OrderItemsProps & {
  /** whether its block belongs to its line of the day */ ofDay: (eventId: string) => boolean
}

/** The events of the order. A block is drawn again only when its own event, or what is chosen of it, changes. */
export function useEventBlocks({ page, order, ofDay }: EventBlocksProps): ItemBlock[] {
  const { events, addOns, answer, unkept, ticketsBeside } = order
  const overlapsOf = useOverlaps({ page, order })
  const limitedOf = useBrokenRules(answer)
  const isToldBelow = (eventId: string) => {
    const event = page.events.find(({ id }) => id === eventId)
    const beside = ticketsBeside(eventId, [eventId])
    return Boolean(event && brokenRepair(event, { answer, choice: events.choices[eventId], beside }))
  }
  const problemsOf = useEventProblems(page.dateChange, {
    answer,
    choices: events.choices,
    unkept,
    isToldBelow,
  })
  const chosenIds = chosenEventIds(page, order)
  return page.events.map(event => {
    const block: EventBlockProps = {
      event: limitedOf(event),
      choice: events.choices[event.id],
      problems: problemsOf(event.id),
      fewSeats: page.fewSeats,
      missing: missingNeeds(event, chosenIds),
      overlaps: overlapsOf(event),
      beside: ticketsBeside(event.id, [event.id]),
      change: events.change,
      leads: !order.isOrderable,
      nextDay: unkept?.nextDays[event.id] ?? answer?.nextDays[event.id] ?? event.nextDay,
      ...addOnsOf(event.id, { offered: page.addOns.offered, ...addOns }),
    }
    const isFolded = order.folding.isFolded(event.id) && !needsBlock(block)
    return {
      id: event.id,
      isFolded,
      mayFold: !needsBlock(block),
      element: isFolded ? (
        <HiddenChoice key={event.id} {...block} />
      ) : (
        <EventBlock key={event.id} {...block} isOfDay={ofDay(event.id)} />
      ),
    }
  })
}

/** Whether something of a settled visit has to be looked at all the same; that it overlaps another one stands in its line of the day. */
const needsBlock = ({ problems, missing, nextDay, event, choice, beside }: EventBlockProps) =>
  !hasTickets(choice) ||
  problems.length > 0 ||
  missing !== null ||
  nextDay !== null ||
  eventRepair(event, choice, beside) !== null

/** The events of which there are tickets, those of combos too. */
function chosenEventIds(
  page: OrderItemsProps['page'],
  { events, combos }: OrderItemsProps['order'],
): string[] {
  const ofCombos = page.combos
    .filter(({ key }) => Object.values(combos.choices[key]?.quantities ?? {}).some(quantity => quantity > 0))
    .flatMap(({ visits }) => visits.map(({ id }) => id))
  return [...Object.keys(events.choices).filter(id => hasTickets(events.choices[id])), ...ofCombos]
}

/** What an event needs and the order does not have; one of several is enough. */
function missingNeeds({ needs }: OrderEvent, chosenIds: readonly string[]): EventNeeds | null {
  return needs && !meetsPrerequisites({ prerequisiteEventIds: needs.ids }, chosenIds) ? needs : null
}
