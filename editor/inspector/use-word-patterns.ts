import { useCallback, useEffect, useRef, useState } from 'react'
import type { WordPattern } from '#editor/inspector/pattern-fit.ts'
import type { VenueTexts } from '#theme/texts/runtime/wordings.ts'

const NONE: readonly WordPattern[] = []

/**
 * What the texts can say, as they were public and as they are now; none until the parser of wordings is there, which comes when the composer
 * stands. `known` waits for them.
 */
export const useWordPatterns = (published: VenueTexts, edited: VenueTexts) => {
  const [patterns, setPatterns] = useState(NONE)
  const loading = useRef<Promise<readonly WordPattern[]>>()
  useEffect(() => {
    let isOver = false
    loading.current = loadPatterns({ ...published, ...edited })
    loading.current.then(found => isOver || setPatterns(found))
    return () => {
      isOver = true
    }
  }, [published, edited])
  const known = useCallback(async () => (await loading.current) ?? NONE, [])
  return { patterns, known }
}

const loadPatterns = async (texts: VenueTexts): Promise<readonly WordPattern[]> => {
  try {
    const { wordPatterns } = await import('#editor/inspector/word-patterns.ts')
    return wordPatterns(texts)
  } catch {
    // Without a line the page still says what it said itself.
    return NONE
  }
}
