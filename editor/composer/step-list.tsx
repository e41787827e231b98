import { classNames } from '#app/ui/styles/class-names.ts'
import { ChangedColors, valueInWords } from '#editor/composer/changed-value.tsx'
import { useComposer } from '#editor/composer/composer-context.ts'
import * as styles from '#editor/composer/flyout.css.ts'
import { Flyout } from '#editor/composer/flyout.tsx'
import { type StepRow, stepRows } from '#editor/composer/step-rows.ts'
import type { History } from '#editor/history/history.ts'
import { saveTime } from '#editor/panels/save-time.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type StepListProps = {
  history: History<ThemeDocument>
  locale: string
  onGo: (count: number) => void
}

/** How many steps there are; unfolded, what each did and when, the last one first. A press goes to where it was the last. */
export const StepList = ({ history, locale, onGo }: StepListProps) => {
  const text = useText()
  const count = history.past.length + history.future.length
  const words = text('editor-steps', { count })
  if (count === 0) return <span>{words}</span>
  const items = () => [
    ...stepRows(history)
      .toReversed()
      .map(row => ({
        key: String(row.count),
        words: <StepWords row={row} locale={locale} />,
        isCurrent: row.count === history.past.length,
        onChoose: () => onGo(row.count),
      })),
    {
      key: '0',
      words: text('editor-steps-start'),
      isCurrent: history.past.length === 0,
      onChoose: () => onGo(0),
    },
  ]
  return <Flyout label={words} items={items} />
}

const StepWords = ({ row, locale }: { row: StepRow; locale: string }) => {
  const text = useText()
  const { label, at, changes, isUndone } = row
  const [change] = changes
  const { fonts } = useComposer()
  const wordsOf = (key: string, value: unknown) => valueInWords({ text, fonts }, { key, value })
  const isOne = changes.length === 1 && change
  return (
    <span className={classNames(isUndone && styles.undone)}>
      {isOne && <ChangedColors change={change} />}
      {isOne
        ? text('editor-step', {
            label,
            before: wordsOf(change.key, change.before),
            after: wordsOf(change.key, change.after),
          })
        : label}{' '}
      <time dateTime={new Date(at).toISOString()} className={styles.time}>
        {saveTime(at, locale)}
      </time>
      {isUndone && ` ${text('editor-step-undone')}`}
    </span>
  )
}
