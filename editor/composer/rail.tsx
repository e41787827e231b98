import * as styles from '#editor/composer/composer.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import { sectionSigns } from '#editor/composer/section-signs.ts'
import { idOfPart } from '#editor/composer/skip-links.tsx'
import { type PanelSection, sectionsFor } from '#editor/panels/sections.ts'
import type { TextReference } from '#theme/texts/lists/texts.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

export const sectionWords = {
  brand: { name: 'editor-section-brand', hint: 'editor-section-brand-hint' },
  type: { name: 'editor-section-type', hint: 'editor-section-type-hint' },
  surfaces: { name: 'editor-section-surfaces', hint: 'editor-section-surfaces-hint' },
  shape: { name: 'editor-section-shape', hint: 'editor-section-shape-hint' },
  layout: { name: 'editor-section-layout', hint: 'editor-section-layout-hint' },
  parts: { name: 'editor-section-parts', hint: 'editor-section-parts-hint' },
  words: { name: 'editor-group-words', hint: 'editor-section-words-hint' },
  page: { name: 'editor-group-page', hint: 'editor-section-page-hint' },
  links: { name: 'editor-group-links', hint: 'editor-section-links-hint' },
  logo: { name: 'editor-group-logo', hint: 'editor-section-logo-hint' },
} as const satisfies Record<PanelSection, { name: TextReference; hint: TextReference }>

/** A page with its column, and one that has the whole width. */
const UNFOLDED = 'M3 5h18v14H3zM10 5v14'
const FOLDED = 'M3 5h18v14H3z'

/** What this author may edit, group by group. */
export const Rail = ({
  section,
  onSection,
  isFolded,
  onFold,
}: {
  section: PanelSection | null
  onSection: (section: PanelSection) => void
  /** The controls give their room to the page. */
  isFolded: boolean
  onFold: (isFolded: boolean) => void
}) => {
  const text = useText()
  const { rights } = useComposer()
  return (
    <nav
      id={idOfPart('sections')}
      data-region
      tabIndex={-1}
      className={styles.rail}
      aria-label={text('editor-sections')}
    >
      {sectionsFor(rights).map(name => (
        <button
          key={name}
          type="button"
          className={styles.railItem[name === section ? 'current' : 'idle']}
          aria-current={name === section ? 'true' : undefined}
          onClick={() => onSection(name)}
        >
          <svg className={styles.railSign} viewBox="0 0 24 24" aria-hidden="true">
            <path d={sectionSigns[name]} />
          </svg>
          {text(sectionWords[name].name)}
        </button>
      ))}
      <button
        type="button"
        className={styles.railItem.idle}
        aria-expanded={!isFolded}
        aria-controls={idOfPart('controls')}
        onClick={() => onFold(!isFolded)}
      >
        <svg className={styles.railSign} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isFolded ? FOLDED : UNFOLDED} />
        </svg>
        {text(isFolded ? 'editor-unfold' : 'editor-fold')}
      </button>
    </nav>
  )
}
