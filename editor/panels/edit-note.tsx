import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/panels/rows.css.ts'
import { saveTime } from '#editor/panels/save-time.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** Who else has saved this entry of the theme, and when; nothing where nobody has. */
export const EditNote = ({ entry }: { entry: string }) => {
  const text = useText()
  const { edits, locale } = useComposer()
  const edit = edits[entry]
  if (!edit) return null
  return (
    <p className={styles.warning}>
      {text('editor-edit', { name: edit.name, time: saveTime(edit.at, locale) })}
    </p>
  )
}
