import { hours as hoursSchema } from '#app/contract/venue-file/hours.ts'
import { links as linksSchema } from '#app/contract/venue-file/theme.ts'
import { venueProfile } from '#app/contract/venue-file/venue.ts'
import { countryCode } from '#app/rules/locations/countries.ts'
import type { VenueStart } from '#app/rules/onboarding/new-venue-file.ts'
import type { VenueProposals } from '#app/rules/onboarding/site/propose-venue.ts'
import { isPublicSite } from '#app/rules/onboarding/site/public-site.ts'
import type { PostalAddress } from '#app/rules/onboarding/site/site-facts.ts'
import { tones } from '#theme/texts/lists/tones.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'

const { phoneNumber, email, website, address: venueAddress } = venueProfile.shape

/** A value that a venue file would take; what it would refuse is left out, since a page may say anything. */
const accepted = <Value>(
  schema: { safeParse: (value: unknown) => { success: boolean; data?: unknown } },
  value: Value,
) => {
  const parsed = schema.safeParse(value)
  return parsed.success ? value : undefined
}

/** What a venue file takes from the proposals of a page, each at its first value. `logo` is where its picture was put. */
export function startFromSite(
  proposals: VenueProposals,
  { address: readFrom, logo }: { address: string; logo: { src: string; alt: string } | null },
): VenueStart {
  // A page of the operator's own network was read; visitors cannot reach it there.
  const address = isPublicSite(readFrom) ? readFrom : ''
  const { phone, email: mail, hours, social, address: place, tone } = proposals
  const venue = withoutGaps({
    phoneNumber: accepted(phoneNumber, phone?.value),
    email: accepted(email, mail?.value),
    website: accepted(website, address || undefined),
    address: accepted(venueAddress, place && postalAddress(place.value)),
  })
  const own = address ? [{ key: 'logo', href: address }] : []
  const socialLinks = (social?.value ?? []).map(link => ({ ...link, external: true }))
  const links = [...own, ...socialLinks].filter(
    link => isSafeLink(link.href) && linksSchema.safeParse([link]).success,
  )
  const standard = hours && accepted(hoursSchema, { standard: hours.value })
  return withoutGaps({
    venue,
    theme: withoutGaps({ variables: lookOf(proposals), logo: logo ?? undefined }),
    texts: tone && { ...tones[tone.value] },
    links: links.length > 0 ? links : undefined,
    hours: standard,
  })
}

/** A postal address as a venue file has it. */
function postalAddress({ street, city, state, zipCode, country }: PostalAddress) {
  return withoutGaps({
    streetAddress1: street,
    city,
    state,
    zipCode,
    country: country && countryCode(country),
  })
}

/** The variables of a look: seeds, from which everything else follows with enough contrast. */
export function lookOf({
  brand,
  accent,
  paper,
  header,
  mode,
  displayFace,
  textFace,
}: VenueProposals): Record<string, string> {
  return withoutGaps({
    'color-brand': brand?.value,
    'color-accent': accent?.value,
    'color-paper': paper?.value,
    'header-background': header?.value,
    'color-mode': mode?.value,
    'face-display': displayFace?.value,
    'face-text': textFace?.value,
  }) as Record<string, string>
}

const withoutGaps = <Part extends Record<string, unknown>>(part: Part): Part =>
  Object.fromEntries(Object.entries(part).filter(([, value]) => value !== undefined)) as Part
