import { type Refusal, refusalOf } from '#app/api/kernel/refuse.ts'
import type { VenueEditPayload } from '#app/contract/venue-edits.ts'
import type { Visit } from '#app/pages/open-page.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'

/** Why nothing was undone, over the list. */
export type RefusedUndo = { error: string }

type Answer = { href: string } | { refused: RefusedUndo; status: number }

/** Undoes the edit of a form: where to go on, to the screen of what was changed where the press came from there. */
export async function undoEdit({ api, venue, tenantId, url }: Visit, form: FormData): Promise<Answer> {
  const number = Number(form.get('number'))
  if (!Number.isInteger(number) || number < 1)
    return { refused: { error: venue.text('edits-failed') }, status: 400 }
  const undone = await api.venueEdits.undo({ params: { number } }).catch(refusalOf)
  if (!undone || !('payload' in undone)) {
    const error = venue.text(refusalText(undone))
    return { refused: { error }, status: undone?.status ?? 500 }
  }
  const { edit } = undone.payload
  if (form.get('from') !== 'part') return { href: `${url.pathname}?saved#edit-${edit ?? number}` }
  const { list } = (await api.venueEdits.list({})).payload
  const made = list.find(one => one.number === edit)
  const base = `/editor/${encodeURIComponent(tenantId)}`
  return { href: made ? `${base}/${screenOf(made)}` : url.pathname }
}

const REFUSALS: Readonly<Record<number, TextReference>> = {
  404: 'edits-missing',
  409: 'edits-moved',
  422: 'edits-approvals',
}

const refusalText = (refusal: Refusal | null) =>
  (refusal?.data.code === 'CONTRAST'
    ? 'pictures-contrast'
    : refusal?.data.errors?.font
      ? 'edits-font-used'
      : (REFUSALS[refusal?.status ?? 0] ?? 'edits-failed')) as 'edits-failed'

/** Where the part of an edit is changed, with the press that takes the undoing back. */
function screenOf({ part, subject, language, number, values }: VenueEditPayload): string {
  if (part === 'fonts') return `composer`
  const isPrivacy = part === 'legal' && values.every(({ key }) => key.startsWith('texts.legal-privacy'))
  const query = new URLSearchParams({
    ...(language ? { language } : {}),
    ...(isPrivacy ? { page: 'privacy' } : {}),
    saved: String(number),
  })
  const place = subject ? `/${subject.kind}/${encodeURIComponent(subject.id)}` : ''
  const screen = {
    hours: 'hours',
    settings: 'settings',
    pictures: 'pictures',
    words: 'translations',
    languages: 'translations',
    import: 'exchange',
    legal: 'legal',
  }[part]
  return `${screen}${place}?${query}`
}
