/** Joins the classes that apply: `classNames(styles.chip, soldOut && styles.soldOut)`. */
export const classNames = (...names: (string | false | null | undefined)[]): string | undefined =>
  names.filter(Boolean).join(' ') || undefined
