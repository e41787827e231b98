import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'

/**
 * The parts of a theme that rights are given for: all wordings, text sets and translations; colours, type, layout and preset; the links of
 * the header; the logo; and what this version has no name for.
 */
export const themeParts = ['words', 'look', 'links', 'logo', 'other'] as const
export type ThemePart = (typeof themeParts)[number]

/** The parts that somebody with these rights may change; none means that the editor stays shut. */
export const themePartsFor = (rights: readonly string[]): ThemePart[] =>
  themeParts.filter(part => rights.includes(part))

/** The parts in which two themes differ. */
export const changedParts = (before: ThemeDocument, after: ThemeDocument): ThemePart[] => {
  const [old, now] = [contentsOf(before), contentsOf(after)]
  return themeParts.filter(part => !isSame(old[part], now[part]))
}

const contentsOf = (document: ThemeDocument): Record<ThemePart, unknown> => {
  const { preset, variables, texts, textSets, translations, links, logo, passthrough } = document
  return {
    words: [
      texts,
      textSets,
      translations,
      passthrough.texts ?? {},
      passthrough.textSets ?? {},
      passthrough.translations ?? {},
    ],
    look: [preset ?? null, variables, passthrough.variables ?? {}],
    links,
    logo: logo ?? null,
    other: passthrough.other ?? {},
  }
}
