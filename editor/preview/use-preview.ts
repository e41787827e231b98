import { useCallback, useEffect, useMemo, useRef } from 'react'
import { changedWords } from '#editor/preview/changed-words.ts'
import { createPreviewBridge } from '#editor/preview/preview-bridge.ts'
import { type CompiledTheme, compileTheme } from '#theme/compile/compile-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import type { Value } from '#theme/kinds.ts'
import type { VariableReference, VariableValues } from '#theme/variables.ts'

type PreviewSource = {
  readonly document: ThemeDocument
  readonly compiled: CompiledTheme
  readonly saved: ThemeDocument
}

/** Keeps the page in the frame looking like the edited theme. */
export const usePreview = ({ document, compiled, saved }: PreviewSource) => {
  const bridge = useMemo(createPreviewBridge, [])
  const current = useRef({ document, compiled })
  const lastSent = useRef(saved)

  useEffect(() => {
    current.current = { document, compiled }
    bridge.paint(() => compiled)
    bridge.setTexts(changedWords(lastSent.current, document))
    lastSent.current = document
  }, [bridge, document, compiled])

  /** A new page has the words of the last save; what was changed since is said again. */
  const attach = useCallback(
    (frame: Window) => {
      bridge.attach(frame)
      bridge.paint(() => current.current.compiled)
      bridge.setTexts(changedWords(saved, current.current.document))
    },
    [bridge, saved],
  )

  /** Shows a value that nobody has settled on yet, together with everything that follows from it. */
  const drag = useCallback(
    (reference: VariableReference, value: Value) => {
      const { preset, variables } = current.current.document
      bridge.paint(() =>
        compileTheme({ preset, variables: { ...variables, [reference]: value } as VariableValues }),
      )
    },
    [bridge],
  )
  return { attach, drag }
}
