/** What a path of the site map is: pages of a shop, what belongs to a venue without being a page, pages of the staff, or anything else. */
export type PathPlace = {
  area: 'shop' | 'venue' | 'staff' | 'other'
  /** the venue that it names */
  tenantId: string | null
  /** what a script of a page asks for, and no page itself */
  isData: boolean
}

const SHOP = /^(?:events|orders|membership|account|auth|legal|resellers|status|checkout)$/
const VENUE = /^(?:sharing|embed|theme|pictures|wallet)$/
const STAFF = /^(?:editor|staff|share)$/
const DATA = /\.data$/

/** The place of a path, as it was sent (`app/routes.ts`). An id that cannot be decoded names no venue that there is. */
export function pathPlace(path: string): PathPlace {
  const [first = '', second = ''] = path.replace(DATA, '').split('/').slice(1)
  const isData = DATA.test(path)
  if (first === 'onboarding' || first === 'dev') return { area: 'staff', tenantId: null, isData }
  const area = SHOP.test(first) ? 'shop' : VENUE.test(first) ? 'venue' : STAFF.test(first) ? 'staff' : 'other'

  return { area, tenantId: area === 'other' || second === '' ? null : decoded(second), isData }
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
