import { Flyout } from '#editor/composer/flyout.tsx'
import type { Difference } from '#theme/diff-documents.ts'
import { nameOfEntry, wordsOfEntry } from '#theme/entry-names.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type ChangeListProps = {
  changes: readonly Difference[]
  /** Leads to the control of a key. */
  onShow: (key: string) => void
}

/** How much is not saved; unfolded, every value as it was and as it is now. */
export const ChangeList = ({ changes, onShow }: ChangeListProps) => {
  const text = useText()
  const words = text('editor-unsaved', { count: changes.length })
  const wordsOf = (value: unknown) => wordsOfEntry(value) ?? text('editor-nothing')
  if (changes.length === 0) return <span>{words}</span>
  const items = () =>
    changes.map(({ key, before, after }) => ({
      key,
      words: text('editor-change-row', {
        name: nameOfEntry(key),
        before: wordsOf(before),
        after: wordsOf(after),
      }),
      onChoose: () => onShow(key),
    }))
  return <Flyout label={words} items={items} />
}
