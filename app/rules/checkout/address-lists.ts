/** How a field is filled in: from a list, or by typing. */
export type EntryKind = 'list' | 'text'

/** A list as it was loaded; null when loading it failed. */
export type LoadedList = readonly unknown[] | null

/** How country and state are entered: from a list where there is one; a failed or empty list is hidden (ORD-185, ORD-277, MEM-277). */
export function addressEntry(lists: { countries: LoadedList; states: LoadedList }): {
  country: EntryKind
  state: EntryKind
} {
  return { country: entryKind(lists.countries), state: entryKind(lists.states) }
}

function entryKind(list: LoadedList): EntryKind {
  return list && list.length > 0 ? 'list' : 'text'
}
