import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { ThemePosition } from '#app/contract/theme-presence.ts'
import { announce } from '#app/ui/live-region/live-region.tsx'
import type { ComposerAction, ComposerState, Edits } from '#editor/composer/composer-state.ts'
import { announcePresence, readTheme } from '#editor/composer/read-theme.ts'
import { nameTab } from '#editor/composer/tab-name.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import { entryOfPart } from '#theme/merge-parts.ts'
import { isSame } from '#theme/same-value.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** How often the server hears of a composer, and it of the others, ms: three times before it counts as gone. */
const BEAT_MS = 10_000

type ColleaguesRequest = {
  readonly tenantId: string
  readonly state: ComposerState
  readonly dispatch: Dispatch<ComposerAction>
}

/** Who else has the theme open, by name. What they save arrives here: merged like a save, marked, and read out. */
export const useColleagues = ({ tenantId, state, dispatch }: ColleaguesRequest): readonly string[] => {
  const text = useText()
  const [people, setPeople] = useState<readonly string[]>([])
  const latest = useRef({ state, text })
  latest.current = { state, text }
  const position = useRef<ThemePosition>(positionOf(state))

  const beat = useCallback(async () => {
    const api = { tenantId, fetch: window.fetch.bind(window) }
    const news = await announcePresence(api, { ...position.current, tab: nameTab(sessionStorage) })
    if (!news) return
    setPeople(known => (isSame(known, news.people) ? known : news.people))
    if (news.edits.length > 0) {
      const edits = Object.fromEntries(news.edits.map(({ key, ...edit }) => [key, edit]))
      dispatch({ type: 'edits', edits })
      announce(latest.current.text('editor-arrived', wordsOf(edits)))
    }
    const { published, draft } = position.current
    if (news.published === published && news.draft === draft) return
    const { saving, history } = latest.current.state
    const stored = saving ? null : await readTheme(api)
    if (!stored) return
    dispatch({ type: 'arrive', theme: stored.theme, seen: history.saved })
    if (latest.current.state.history.saved === history.saved) position.current = stored.position
  }, [tenantId, dispatch])

  useEffect(() => {
    const timer = setInterval(beat, BEAT_MS)
    const onVisible = () => document.visibilityState === 'visible' && void beat()
    document.addEventListener('visibilitychange', onVisible)
    void beat()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [beat])

  // A save that met somebody else's values asks whose they are.
  const isAnonymous = state.conflicts.some(({ key }) => !state.edits[entryOfPart(key)])
  useEffect(() => {
    if (isAnonymous) void beat()
  }, [isAnonymous, beat])
  return people
}

const positionOf = ({ revision, draft }: ComposerState): ThemePosition => ({
  published: draft ? 0 : revision,
  draft: draft?.revision ?? 0,
})

const wordsOf = (edits: Edits) => ({
  count: Object.keys(edits).length,
  names: [...new Set(Object.values(edits).map(({ name }) => name))].join(', '),
  entry: nameOfEntry(Object.keys(edits)[0] ?? ''),
})
