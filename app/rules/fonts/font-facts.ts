/** What is kept of a font file beside its bytes. Heights and widths in shares of the em. */
export type FontFacts = {
  /** the family as its file calls it */
  name: string
  weight: [least: number, most: number]
  /** percent */
  width?: [least: number, most: number]
  style: 'normal' | 'italic'
  ascent: number
  descent: number
  /** of a letter of ordinary text, at three weights */
  widths: { 300: number; 400: number; 700: number }
  /** by language of the venue: letters that it lacks */
  missing: Record<string, string>
}
