import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { sectionWords } from '#editor/composer/rail.tsx'
import { idOfPart } from '#editor/composer/skip-links.tsx'
import type { Inspection } from '#editor/inspector/use-inspector.ts'
import type { PanelSection } from '#editor/panels/sections.ts'
import { VariablePanel } from '#editor/panels/variable-panel.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

// The composer opens with variables; the other panels are loaded when they are.
const LinksPanel = lazy(async () => ({
  default: (await import('#editor/panels/links-panel.tsx')).LinksPanel,
}))
const LogoPanel = lazy(async () => ({ default: (await import('#editor/panels/logo-panel.tsx')).LogoPanel }))
const PagePanel = lazy(async () => ({ default: (await import('#editor/panels/page-panel.tsx')).PagePanel }))
const SearchPanel = lazy(async () => ({
  default: (await import('#editor/panels/search-panel.tsx')).SearchPanel,
}))
const SelectionPanel = lazy(async () => ({
  default: (await import('#editor/panels/selection-panel.tsx')).SelectionPanel,
}))
const WordsPanel = lazy(async () => ({
  default: (await import('#editor/panels/words-panel.tsx')).WordsPanel,
}))

type ControlsColumnProps = {
  section: PanelSection
  query: string
  onQuery: (query: string) => void
  /** What was clicked on in the preview. */
  inspection: Inspection | null
  onClose: () => void
  onSection: (section: PanelSection) => void
  isFolded: boolean
}

/** The search, and the controls of the chosen section, of what was found or of what was clicked on. */
export const ControlsColumn = ({
  section,
  query,
  onQuery,
  inspection,
  onClose,
  onSection,
  isFolded,
}: ControlsColumnProps) => {
  const text = useText()
  const column = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other controls begin at their top
  useEffect(() => {
    column.current?.scrollTo(0, 0)
  }, [section, query, inspection])
  const { name, hint } = sectionWords[section]
  return (
    <section
      ref={column}
      id={idOfPart('controls')}
      data-region
      tabIndex={-1}
      hidden={isFolded}
      className={styles.controls}
      aria-label={text('editor-controls')}
    >
      <div className={styles.search}>
        <input
          className={chrome.input}
          type="search"
          value={query}
          placeholder={text('editor-search')}
          aria-label={text('editor-search')}
          onChange={event => onQuery(event.currentTarget.value)}
        />
      </div>
      {query.trim() ? (
        <LazyPanel panel={<SearchPanel query={query} />} />
      ) : inspection ? (
        <LazyPanel
          panel={<SelectionPanel inspection={inspection} onClose={onClose} onSection={onSection} />}
        />
      ) : (
        <>
          <div className={styles.controlsHead}>
            <h2 className={styles.sectionName}>{text(name)}</h2>
            <p className={chrome.quiet}>{text(hint)}</p>
          </div>
          <SectionPanel section={section} />
        </>
      )}
    </section>
  )
}

const SectionPanel = ({ section }: { section: PanelSection }) => {
  if (section === 'words') return <LazyPanel panel={<WordsPanel />} />
  if (section === 'page') return <LazyPanel panel={<PagePanel />} />
  if (section === 'links') return <LazyPanel panel={<LinksPanel />} />
  if (section === 'logo') return <LazyPanel panel={<LogoPanel />} />
  return <VariablePanel key={section} section={section} />
}

/** Never a part of what the server sends: a boundary that waits for its script can take no change until then (React's error 421). */
const LazyPanel = ({ panel }: { panel: ReactNode }) => {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted ? <Suspense>{panel}</Suspense> : null
}
