import type { VenueFile } from '#app/contract/venue-file/venue-file.ts'
import { isDeadLink } from '#app/rules/links/dead-link.ts'
import { finding, findingIn, type LaunchFinding, type LaunchRecord } from './launch-finding.ts'
import type { LaunchVenue } from './launch-venue.ts'
import { writtenLinks } from './written-links.ts'

/** So many addresses are looked at, each once. */
const MAX_LINKS = 1_000

/** Links that lead nowhere: of the venue's header and footer, its own site, its maps, and in whatever it has written. */
export function checkLinks({ file, look }: LaunchVenue): LaunchFinding[] {
  const { id: tenantId } = file.venue
  const header = look.links.map(link => ({ ...link, at: { kind: 'link', id: link.key } as const }))
  const all = [...header, ...ownSites(file), ...recordLinks(file), ...themeLinks(file)]
  const each = [...new Map(all.toReversed().map(link => [link.href, link])).values()].toReversed()
  const eventIds = new Set([...file.events, ...file.combos].map(({ id }) => id))
  return each
    .slice(0, MAX_LINKS)
    .filter(({ href }) => isDeadLink(href, { tenantId, eventIds }))
    .map(({ name, href, at }) => findingIn(at, finding('link', { name, other: href })))
}

type Link = { name: string; href: string; at: LaunchRecord }

function ownSites({ venue, company, facilities }: VenueFile): Link[] {
  const sites = [
    { name: 'website', href: venue.website, at: { kind: 'venue', field: 'website' } as const },
    {
      name: 'resellerRegistration',
      href: company.resellerRegistration,
      at: { kind: 'venue', id: venue.id, field: 'resellerRegistration' } as const,
    },
    ...facilities.map(({ id, name, map }) => ({ name, href: map, at: { kind: 'facility', id } as const })),
  ]
  return sites.flatMap(({ href, ...site }) => (href === undefined ? [] : [{ ...site, href }]))
}

/** In descriptions and all other words of what the venue sells and has, in every language. */
function recordLinks({ memberships, donations, ...file }: VenueFile): Link[] {
  const { categories, groups } = memberships
  return [
    ...of('event', file.events),
    ...of('combo', file.combos),
    ...of('addon', file.addOns),
    ...of('membership', categories),
    ...of('membershipGroup', groups),
    ...of('facility', file.facilities),
    ...of('donation', donations.options),
    ...of('form', file.forms),
    ...of('personType', file.personTypes),
  ]
}

const of = (kind: LaunchRecord['kind'], records: readonly { id: string; name: string }[]): Link[] =>
  records.flatMap(record =>
    writtenLinks(record).map(({ path, href }) => {
      const language = path[path.indexOf('translations') + 1]
      const at = { kind, id: record.id, ...(path.includes('translations') && language && { language }) }
      return { name: record.name, href, at }
    }),
  )

/** In texts of the storefront: the legal pages, rich texts, mails, in every language and set. */
function themeLinks({ texts, textSets, translations, emailTexts }: VenueFile): Link[] {
  const places = { texts: { ...emailTexts, ...texts }, textSets, translations }
  return writtenLinks(places).map(({ path, href }) => ({
    name: path.at(-1) ?? '',
    href,
    at: { kind: 'venue', field: path.join('.') },
  }))
}
