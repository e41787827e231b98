import type { PictureSource } from '#app/ui/picture/picture.tsx'
import type { PartyAmount } from '#app/ui/price/party-price.tsx'
import type { SavingProps } from '#app/ui/price/saving.tsx'

/** Where a press leads: a form asks for this address. */
export type FormStep = { action: string; fields: [name: string, value: string][] }

/** An event of a combo. `times` are those of the chosen day in words. */
export type ComboItem = {
  id: string
  name: string
  text: string
  picture: PictureSource | null
  times: string | null
  /** it cannot be had on the chosen day: all seats are taken, or it is not held */
  unavailable: 'sold-out' | 'not-held' | null
}

/** Another day of the combo, in words and as its page. */
export type ComboDayLink = { dateText: string; href: string }

/** An event that can be put into the combo or taken out of it. */
export type ComboOption = ComboItem & { hop: FormStep }

/**
 * An event of a choice, chosen or to pick. Where it cannot be had on the day, `day` is one on which it goes with all that is chosen; where the
 * choice is full, `replaces` is the name of the event that a press takes out for it.
 */
export type ComboCandidate = ComboOption & {
  isChosen: boolean
  replaces: string | null
  day: ComboDayLink | null
}

/** A choice of the combo: `quantity` places, of which `open` are empty. */
export type ComboChoice = {
  name: string
  quantity: number
  open: number
  chosen: ComboOption[]
  candidates: ComboCandidate[]
}

export type ComboPage = {
  name: string
  text: string
  /** as on its card: its own, or those of two parts */
  pictures: PictureSource[]
  /** one of the order is changed */
  isInOrder: boolean
  /** cents: the least it costs; null when nothing is for sale */
  price: number | null
  /** what all who come pay together; null where it is not known who comes, or what they pay */
  party: PartyAmount | null
  saving: SavingProps | null
  detailHref: string
  /** the chosen day in words */
  day: string | null
  calendarHref: string
  included: ComboItem[]
  queues: ComboChoice[]
  chosen: string[]
  /** of how many places how many are filled */
  picked: number
  places: number
  complete: boolean
  /** names of events in it that cannot be had on the day */
  soldOut: string[]
  /** then the next day on which all of it can be had */
  nextDay: ComboDayLink | null
  next: FormStep
}
