import { ChangedColors, valueInWords } from '#editor/composer/changed-value.tsx'
import { useComposer } from '#editor/composer/composer-context.ts'
import { Flyout } from '#editor/composer/flyout.tsx'
import type { Difference } from '#theme/diff-documents.ts'
import { nameOfEntry } from '#theme/entry-names.ts'
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
  const { fonts } = useComposer()
  if (changes.length === 0) return <span>{words}</span>
  const items = () =>
    changes.map(change => {
      const { key, before, after } = change
      const wordsOf = (value: unknown) => valueInWords({ text, fonts }, { key, value })
      const words = { name: nameOfEntry(key), before: wordsOf(before), after: wordsOf(after) }
      return {
        key,
        words: (
          <>
            <ChangedColors change={change} />
            {text('editor-change-row', words)}
          </>
        ),
        onChoose: () => onShow(key),
      }
    })
  return <Flyout label={words} items={items} />
}
