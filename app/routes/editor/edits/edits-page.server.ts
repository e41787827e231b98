import type { VenueEditPayload } from '#app/contract/venue-edits.ts'
import { momentText } from '#app/pages/moment-text.ts'
import type { Visit } from '#app/pages/open-page.ts'
import { addressWith } from '#app/rules/links/query.ts'
import { shownValue } from './shown-value.server.ts'

type Edits = { list: readonly VenueEditPayload[]; next: number | null }

/** The edits as their screen shows them: in words, on the venue's clock. */
export const editsPage = (visit: Visit, { list, next }: Edits) => ({
  edits: list.map(edit => shownEdit(edit, visit)),
  olderHref: next === null ? null : addressWith(visit.url, { before: String(next), saved: null }),
})

function shownEdit(edit: VenueEditPayload, { venue }: Visit) {
  const { number, authorName, createdAt, undoes, undoneBy, values } = edit
  return {
    number,
    author: authorName,
    createdAt,
    moment: momentText(createdAt, venue),
    undoes,
    undoneBy,
    language: edit.language,
    part: partWords(edit, venue),
    values: values.map(value => shownValue(edit.part, { value, venue })),
  }
}

export type ShownEdit = ReturnType<typeof shownEdit>

function partWords(
  { part, subject, language }: VenueEditPayload,
  { text, languages }: Visit['venue'],
): string {
  const name = subject?.name || text('edits-gone')
  if (part === 'pictures') return text('edits-part-pictures', { name })
  if (part !== 'words') return text(`edits-part-${part}`)
  const known = languages.find(({ tag }) => tag === language)
  return text('edits-part-words', { language: known?.name ?? language ?? '', name })
}
