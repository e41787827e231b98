/** The items of a new venue, in the order in which they are done. */
export const CHECKLIST_ITEMS = ['name', 'look', 'hours', 'events', 'words', 'staff', 'links'] as const
export type ChecklistItem = (typeof CHECKLIST_ITEMS)[number]

/** Without these a venue is not opened to visitors. */
export const REQUIRED_ITEMS: readonly ChecklistItem[] = ['name', 'look', 'hours', 'events']

/** What is known of a venue, as far as the list asks for it. */
export type ChecklistFacts = {
  /** items that somebody has looked at and saved */
  confirmed: readonly string[]
  name: string
  /** how visitors reach it: a telephone number or an email */
  hasContact: boolean
  /** a preset, or variables of its own */
  hasLook: boolean
  /** other hours than those a venue has when it says nothing */
  hasOwnHours: boolean
  /** events that have a start from today on */
  eventsOnSale: number
  /** texts in the venue's own words */
  ownTexts: number
  /** staff who may use the editor */
  editors: number
  links: number
}

export type ChecklistState = { item: ChecklistItem; isDone: boolean; isRequired: boolean }

export type Checklist = {
  items: ChecklistState[]
  done: number
  /** every required item is done */
  mayOpen: boolean
}

/** How far a venue is. What can be read from it counts as done; what looks alike untouched and chosen counts once it is saved. */
export function venueChecklist(facts: ChecklistFacts): Checklist {
  const items = CHECKLIST_ITEMS.map(item => ({
    item,
    isDone: isDone[item](facts),
    isRequired: REQUIRED_ITEMS.includes(item),
  }))
  return {
    items,
    done: items.filter(({ isDone }) => isDone).length,
    mayOpen: items.every(({ isDone, isRequired }) => isDone || !isRequired),
  }
}

const isDone: Record<ChecklistItem, (facts: ChecklistFacts) => boolean> = {
  name: ({ name, hasContact }) => name !== '' && hasContact,
  look: ({ hasLook, confirmed }) => hasLook || confirmed.includes('look'),
  hours: ({ hasOwnHours, confirmed }) => hasOwnHours || confirmed.includes('hours'),
  events: ({ eventsOnSale }) => eventsOnSale > 0,
  words: ({ ownTexts, confirmed }) => ownTexts > 0 || confirmed.includes('words'),
  staff: ({ editors }) => editors > 0,
  links: ({ links, confirmed }) => links > 0 || confirmed.includes('links'),
}
