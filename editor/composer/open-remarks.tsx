import { Flyout } from '#editor/composer/flyout.tsx'
import type { Remarks } from '#editor/composer/use-remarks.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

/** How many remarks on the draft are open; unfolded, each with the way to its place, and resolved with a press. Nothing where there are none. */
export const OpenRemarks = ({ list, show, resolve }: Remarks) => {
  const text = useText()
  if (list.length === 0) return null
  const items = () =>
    list.flatMap(remark => [
      {
        key: remark.id,
        words: text(remark.words ? 'editor-remark-on' : 'editor-remark', remark),
        onChoose: () => show(remark),
      },
      {
        key: `resolve ${remark.id}`,
        words: text('editor-remark-resolve', { body: remark.body }),
        onChoose: () => resolve(remark),
      },
    ])
  return <Flyout label={text('editor-remarks', { count: list.length })} items={items} />
}
