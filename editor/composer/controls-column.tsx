import { useEffect, useRef } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { sectionWords } from '#editor/composer/rail.tsx'
import { idOfPart } from '#editor/composer/skip-links.tsx'
import type { Inspection } from '#editor/inspector/use-inspector.ts'
import { LinksPanel } from '#editor/panels/links-panel.tsx'
import { LogoPanel } from '#editor/panels/logo-panel.tsx'
import { PagePanel } from '#editor/panels/page-panel.tsx'
import { SearchPanel } from '#editor/panels/search-panel.tsx'
import type { PanelSection } from '#editor/panels/sections.ts'
import { SelectionPanel } from '#editor/panels/selection-panel.tsx'
import { VariablePanel } from '#editor/panels/variable-panel.tsx'
import { WordsPanel } from '#editor/panels/words-panel.tsx'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ControlsColumnProps = {
  section: PanelSection
  query: string
  onQuery: (query: string) => void
  /** What was clicked on in the preview. */
  inspection: Inspection | null
  onClose: () => void
  onSection: (section: PanelSection) => void
}

/** The search, and the controls of the chosen section, of what was found or of what was clicked on. */
export const ControlsColumn = ({
  section,
  query,
  onQuery,
  inspection,
  onClose,
  onSection,
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
        <SearchPanel query={query} />
      ) : inspection ? (
        <SelectionPanel inspection={inspection} onClose={onClose} onSection={onSection} />
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
  if (section === 'words') return <WordsPanel />
  if (section === 'page') return <PagePanel />
  if (section === 'links') return <LinksPanel />
  if (section === 'logo') return <LogoPanel />
  return <VariablePanel key={section} section={section} />
}
