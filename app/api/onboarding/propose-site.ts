import type { VenueStart } from '#app/rules/onboarding/new-venue-file.ts'
import { proposeVenue, type VenueProposals } from '#app/rules/onboarding/site/propose-venue.ts'
import { fontFamilies } from '#theme/fonts/font-families.ts'
import { keepLogo, type PicturePlace } from '../pictures/keep-pictures.ts'
import type { FoundSite } from './fetch-site.ts'
import { screenshotPage, snapshotOf } from './site-snapshot.ts'
import { startFromSite } from './start-from-site.ts'

/** What is kept of the page that a venue came from. */
export type StoredSite = { address: string; proposals: VenueProposals; logos: string[]; snapshot: string }

const FONTS = Object.entries(fontFamilies).map(([id, { name, generic }]) => ({ id, name, generic }))

/** What a page proposes, with our own faces. */
export const proposeFrom = ({ page }: FoundSite): VenueProposals => proposeVenue(page, FONTS)

/** The start of a venue from a page, its logo among the venue's pictures; and what is kept of the page. */
export async function startFromFoundSite(
  site: FoundSite,
  { proposals, ...place }: PicturePlace & { proposals: VenueProposals },
): Promise<{ start: VenueStart; site: StoredSite }> {
  const { address } = site.page
  const logos = await saveLogos(site, { proposals, ...place })
  const [src] = logos
  const alt = (proposals.logo?.value.alt || proposals.name?.value || '').slice(0, 200)
  return {
    start: startFromSite(proposals, { address, logo: src ? { src, alt } : null }),
    site: { address, proposals, logos, snapshot: await snapshotOfSite(site) },
  }
}

const snapshotOfSite = async ({ page, files, screenshot }: FoundSite): Promise<string> =>
  screenshot ? screenshotPage(screenshot) : snapshotOf(page, files ?? new Map())

async function saveLogos(
  { bytes }: FoundSite,
  { proposals: { logo }, ...place }: PicturePlace & { proposals: VenueProposals },
) {
  const addresses: string[] = []
  for (const { address, markup } of logo ? [logo.value, ...logo.others] : []) {
    const picture = markup ? Buffer.from(markup) : bytes.get(address)
    const src = picture && (await keepLogo(place, picture))
    if (src) addresses.push(src)
  }
  return [...new Set(addresses)]
}
