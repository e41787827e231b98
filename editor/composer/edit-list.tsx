import type { Edits } from '#editor/composer/composer-state.ts'
import { Flyout } from '#editor/composer/flyout.tsx'
import { saveTime } from '#editor/panels/save-time.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type EditListProps = { edits: Edits; locale: string; onShow: (key: string) => void }

/** What others have saved while the composer was open; unfolded, each with the way to its control. */
export const EditList = ({ edits, locale, onShow }: EditListProps) => {
  const text = useText()
  const count = Object.keys(edits).length
  if (count === 0) return null
  const items = () =>
    Object.entries(edits).map(([key, { name: author, at }]) => ({
      key,
      words: text('editor-edit-row', { name: nameOfEntry(key), author, time: saveTime(at, locale) }),
      onChoose: () => onShow(key),
    }))
  return <Flyout label={text('editor-edits', { count })} items={items} />
}
