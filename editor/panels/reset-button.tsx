import * as styles from '#editor/panels/rows.css.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Takes the venue's own value away: it follows preset and brand again. */
export const ResetButton = ({ name, onReset }: { name: string; onReset: () => void }) => {
  const text = useText()
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={text('editor-reset-name', { name })}
      onClick={onReset}
    >
      {text('editor-reset')}
    </button>
  )
}
