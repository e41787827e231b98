import * as styles from '#editor/composer/composer.css.ts'
import { type Section, sections } from '#editor/panels/sections.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { IconName } from '#app/ui/icon/icon-paths.ts'
import { useText } from '#theme/texts/text-provider.tsx'
import type { TextReference } from '#theme/texts/texts.ts'

export const sectionWords = {
  brand: { name: 'editor-section-brand', hint: 'editor-section-brand-hint', icon: 'star' },
  type: { name: 'editor-section-type', hint: 'editor-section-type-hint', icon: 'edit' },
  surfaces: { name: 'editor-section-surfaces', hint: 'editor-section-surfaces-hint', icon: 'picture' },
  shape: { name: 'editor-section-shape', hint: 'editor-section-shape-hint', icon: 'expand' },
  layout: { name: 'editor-section-layout', hint: 'editor-section-layout-hint', icon: 'copy' },
  parts: { name: 'editor-section-parts', hint: 'editor-section-parts-hint', icon: 'settings' },
  words: { name: 'editor-group-words', hint: 'editor-section-words-hint', icon: 'mail' },
  links: { name: 'editor-group-links', hint: 'editor-section-links-hint', icon: 'external' },
  logo: { name: 'editor-group-logo', hint: 'editor-section-logo-hint', icon: 'heart' },
} as const satisfies Record<Section, { name: TextReference; hint: TextReference; icon: IconName }>

/** What can be edited, group by group. */
export const Rail = ({ section, onSection }: { section: Section | null; onSection: (section: Section) => void }) => {
  const text = useText()
  return (
    <nav className={styles.rail} aria-label={text('editor-sections')}>
      {sections.map(name => (
        <button
          key={name}
          type="button"
          className={styles.railItem[name === section ? 'current' : 'idle']}
          aria-current={name === section ? 'true' : undefined}
          onClick={() => onSection(name)}
        >
          <span className={styles.railSign}>
            <Icon name={sectionWords[name].icon} />
          </span>
          {text(sectionWords[name].name)}
        </button>
      ))}
    </nav>
  )
}
