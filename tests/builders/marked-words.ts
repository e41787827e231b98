import { type TextGroup, textGroups } from '#theme/texts/texts.ts'

/** Stands before every text of a venue that has worded all of them itself. */
export const MARK = '»'

/** Every text of these groups in the venue's own wording: the default with a mark before it. Settings stay as they are. */
export function markedWords(groups: readonly TextGroup[]): Record<string, string> {
  const texts = groups.flatMap(group => Object.entries(textGroups[group]))
  return Object.fromEntries(
    texts
      .filter(([, { setting }]) => !setting)
      .map(([reference, { message }]) => [reference, MARK + message]),
  )
}
