import { useEffect, useState } from 'react'
import type { WordingProblem } from '#editor/document/text-problems.ts'
import type { ThemeDocument } from '#theme/document.ts'

const NONE: readonly WordingProblem[] = []

/** What is wrong with the wordings of a theme, once their parser is there; `locale` is the main language. */
export const useTextProblems = (
  { texts, translations, textSets }: ThemeDocument,
  locale: string,
): readonly WordingProblem[] => {
  const [problems, setProblems] = useState(NONE)
  useEffect(() => {
    let isOver = false
    const find = async () => {
      const { textProblems } = await import('#editor/document/text-problems.ts')
      if (!isOver) setProblems(textProblems({ texts, translations, textSets }, locale))
    }
    find().catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [texts, translations, textSets, locale])
  return problems
}
