import type { AddOn } from '#app/contract/venue-file/addons.ts'
import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import type { MembershipCategory } from '#app/contract/venue-file/memberships.ts'
import { dearestPart } from './combo-parts.ts'
import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { isSoldOnline, type LaunchVenue } from './launch-venue.ts'
import { isLesserKind, saysFree } from './lesser-kinds.ts'

/** Add-ons, combos and levels for nothing, where the venue asks for a price as a rule and no word says that they are given. */
export const checkFreeExtras = (venue: LaunchVenue): LaunchFinding[] => [
  ...freeAddOns(venue),
  ...freeCombos(venue),
  ...freeLevels(venue),
]

type PriceHolder = { price: number }
const isPaid = ({ price }: PriceHolder) => price > 0
const isFree = ({ price }: PriceHolder) => price === 0

/** Several that are all free are meant; one alone is judged by its words. */
const areMeant = (all: readonly PriceHolder[]) => all.length > 1 && all.every(isFree)

function freeAddOns({ file }: LaunchVenue): LaunchFinding[] {
  const sold = file.addOns.filter(({ salesChannels }) => isSoldOnline(salesChannels))
  if (areMeant(sold)) return []
  return sold
    .filter(({ name, description, price }: AddOn) => price === 0 && !saysFree(name, description))
    .map(({ id, name }) => findingIn({ kind: 'addon', id }, finding('free-addon', { name })))
}

function freeCombos(venue: LaunchVenue): LaunchFinding[] {
  const names = new Map(venue.file.personTypes.map(({ id, name }) => [id, name]))
  return venue.file.combos.flatMap(combo => {
    const { id, name } = combo
    return freeIn(venue, combo)
      .slice(0, 1)
      .map(type => finding('free-combo', { name, other: names.get(type) ?? type }))
      .map(found => findingIn({ kind: 'combo', id }, found))
  })
}

/** Kinds of person who have a combo for nothing although a part of it costs them something. */
const freeIn = (venue: LaunchVenue, combo: ComboTemplate): string[] =>
  (combo.type === 'fixedPrice' ? combo.prices : [])
    .filter(isFree)
    .map(({ personTypeId }) => personTypeId)
    .filter(type => dearestPart(venue, { combo, type }) > 0)

function freeLevels({ file }: LaunchVenue): LaunchFinding[] {
  const { categories } = file.memberships
  const included = new Set(categories.flatMap(({ auxiliaryCategoryIds }) => auxiliaryCategoryIds))
  const sold = categories.filter(
    ({ id, canJoin, canRenew, salesChannels }) =>
      (canJoin || canRenew) && isSoldOnline(salesChannels) && !included.has(id),
  )
  if (areMeant(sold.flatMap(({ offerings }) => offerings.flatMap(({ prices }) => prices)))) return []
  const kinds = new Map(file.personTypes.map(kind => [kind.id, kind]))
  return sold
    .filter(level => isFreeLevel(level, kinds))
    .map(({ id, name }) => findingIn({ kind: 'membership', id }, finding('free-level', { name })))
}

type Kinds = ReadonlyMap<string, { id: string; name: string; description: string }>

/** Whether somebody has the level for nothing who is no child beside those who pay. */
function isFreeLevel({ name, offerings }: MembershipCategory, kinds: Kinds): boolean {
  // Only names: what a level says of itself tells of free entry.
  if (saysFree(name)) return false
  return offerings.some(offering => {
    const isLesser = (id: string) => isLesserKind(kinds.get(id) ?? { id, name: id, description: '' })
    const slips = offering.prices.filter(point => isFree(point) && !saysFree(offering.name, point.name))
    const isBesidePayers = offering.prices.some(isPaid)
    return slips.some(({ personTypeId }) => !isBesidePayers || !isLesser(personTypeId))
  })
}
