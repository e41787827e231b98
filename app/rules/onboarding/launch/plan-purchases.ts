import { isSoldOnline, type LaunchVenue, soldEvents } from './launch-venue.ts'
import { planCodes } from './plan-codes.ts'
import { planCombo } from './plan-combos.ts'
import { planTickets } from './plan-events.ts'
import { planLevels, planMoves } from './plan-memberships.ts'
import type { TrialPurchase } from './trial-purchase.ts'

/**
 * Everything that the storefront sells, as every kind of visitor who may have it: each event at a start of each of its price lists, each combo
 * with its add-ons, each way on from a membership, a purchase with each code. What of a combo can be picked is bought by the first of them alone.
 */
export function planPurchases(venue: LaunchVenue): TrialPurchase[] {
  const levels = [null, ...visitorLevels(venue)]
  const buyersOf = (noun: Restricted) => levels.filter(level => mayHave(noun, level))
  return [
    ...soldEvents(venue).flatMap(event =>
      buyersOf(event).flatMap(level => planTickets(venue, { event, level })),
    ),
    ...venue.file.combos.flatMap(combo =>
      buyersOf(combo).flatMap((level, at) => planCombo(venue, { combo, level, withEach: at === 0 })),
    ),
    ...planLevels(venue),
    ...planMoves(venue),
    ...planDonations(venue),
    ...planCodes(venue),
  ]
}

/** The levels whose members may be visitors. */
export const visitorLevels = ({ file }: LaunchVenue): string[] =>
  file.company.membership ? file.memberships.categories.map(({ id }) => id) : []

type Restricted = { memberOnlyEvent: boolean; membershipRestrictions: readonly string[] }

const mayHave = ({ memberOnlyEvent, membershipRestrictions: levels }: Restricted, level: string | null) =>
  !memberOnlyEvent || (level !== null && (levels.length === 0 || levels.includes(level)))

/** Every gift of money, each with the least that it takes. */
function planDonations({ file }: LaunchVenue): TrialPurchase[] {
  if (!file.company.donations) return []
  const offered = file.donations.options.filter(
    ({ type, price, salesChannels }) => isSoldOnline(salesChannels) && (type === 'donation' || price > 0),
  )
  return offered.map(({ id, inventoryId, name, type, minimum, suggestedAmounts }) => ({
    name,
    level: null,
    at: { kind: 'donation', id } as const,
    whole: {
      donations: [
        {
          id: 'donation',
          inventoryId: inventoryId ?? id,
          type,
          amount: type === 'donation' ? (suggestedAmounts[0] ?? minimum) : 0,
        },
      ],
    },
    parts: [],
  }))
}
