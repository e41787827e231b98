import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type WordingLanguage, wordsOnPage } from '#editor/document/wording.ts'
import { createPreviewBridge, type PreviewBridge } from '#editor/preview/preview-bridge.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { OwnFont } from '#theme/fonts/own-fonts.ts'
import type { Value } from '#theme/kinds.ts'
import { navigationOf } from '#theme/navigation-of.ts'
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
  /** What each page was drawn in: a save draws no page anew. */
  const drawn = useRef<ThemeDocument[]>([])

  useEffect(() => {
    current.current = { document, compiled }
    void sayWords(bridges, { before: lastSent.current, after: document, language })
    for (const [at, bridge] of bridges.entries()) {
      bridge.paint(() => compiled)
      showMarks(bridge, { document, compiled, saved, language, drawn: drawn.current[at] ?? saved })
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
      drawn.current[at] = saved
      showMarks(bridge, { ...current.current, saved, language, drawn: saved })
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

type Marks = Pick<PreviewSource, 'document' | 'compiled' | 'saved' | 'language'> & {
  /** What the page was drawn in. */
  readonly drawn: ThemeDocument
}

/** Logo and links as they are edited; those that the page came with, where nothing has changed since. */
const showMarks = (bridge: PreviewBridge, { document, compiled, saved, language, drawn }: Marks): void => {
  const differs = (part: 'logo' | 'links') =>
    !(isSame(drawn[part], document[part]) && isSame(saved[part], document[part]))
  bridge.setLogo(differs('logo') ? logoToShow({ document, compiled }) : undefined)
  bridge.setNavigation(differs('links') ? navigationOf(document.links, language?.tag) : undefined)
}

/** None is '': the name of the venue. One of another site is let in by the pages of the shop only when it is saved. */
const logoToShow = ({ document, compiled }: Pick<PreviewSource, 'document' | 'compiled'>) => {
  const src = shownLogo(document.logo, compiled.choices) ?? ''
  return src === '' || src.startsWith('/') ? src : undefined
}
