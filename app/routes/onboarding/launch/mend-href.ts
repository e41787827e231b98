import type { LaunchRecord } from '#app/rules/onboarding/launch/launch-finding.ts'
import type { EditorPlace, Mending, MendPlace } from '#app/rules/onboarding/launch/mend-place.ts'
import { venueHref } from '../parts/item-href.ts'

type Place = { mending: Mending; at: LaunchRecord }

/** The address at which a finding is mended, as near to its field or row as the screen has addresses. What only others may do is asked of them among the staff. */
export function mendHref(tenantId: string, { mending: { place, beyond }, at }: Place) {
  const base = venueHref(tenantId)
  if (beyond) return `${base}/staff`
  if (isOfEditor(place)) return `/editor/${encodeURIComponent(tenantId)}/${editorPath(place, at)}`
  if (place === 'file') return `${base}/events${rowQuery('part', partOf(at), at)}`
  if (place.startsWith('sheet-')) return `${base}/events${rowQuery('sheet', place.slice(6), at)}`
  return `${base}/${place}${fieldHash(place, at)}`
}

const isOfEditor = (place: MendPlace): place is EditorPlace => place.startsWith('editor-')

function editorPath(place: EditorPlace, { kind, id, field, date, language = '' }: LaunchRecord): string {
  const record = id ? `/${kind}/${encodeURIComponent(id)}` : ''
  const query = `?${new URLSearchParams({ language })}`
  const composer = `composer${field ? `?${new URLSearchParams({ field })}` : ''}`
  const paths = {
    'editor-words': composer,
    'editor-look': composer,
    'editor-pictures': `pictures${record}`,
    // A donation is translated with the venue.
    'editor-translations': `translations${kind === 'donation' ? '' : record}${query}`,
    'editor-hours': date ? `hours#day-${date}` : 'hours',
    'editor-settings': field ? `settings#${field}` : 'settings',
  } satisfies Record<EditorPlace, string>
  return paths[place]
}

/** Where the records of a kind are in the venue's file. */
const PARTS: Partial<Record<LaunchRecord['kind'], string>> = {
  event: 'events',
  combo: 'combos',
  addon: 'addOns',
  membership: 'memberships.categories',
  membershipGroup: 'memberships.groups',
  facility: 'facilities',
  donation: 'donations.options',
  form: 'forms',
  limit: 'limits',
  coupon: 'coupons',
  charge: 'company.charges',
}

const partOf = ({ kind, field }: LaunchRecord) => (kind === 'venue' && field ? `venue.${field}` : PARTS[kind])

function rowQuery(name: 'part' | 'sheet', value: string | undefined, { id }: LaunchRecord): string {
  if (value === undefined) return ''
  return `?${new URLSearchParams({ [name]: value, ...(id && { row: id }) })}`
}

/** The id of a field on the screen. */
function fieldHash(place: MendPlace, { kind, id = '', field }: LaunchRecord): string {
  if (place === 'links' && kind === 'link') return `#href-${encodeURIComponent(id)}`
  // A look is chosen as a whole there.
  return field === undefined || field === 'day' || place === 'look' ? '' : `#${field}`
}
