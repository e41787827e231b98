import * as styles from '#editor/composer/skip-links.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

const PARTS = ['sections', 'controls', 'preview', 'save'] as const
type Part = (typeof PARTS)[number]

/** The id of a part of the screen that can be skipped to. */
export const idOfPart = (part: Part) => `composer-${part}`

/** The first stops of the keyboard: past the bars and panels, to where one wants to be. Seen only with the focus. */
export const SkipLinks = () => {
  const text = useText()
  const names = {
    sections: text('editor-sections'),
    controls: text('editor-controls'),
    preview: text('editor-preview-frame'),
    save: text('editor-save'),
  } satisfies Record<Part, string>
  return (
    <nav aria-label={text('editor-skip')} className={styles.skipLinks}>
      {PARTS.map(part => (
        <a key={part} className={styles.skipLink} href={`#${idOfPart(part)}`}>
          {text('editor-skip-to', { name: names[part] })}
        </a>
      ))}
    </nav>
  )
}
