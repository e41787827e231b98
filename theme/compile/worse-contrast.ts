import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'

type Look = { readonly contrast: readonly ContrastProblem[] }

/** The pairs of `after` below their ratio that `before` reads better, or well enough: what a publication makes worse for visitors. */
export const worseContrast = ({ before, after }: { before: Look; after: Look }): ContrastProblem[] =>
  after.contrast.filter(pair => {
    const old = before.contrast.find(({ reference, on }) => reference === pair.reference && on === pair.on)
    return !old || pair.ratio < old.ratio
  })
