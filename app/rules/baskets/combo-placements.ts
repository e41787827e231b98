import type { ComboTemplate } from '#app/contract/venue-file/combos.ts'
import { comboEvents, fillCombo, isComboComplete } from '../combos/fill-combo.ts'
import type { BasketPlace } from './basket-needs.ts'

/** A combo at some of the places, on one day; `admissions` is how many one person gets of each place. */
export type ComboPlacement = { combo: ComboTemplate; admissions: number[] }

/** More ways of combining are not looked at: an order with so many is a rare one. */
const MAX_PLACEMENTS = 16

/** The combos that are made of these places alone, each in every way on one day. */
export function comboPlacements(
  combos: readonly ComboTemplate[],
  places: readonly BasketPlace[],
): ComboPlacement[] {
  return combos.flatMap(combo => placementsOf(combo, places)).slice(0, MAX_PLACEMENTS)
}

function placementsOf(combo: ComboTemplate, places: readonly BasketPlace[]): ComboPlacement[] {
  const named = new Set(combo.entries.flatMap(({ eventIds }) => eventIds))
  const candidates = [...places.keys()].filter(at => named.has(places[at]!.eventId))
  const { included, queues } = fillCombo(combo.entries, [])
  const size = included.length + queues.reduce((sum, { open }) => sum + open, 0)
  return subsets(candidates, { size, places }).flatMap(chosen => {
    const filled = fillCombo(
      combo.entries,
      chosen.map(at => places[at]!.eventId),
    )
    const events = comboEvents(combo.entries, filled)
    const isWhole = isComboComplete(filled) && filled.left.length === 0 && events.length === chosen.length
    const perPerson = (eventId: string) =>
      events.find(({ eventTemplateId }) => eventTemplateId === eventId)?.perPerson ?? 0
    const admissions = places.map(({ eventId }, at) => (chosen.includes(at) ? perPerson(eventId) : 0))
    return isWhole && admissions.filter(count => count > 0).length === size ? [{ combo, admissions }] : []
  })
}

type Choosing = { size: number; places: readonly BasketPlace[] }

/** Every choice of so many places that are of one day and of different events. */
function subsets([first, ...others]: readonly number[], { size, places }: Choosing): number[][] {
  if (size === 0) return [[]]
  if (first === undefined) return []
  const { date, eventId } = places[first]!
  const beside = others.filter(at => places[at]!.date === date && places[at]!.eventId !== eventId)
  const having = subsets(beside, { size: size - 1, places }).map(rest => [first, ...rest])
  return [...having, ...subsets(others, { size, places })]
}
