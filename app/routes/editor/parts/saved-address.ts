type SavedEdit = {
  edit: number | null
  /** what of the address stays */
  query?: Readonly<Record<string, string>>
}

/** The screen after saving: it says so, and offers to undo where something became another. */
export const savedAddress = ({ pathname }: URL, { edit, query = {} }: SavedEdit): string =>
  `${pathname}?${new URLSearchParams({ ...query, saved: edit === null ? '' : String(edit) })}`
