const SERIF = "Georgia, Cambria, 'Noto Serif'"
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"

/** The last words of a theme's face: what it is a kind of. */
const GENERIC = /,\s*(?:ui-)?(sans-serif|serif|monospace|system-ui)\s*$/

/**
 * A face of the theme as a list for mail programs, which load no faces: the venue's own, where somebody has it, then faces that phones and
 * computers have of the same kind, and at last the sans serif of the system, never one that no venue has chosen.
 */
export function mailFace(face: string): string {
  const kind = GENERIC.exec(face)?.[1]
  const own = face.replace(GENERIC, '')
  return [own, ...(kind === 'serif' ? [SERIF] : []), SANS].join(', ')
}
