import { textGroups } from '#theme/texts/lists/text-groups.ts'
import type { TextGroup } from '#theme/texts/lists/texts.ts'

/** Stands before every text of a venue that has worded all of them itself. */
export const MARK = '»'

const before = (message: string) => MARK + message
/** `Renew°` for `Renew`: for sentences that are looked for from their beginning. */
export const degree = (message: string) => message && `${message}°`

/** Every text of these groups in the venue's own wording: the default with a mark. Settings stay as they are. */
export function markedWords(groups: readonly TextGroup[], mark = before): Record<string, string> {
  const texts = groups.flatMap(group => Object.entries(textGroups[group]))
  return Object.fromEntries(
    texts.filter(([, { setting }]) => !setting).map(([reference, { message }]) => [reference, mark(message)]),
  )
}
