import { type AgendaEntry, dayAgenda } from '#app/rules/itinerary/day-agenda.ts'
import { spanOf } from '#app/rules/itinerary/visit-times.ts'
import type { OrderItemsProps } from '../order-items-props.ts'
import type { Suggestion } from '../order-model.ts'
import { type ChosenVisit, chosenVisits, type FittingOffer, fittingOffers } from './chosen-visits.ts'

/** Gaps shorter than this are a pause, and nothing is said of them. Minutes. */
export const MIN_GAP = 20

/** The day is drawn from two visits on, and where one is folded into its line. */
export const isAgendaShown = (
  { folding }: OrderItemsProps['order'],
  visits: readonly ChosenVisit[],
): boolean => visits.length > 1 || visits.some(({ itemId }) => folding.isFolded(itemId))

/** By the id of the visit after it: what is offered in the free time of the day. */
export function gapOffers({ page, order }: OrderItemsProps): Map<string, FittingOffer> {
  const visits = chosenVisits({ page, order })
  if (!isAgendaShown(order, visits)) return new Map()
  const offers = fittingOffers({ page, order }, visits)
  const gaps = dayAgenda(visits).flatMap(({ entries }) =>
    entries.filter(({ freeBefore }) => freeBefore >= MIN_GAP),
  )
  return new Map(
    gaps.flatMap((entry): [string, FittingOffer][] => {
      const offer = offers.find(one => isInGap(one, entry))
      return offer ? [[entry.visit.id, offer]] : []
    }),
  )
}

/** Cents: all that day and suggestions write, so that both write it alike. */
export const dayAmounts = ({ page, order }: OrderItemsProps): number[] => [
  ...chosenVisits({ page, order }).flatMap(({ total, combo }) => total ?? combo?.total ?? []),
  ...page.suggestions.flatMap(({ offer }) => offer?.from ?? []),
]

const isInGap = ({ start }: FittingOffer, { visit, freeBefore }: AgendaEntry) => {
  const [offered, next] = [spanOf({ ...start, minutes: 0 }).starts, spanOf(visit).starts]
  return start.date === visit.date && offered < next && offered >= next - freeBefore
}

/** What is offered below the order: what stands in a gap of the day is not offered twice. */
export function suggestionsBelow(
  suggestions: readonly Suggestion[],
  offers: ReadonlyMap<string, FittingOffer>,
): readonly Suggestion[] {
  if (offers.size === 0) return suggestions
  const inGaps = new Set([...offers.values()].map(({ suggestion }) => suggestion.id))
  return suggestions.filter(({ id, removed }) => removed || !inGaps.has(id))
}
