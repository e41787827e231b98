import { finding, findingIn, type LaunchFinding } from './launch-finding.ts'
import { isSoldOnline, type LaunchVenue, soldEvents } from './launch-venue.ts'

/** Add-ons, levels and gifts that nobody can have. */
export function checkExtras(venue: LaunchVenue): LaunchFinding[] {
  return [...addOnFindings(venue), ...levelFindings(venue), ...donationFindings(venue)]
}

function addOnFindings(venue: LaunchVenue): LaunchFinding[] {
  const { addOns, combos } = venue.file
  const offered = new Set([...soldEvents(venue), ...combos].flatMap(({ addOnIds }) => addOnIds))
  return addOns.flatMap(({ id, name, totalQuantity, quantityType, quantity, maximum, salesChannels }) => {
    const least = quantityType === 'exactly' ? quantity : 1
    const at = { kind: 'addon', id } as const
    const isStuck = (totalQuantity ?? least) < least || (maximum ?? least) < least
    if (isStuck) return [findingIn(at, finding('addon-stock', { name }))]
    if (isOffered(salesChannels) && !offered.has(id)) return [finding('addon-nowhere', { name })]
    return isUnsold(salesChannels) ? [findingIn(at, finding('not-online', { name }))] : []
  })
}

type Channels = readonly { channel: string; enabled: boolean }[]

const isOffered = isSoldOnline
/** Switched off everywhere: not even the desk sells it. */
const isUnsold = (channels: Channels) => !channels.some(({ enabled }) => enabled)

function levelFindings({ file }: LaunchVenue): LaunchFinding[] {
  const { company, memberships } = file
  if (!company.membership || !company.membershipSales) return []
  return memberships.categories
    .filter(
      ({ canJoin, offerings, salesChannels }) =>
        canJoin && isSoldOnline(salesChannels) && !offerings.some(hasPrice),
    )
    .map(({ id, name }) => findingIn({ kind: 'membership', id }, finding('level-price', { name })))
}

const hasPrice = ({ prices }: { prices: readonly { price: number }[] }) =>
  prices.some(({ price }) => price >= 0)

function donationFindings({ file }: LaunchVenue): LaunchFinding[] {
  if (!file.company.donations) return []
  return file.donations.options
    .filter(({ type, price, minimum, maximum }) =>
      type === 'fixedDonation' ? price === 0 : minimum > maximum,
    )
    .map(({ id, name }) => findingIn({ kind: 'donation', id }, finding('donation-nothing', { name })))
}
