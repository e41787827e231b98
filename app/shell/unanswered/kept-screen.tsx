import { createPath, isRouteErrorResponse, useLocation, useParams, useRouteError } from '@remix-run/react'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useKeepFrame, useKeptFrame } from '#app/shell/layouts/kept-frame.tsx'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Notice } from '#app/ui/notice/notice.tsx'
import { useBeforePaint } from '#app/ui/styles/use-before-paint.ts'
import { TextProvider, useText } from '#theme/texts/runtime/text-provider.tsx'
import * as styles from './kept-screen.css.ts'

type Screen = { pathname: string; screen: ReactNode; messages: string }

const IsKept = createContext(false)

/**
 * Remembers how a screen is drawn, with its words: its presses lead to other addresses of the same path, and one that gets no answer
 * leaves it as it is. The screen holds an `UnansweredVisit`, and is drawn from its props alone.
 */
export function useKeepScreen(screen: ReactNode, messages: string) {
  const { pathname } = useLocation()
  useKeepFrame('screen', screen ? ({ pathname, screen, messages } satisfies Screen) : undefined)
}

/** For a frame around what went wrong: the screen that was shown before, where the server gave no answer and the path is the same. */
export function useKeptScreen(): ReactNode {
  const kept = useKeptFrame<Screen>('screen')
  const shown = useKeptFrame<string>('path')
  const { pathname } = useLocation()
  const { tenantId } = useParams()
  const error = useRouteError()
  const isAnswered = error instanceof Response || isRouteErrorResponse(error)
  if (!kept || isAnswered || kept.pathname !== pathname || shown !== pathname) return null
  return (
    <IsKept.Provider value={true}>
      <KeptSheets />
      <TextProvider key={tenantId} messages={JSON.parse(kept.messages)}>
        {kept.screen}
      </TextProvider>
    </IsKept.Provider>
  )
}

/** The router takes the stylesheets of a screen away with it: those that stood there before are put back. */
const KeptSheets = () => {
  const [before] = useState(shownSheets)
  const [gone, setGone] = useState<string[]>([])
  useBeforePaint(() => {
    const left = shownSheets()
    setGone(before.filter(href => !left.includes(href)))
  }, [before])
  return gone.map(href => <link key={href} rel="stylesheet" href={href} />)
}

const shownSheets = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href)

/** Where somebody pressed: why nothing came of it, and the same once more. */
export const UnansweredVisit = () => {
  const text = useText()
  const here = createPath(useLocation())
  const isKept = useContext(IsKept)
  const notice = useRef<HTMLDivElement>(null)
  // What was pressed is drawn anew, and has lost the focus.
  useEffect(() => notice.current?.querySelector('a')?.focus(), [])
  if (!isKept) return null
  return (
    <div ref={notice} className={styles.notice}>
      <Notice
        tone="critical"
        live
        actions={
          <ButtonLink href={here} keepScroll tone="secondary" size="small">
            {text('problem-try-again')}
          </ButtonLink>
        }
      >
        {text(navigator.onLine ? 'problem-unanswered' : 'problem-offline')}
      </Notice>
    </div>
  )
}
