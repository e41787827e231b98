import type { CompiledMessage } from '#theme/texts/runtime/message-parts.ts'
import type { NavigationLink } from '#theme/texts/runtime/navigation-link.ts'
import { previewLogo, previewNavigation } from '#theme/texts/runtime/preview-shell.ts'
import { type SpokenWords, spokenWords } from '#theme/texts/runtime/spoken-words.ts'
import type { TextStore } from '#theme/texts/runtime/text-store.ts'

/** What a page shown in the editor's frame hands to the editor, on its window. */
export type PreviewPort = {
  /** Replaces one text; `undefined` puts the loaded one back. Only components with that text are drawn again. */
  readonly setText: (reference: string, message: CompiledMessage | undefined) => void
  /** Shows another logo in the header, or with `undefined` the loaded one again. */
  readonly setLogo: (src: string | undefined) => void
  /** Shows other links of the venue's own, or with `undefined` the loaded ones again. */
  readonly setNavigation: (links: readonly NavigationLink[] | undefined) => void
  /** Which texts said which words of the page. */
  readonly spokenWords: SpokenWords
}

declare global {
  interface Window {
    marqueePreview?: PreviewPort
  }
}

const replacements = new Map<string, CompiledMessage | undefined>()

/**
 * Lets the editor around a page change its words; a page that stands alone offers nothing. The next screen of the page
 * brings a new store, which takes over what was said before.
 */
export const offerPreviewPort = (store: TextStore): void => {
  if (window.parent === window) return
  for (const [reference, message] of replacements) store.setText(reference, message)
  window.marqueePreview = {
    setText: (reference, message) => {
      replacements.set(reference, message)
      store.setText(reference, message)
    },
    setLogo: previewLogo.set,
    setNavigation: previewNavigation.set,
    spokenWords,
  }
}
