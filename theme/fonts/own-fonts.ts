import type { FontMetrics } from '#theme/fonts/metrics-of-face.ts'

/** One file of a venue's own font: its address, and the weights and widths (percent) that it can take. */
export type OwnFontFile = {
  readonly src: string
  readonly weight: readonly [least: number, most: number]
  readonly width?: readonly [least: number, most: number]
  readonly style: 'normal' | 'italic'
}

/**
 * A font that a venue has uploaded. The name is the venue's own text and never stands in CSS: there the family is called by its id, which
 * says what stands in for it and is else a hash of the name.
 */
export type OwnFont = {
  readonly id: OwnFontId
  readonly name: string
  readonly files: readonly OwnFontFile[]
  readonly metrics: FontMetrics
  /** By language (BCP 47): the letters of the venue's languages that it lacks. */
  readonly missing: Readonly<Record<string, string>>
}

export type OwnFontId = `own-${'sans' | 'serif'}-${string}`

/** Whether something is spelled like the id of an own font; which venue has it, the spelling does not say. */
export const isOwnFontId = (value: unknown): value is OwnFontId =>
  typeof value === 'string' && /^own-(?:sans|serif)-[0-9a-f]{16}$/.test(value)

/** What the device has in its place. */
export const genericOf = (id: OwnFontId): 'sans-serif' | 'serif' =>
  id.startsWith('own-serif') ? 'serif' : 'sans-serif'

/** Where the files of venues are served; nothing else is printed as an address. */
export const OWN_FONT_FILE = /^\/venue-fonts\/[\w.-]{1,64}\/[0-9a-f]{16}\.woff2$/

/** The font of an id among those of a venue. */
export const ownFontOf = (id: unknown, fonts: readonly OwnFont[]): OwnFont | undefined =>
  fonts.find(font => font.id === id)

/** The upright file that comes nearest to a weight. */
export const fileFor = <File extends OwnFontFile>(
  files: readonly File[],
  weight: number,
): File | undefined => {
  const distance = ({ weight: [least, most] }: File) => Math.max(least - weight, weight - most, 0)
  return files.filter(({ style }) => style === 'normal').toSorted((a, b) => distance(a) - distance(b))[0]
}
