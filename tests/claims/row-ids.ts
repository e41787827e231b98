const ID = /(?:ORD|MEM|CHK)-\d{3}/g
const TAG = /\[((?:(?:ORD|MEM|CHK)-\d{3}[\s,]*)+)\]/g

/** The rows a title claims: `[ORD-137]`, `[ORD-137, ORD-138]`; in parentheses they are only named. */
export function claimedIds(title: string): string[] {
  return [...new Set([...title.matchAll(TAG)].flatMap(([, tag]) => tag?.match(ID) ?? []))]
}

/** Whether a text is one id and nothing else, as in a table whose title says `[$row]`. */
export const isRowId = (text: string) => /^(?:ORD|MEM|CHK)-\d{3}$/.test(text)
