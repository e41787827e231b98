import type { Venue } from '../kernel/venue-store.ts'

/** The addresses of all pictures of a venue: its logo's, then those of its catalogue, the venue itself first. */
export function* pictureAddresses({ theme, ...venue }: Venue): Generator<string> {
  yield* [theme.logo?.src, theme.logo?.darkSrc].filter(src => src !== undefined)
  const { document, events, combos, addOns, membershipGroups, membershipCategories } = venue
  yield* addressesIn([document, events, combos, addOns, membershipGroups, membershipCategories])
}

function* addressesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (isImage(value)) yield* [value.thumbnail, value.screen, value.highRes]
  else for (const part of Object.values(value)) yield* addressesIn(part)
}

const isImage = (value: object): value is Record<'thumbnail' | 'screen' | 'highRes', string> =>
  ['thumbnail', 'screen', 'highRes'].every(
    size => typeof (value as Record<string, unknown>)[size] === 'string',
  )
