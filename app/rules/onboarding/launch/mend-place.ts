import type { SheetKind } from '#app/rules/venues/sheet-columns.ts'
import { mayDo, type StaffRight } from '../../staff/staff-rights.ts'
import type { LaunchCheck, LaunchFinding, LaunchRecord } from './launch-finding.ts'

/** A screen on which a mistake is mended: an item of onboarding, a sheet of its upload, a screen of the editor, or the venue's file. */
export type MendPlace =
  | 'name'
  | 'look'
  | 'hours'
  | 'links'
  | 'staff'
  | `sheet-${SheetKind}`
  | EditorPlace
  | 'file'

export type EditorPlace = keyof typeof RIGHT_AT

/** What somebody has to be able to do to mend something on a screen of the editor. */
const RIGHT_AT = {
  'editor-words': 'words',
  'editor-look': 'look',
  'editor-pictures': 'pictures',
  'editor-translations': 'words',
  'editor-hours': 'publish',
  'editor-settings': 'publish',
} as const satisfies Record<string, StaffRight>

/** Where the finding of each check is mended, the best place first. A later one is for records that the first does not have, and for people who may not open it. */
export const MEND_PLACES = {
  'purchase-refused': ['sheet-prices', 'sheet-addOns', 'file'],
  'no-starts': ['sheet-times'],
  'no-price': ['sheet-prices'],
  'dead-starts': ['sheet-times'],
  'closed-starts': ['hours', 'editor-hours', 'sheet-times'],
  'night-starts': ['sheet-times'],
  'entry-outside-hours': ['hours', 'editor-hours', 'sheet-times'],
  'skipped-start': ['sheet-times'],
  'doubled-start': ['sheet-times'],
  'far-start': ['sheet-times'],
  'odd-seats': ['sheet-times'],
  'long-event': ['sheet-events'],
  'open-unsold': ['hours', 'editor-hours', 'sheet-times'],
  'past-days': ['editor-hours', 'file'],
  'free-event': ['sheet-prices'],
  'free-type': ['sheet-prices'],
  'free-addon': ['sheet-addOns'],
  'free-combo': ['file'],
  'free-level': ['file'],
  'odd-price': ['sheet-prices'],
  'odd-amount': ['sheet-addOns', 'file'],
  'price-order': ['sheet-prices'],
  'same-name': ['sheet-events', 'file'],
  'members-only': ['editor-settings', 'sheet-events', 'file'],
  'members-unknown': ['editor-settings', 'file'],
  prerequisite: ['sheet-times'],
  'ticket-minimum': ['sheet-prices'],
  'limit-nothing': ['file'],
  'combo-days': ['sheet-times'],
  'combo-price': ['file'],
  'combo-dearer': ['file'],
  'coupon-window': ['file'],
  'addon-stock': ['sheet-addOns'],
  'addon-nowhere': ['sheet-events'],
  'not-online': ['file'],
  'form-stuck': ['file'],
  'level-price': ['file'],
  'long-term': ['file'],
  'donation-nothing': ['file'],
  'high-charge': ['file'],
  'no-contact': ['name'],
  'other-country': ['name', 'file'],
  'no-hours': ['hours'],
  'long-hours': ['hours'],
  'no-description': ['sheet-events', 'file'],
  placeholder: ['editor-words', 'sheet-events', 'sheet-addOns', 'file'],
  'no-picture': ['editor-pictures', 'sheet-events'],
  'lost-picture': ['editor-pictures', 'editor-look', 'look', 'sheet-events', 'file'],
  link: ['links', 'name', 'editor-words', 'sheet-events', 'sheet-addOns', 'file'],
  contrast: ['editor-look', 'look'],
  'lost-font': ['editor-look', 'look'],
  wording: ['editor-words'],
  'no-sender': ['editor-words'],
  'untranslated-words': ['editor-words'],
  'untranslated-record': ['editor-translations'],
  'no-editor': ['staff'],
} as const satisfies Record<LaunchCheck, readonly MendPlace[]>

/** Where somebody mends a finding; `beyond`: only staff with a right that they have not can, who are invited there. */
export type Mending = { place: MendPlace; beyond: false } | { place: EditorPlace; beyond: true }

/** Who mends, by their roles in the venue, and whether it is not open yet. */
type Mender = { roles: readonly string[]; isDraft: boolean }

/** The best place for a finding that somebody may open. */
export function mendingOf(
  { check, at }: Pick<LaunchFinding, 'check' | 'at'>,
  { roles, isDraft }: Mender,
): Mending {
  const places: readonly MendPlace[] = MEND_PLACES[check].filter(
    place => holds(place, at) && (isDraft || !isFixed(place, at)),
  )
  const open = places.find(place => !isOfEditor(place) || mayDo(roles, RIGHT_AT[place]))
  if (open) return { place: open, beyond: false }
  const [closed] = places.filter(isOfEditor)
  return closed ? { place: closed, beyond: true } : { place: 'file', beyond: false }
}

const isOfEditor = (place: MendPlace): place is EditorPlace => Object.hasOwn(RIGHT_AT, place)

/** Country and clocks are asked until a venue opens; then its file alone has them. */
const isFixed = (place: MendPlace, at: LaunchRecord | undefined) =>
  place === 'name' && at?.field === 'country'

/** A field of the theme is named by its key there, which has steps. */
const isOfTheme = ({ field }: LaunchRecord) => field?.includes('.') ?? false

/** What the editor has pictures of. */
const PICTURED: readonly LaunchRecord['kind'][] = ['venue', 'event', 'combo', 'addon', 'membership']

/** Whether a screen has the record. What is said of no record may be anywhere. */
function holds(place: MendPlace, at: LaunchRecord | undefined): boolean {
  // A switch of the venue is named where it is what is wrong.
  if (place === 'editor-settings') return at?.field !== undefined
  if (!at) return true
  if (place === 'name' || place === 'editor-words')
    return at.kind === 'venue' && at.id === undefined && isOfTheme(at) === (place === 'editor-words')
  if (place === 'editor-pictures') return at.id !== undefined && PICTURED.includes(at.kind)
  if (place === 'editor-look' || place === 'look') return at.kind === 'venue' && at.id === undefined
  if (place === 'sheet-addOns') return at.kind === 'addon'
  if (place.startsWith('sheet-')) return at.kind === 'event'
  // Days that differ are on the screen of the editor alone.
  if (place === 'hours') return at.field !== 'day'
  return place !== 'links' || at.kind === 'link'
}
