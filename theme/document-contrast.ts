import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { ContrastProblem } from '#theme/compile/contrast-problems.ts'
import { type HeroPicture, heroContrast } from '#theme/compile/hero/hero-contrast.ts'
import type { HeroWords } from '#theme/compile/hero/hero-layout.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { type TextReference, textOf } from '#theme/texts/lists/texts.ts'

type ContrastRequest = {
  readonly document: ThemeDocument
  readonly compiled: Pick<CompiledTheme, 'contrast' | 'resolved'>
  /** null: the venue has none that can be measured */
  readonly picture: HeroPicture | null
}

/** Every pair of a theme that falls below its ratio: declared ones, then words on the venue's picture in the longest wording of its languages. */
export const documentContrast = ({ document, compiled, picture }: ContrastRequest): ContrastProblem[] => [
  ...compiled.contrast,
  ...(picture ? heroContrast({ resolved: compiled.resolved, picture, words: heroWords(document) }) : []),
]

/** A compiled theme that knows of the words on the venue's picture too. */
export const compileOnPicture = (document: ThemeDocument, picture: HeroPicture | null): CompiledTheme => {
  const compiled = compileTheme(document)
  return { ...compiled, contrast: documentContrast({ document, compiled, picture }) }
}

const heroWords = (document: ThemeDocument): Pick<HeroWords, 'heading' | 'description'> => ({
  heading: longestWords(document, 'events-page-heading'),
  description: longestWords(document, 'events-page-description'),
})

const longestWords = ({ texts, translations, textSets }: ThemeDocument, reference: TextReference): string =>
  [texts, ...Object.values(translations), ...Object.values(textSets)]
    .map(words => words[reference] ?? textOf(reference).message)
    .map(words => words.replaceAll(/<[^>]*>/g, ''))
    .reduce((longest, words) => (words.length > longest.length ? words : longest))
