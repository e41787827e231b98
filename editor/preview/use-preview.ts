import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type WordingLanguage, wordsOnPage } from '#editor/document/wording.ts'
import { changedNavigation } from '#editor/preview/changed-navigation.ts'
import { createPreviewBridge, type PreviewBridge } from '#editor/preview/preview-bridge.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'
import type { Value } from '#theme/kinds.ts'
import { isSame } from '#theme/same-value.ts'
import { shownLogo } from '#theme/shown-logo.ts'
import type { VariableReference, VariableValues } from '#theme/variables.ts'

type PreviewSource = {
  readonly document: ThemeDocument
  readonly compiled: CompiledTheme
  readonly saved: ThemeDocument
  /** The venue's own fonts. */
  readonly fonts: readonly OwnFont[]
  /** The further language that the pages are in; null for the main one. */
  readonly language: WordingLanguage | null
}

/** How many pages are shown side by side at the most. */
const FRAMES = [0, 1] as const

/** Keeps the pages in the frames looking like the edited theme. */
export const usePreview = ({ document, compiled, saved, fonts, language }: PreviewSource) => {
  const bridges = useMemo(() => FRAMES.map(createPreviewBridge), [])
  const current = useRef({ document, compiled })
  const lastSent = useRef(saved)

  useEffect(() => {
    current.current = { document, compiled }
    void sayWords(bridges, { before: lastSent.current, after: document, language })
    for (const bridge of bridges) {
      bridge.paint(() => compiled)
      bridge.setLogo(changedLogo(saved, { document, compiled }))
      bridge.setNavigation(changedNavigation(saved, { document, tag: language?.tag }))
    }
    lastSent.current = document
  }, [bridges, document, compiled, saved, language])

  /** A new page has the words of the last save; what was changed since is said again. */
  const attach = useCallback(
    (frame: Window, at: number) => {
      const bridge = bridges[at]
      if (!bridge) return
      bridge.attach(frame)
      bridge.paint(() => current.current.compiled)
      void sayWords([bridge], { before: saved, after: current.current.document, language })
      bridge.setLogo(changedLogo(saved, current.current))
      bridge.setNavigation(
        changedNavigation(saved, { document: current.current.document, tag: language?.tag }),
      )
    },
    [bridges, saved, language],
  )

  /** Shows a value that nobody has settled on yet, together with everything that follows from it. */
  const drag = useCallback(
    (reference: VariableReference, value: Value) => {
      const { preset, variables } = current.current.document
      const look = () =>
        compileTheme({ preset, variables: { ...variables, [reference]: value } as VariableValues }, fonts)
      for (const bridge of bridges) bridge.paint(look)
    },
    [bridges, fonts],
  )
  return { attach, drag }
}

type WordChange = {
  readonly before: ThemeDocument
  readonly after: ThemeDocument
  readonly language: WordingLanguage | null
}

/** Says what is worded differently; only then the parser of wordings is there. */
const sayWords = async (
  bridges: readonly PreviewBridge[],
  { before, after, language }: WordChange,
): Promise<void> => {
  if (wordsOnPage(before, language) === wordsOnPage(after, language)) return
  const loaded = await import('#editor/preview/changed-words.ts').catch(() => null)
  if (!loaded) return
  const words = loaded.changedWords(before, after, language)
  for (const bridge of bridges) bridge.setTexts(words)
}

/** The logo that is not saved yet. One of another site is let in by the pages of the shop only when it is. */
const changedLogo = (
  saved: ThemeDocument,
  { document, compiled }: Pick<PreviewSource, 'document' | 'compiled'>,
): string | undefined => {
  if (isSame(saved.logo, document.logo)) return undefined
  const src = shownLogo(document.logo, compiled.choices)
  return src?.startsWith('/') ? src : undefined
}
