import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { ChangeList } from '#editor/composer/change-list.tsx'
import type { ComposerState, Outcome } from '#editor/composer/composer-state.ts'
import { ProblemList } from '#editor/composer/problem-list.tsx'
import type { Difference } from '#editor/document/diff-documents.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useText } from '#theme/texts/text-provider.tsx'

type BottomBarProps = {
  state: ComposerState
  changes: readonly Difference[]
  eventCount: number
  onSave: () => void
  /** Looks for a control by its reference. */
  onShow: (reference: string) => void
}

/** What is not saved yet, what is wrong, and Save. */
export const BottomBar = ({ state, changes, eventCount, onSave, onShow }: BottomBarProps) => {
  const text = useText()
  const { saving, outcome, conflicts } = state
  return (
    <footer className={styles.bottomBar}>
      <ChangeList changes={changes} onShow={onShow} />
      <ProblemList onShow={onShow} />
      <span className={chrome.quiet}>{text('editor-today', { count: eventCount })}</span>
      <span className={styles.spring} />
      <div aria-live="polite">{outcome && !isBad(outcome) && <OutcomeWords outcome={outcome} />}</div>
      <div role="alert">{outcome && isBad(outcome) && <OutcomeWords outcome={outcome} />}</div>
      <button
        type="button"
        className={chrome.primary}
        aria-disabled={saving || conflicts.length > 0 || undefined}
        aria-busy={saving}
        onClick={() => conflicts.length === 0 && onSave()}
      >
        {text(saving ? 'editor-saving' : 'editor-save')}
      </button>
    </footer>
  )
}

const isBad = ({ kind }: Outcome) => kind !== 'saved'

const OutcomeWords = ({ outcome }: { outcome: Outcome }) => {
  const text = useText()
  const words =
    outcome.kind === 'error'
      ? text('editor-error', { message: outcome.message })
      : text(outcome.kind === 'saved' ? 'editor-saved' : 'editor-no-tenant')
  return (
    <span className={styles.outcome[isBad(outcome) ? 'bad' : 'good']}>
      <Icon name={isBad(outcome) ? 'error' : 'success'} />
      {words}
    </span>
  )
}
