import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { WordingLanguage } from '#editor/document/wording.ts'
import { changedNavigation } from '#editor/preview/changed-navigation.ts'
import { changedWords } from '#editor/preview/changed-words.ts'
import { createPreviewBridge } from '#editor/preview/preview-bridge.ts'
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
    const words = changedWords(lastSent.current, document, language)
    for (const bridge of bridges) {
      bridge.paint(() => compiled)
      bridge.setTexts(words)
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
      bridge.setTexts(changedWords(saved, current.current.document, language))
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

/** The logo that is not saved yet. One of another site is let in by the pages of the shop only when it is. */
const changedLogo = (
  saved: ThemeDocument,
  { document, compiled }: Pick<PreviewSource, 'document' | 'compiled'>,
): string | undefined => {
  if (isSame(saved.logo, document.logo)) return undefined
  const src = shownLogo(document.logo, compiled.choices)
  return src?.startsWith('/') ? src : undefined
}
