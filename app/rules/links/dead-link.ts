import { isPublicSite } from '#app/rules/onboarding/site/public-site.ts'

/** The pages below a venue that a link can lead to, by the first step of their addresses; the bare name of a venue leads on by itself. */
const PAGES: Readonly<Record<string, RegExp>> = {
  events: /^(?:|list|reviews|detail\/[^/]+|waiting\/[^/]+)$/,
  orders: /^(?:|tickets|calendar|combo|again)$/,
  membership: /^(?:|join|group\/[^/]+|detail\/[^/]+|profile|renew|renew\/detail|upgrade)$/,
  account: /^(?:|orders|profile)$/,
  auth: /^(?:|login|members|forgotPassword|orders)$/,
  legal: /^(?:|terms|privacy)$/,
  resellers: /^$/,
  status: /^$/,
  sharing: /^(?:|events\.ics)$/,
}

const EVENT = /^(?:detail|waiting)\/([^/]+)$/

type Shop = {
  readonly tenantId: string
  /** Ids of its events and combos; null where they are not known. */
  readonly eventIds: ReadonlySet<string> | null
}

/**
 * Whether a link of a venue leads nowhere: to a page that its shop has not, to another venue, to an event that there is not, or to a site that
 * visitors cannot reach by the form of its address. `#`, mail and telephone lead somewhere.
 */
export function isDeadLink(href: string, shop: Shop): boolean {
  if (href === '#' || /^(?:mailto|tel):\S/.test(href)) return false
  return href.startsWith('/') ? !isPageOf(href, shop) : !isPublicSite(href)
}

function isPageOf(href: string, { tenantId, eventIds }: Shop): boolean {
  const [path = ''] = href.split(/[?#]/)
  const [, area = '', venue = '', ...below] = path.replace(/\/$/, '').split('/').map(decoded)
  const page = below.join('/')
  if (venue !== tenantId || !Object.hasOwn(PAGES, area) || !PAGES[area]?.test(page)) return false
  const [, eventId] = (area === 'events' && EVENT.exec(page)) || []
  return eventId === undefined || eventIds === null || eventIds.has(eventId)
}

/** A step of an address as it is meant; one that is broken as it is written. */
const decoded = (step: string): string => {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}
