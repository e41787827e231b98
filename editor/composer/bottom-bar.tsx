import { Icon } from '#app/ui/icon/icon.tsx'
import * as chrome from '#editor/chrome/chrome.css.ts'
import { ChangeList } from '#editor/composer/change-list.tsx'
import * as styles from '#editor/composer/composer.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ComposerState, Outcome } from '#editor/composer/composer-state.ts'
import { DraftBar } from '#editor/composer/draft-bar.tsx'
import { EditList } from '#editor/composer/edit-list.tsx'
import { OpenRemarks } from '#editor/composer/open-remarks.tsx'
import { ProblemList } from '#editor/composer/problem-list.tsx'
import { idOfPart } from '#editor/composer/skip-links.tsx'
import { StepList } from '#editor/composer/step-list.tsx'
import type { Remarks } from '#editor/composer/use-remarks.ts'
import type { Difference } from '#theme/diff-documents.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'

type BottomBarProps = {
  tenantId: string
  state: ComposerState
  changes: readonly Difference[]
  locale: string
  eventCount: number
  onSave: () => void
  onSaveDraft: () => void
  /** Goes to where so many steps are done. */
  onGo: (count: number) => void
  mayPublish: boolean
  remarks: Remarks
  /** Looks for a control by its reference. */
  onShow: (reference: string) => void
  /** Leads to a field by its name, `logo.src`. */
  onField: (field: string) => void
}

/** What is not saved yet, what is wrong, and Save. */
export const BottomBar = ({
  tenantId,
  state,
  changes,
  locale,
  eventCount,
  onSave,
  onSaveDraft,
  onGo,
  mayPublish,
  remarks,
  onShow,
  onField,
}: BottomBarProps) => {
  const text = useText()
  const { saving, outcome, conflicts } = state
  return (
    <footer className={styles.bottomBar} data-region tabIndex={-1}>
      <ChangeList changes={changes} onShow={onField} />
      <EditList edits={state.edits} locale={locale} onShow={onField} />
      <StepList history={state.history} locale={locale} onGo={onGo} />
      <ProblemList onShow={onShow} onField={onField} />
      <OpenRemarks {...remarks} />
      <span className={chrome.quiet}>{text('editor-today', { count: eventCount })}</span>
      <span className={styles.spring} />
      <div aria-live="polite">{outcome && !isBad(outcome) && <OutcomeWords outcome={outcome} />}</div>
      <div role="alert">{outcome && isBad(outcome) && <OutcomeWords outcome={outcome} />}</div>
      <DraftBar
        tenantId={tenantId}
        state={state}
        isUnsaved={changes.length > 0}
        onSaveDraft={onSaveDraft}
        mayPublish={mayPublish}
      />
      <button
        id={idOfPart('save')}
        type="button"
        className={chrome.primary}
        aria-disabled={saving || conflicts.length > 0 || undefined}
        aria-busy={saving}
        onClick={onSave}
      >
        {text(saving ? 'editor-saving' : mayPublish ? 'editor-save' : 'editor-draft-save')}
      </button>
    </footer>
  )
}

const isBad = ({ kind }: Outcome) => kind !== 'saved' && kind !== 'restored'

const OutcomeWords = ({ outcome }: { outcome: Outcome }) => {
  const text = useText()
  const { held } = useComposer()
  const words = {
    error: () => text('editor-error', { message: outcome.kind === 'error' ? outcome.message : '' }),
    saved: () => text('editor-saved'),
    restored: () => text('editor-restored'),
    'no-tenant': () => text('editor-no-tenant'),
    held: () =>
      text('editor-held', {
        count: Object.keys(held).length,
        name: Object.values(held)[0]?.name ?? '',
      }),
  }[outcome.kind]()
  return (
    <span className={styles.outcome[isBad(outcome) ? 'bad' : 'good']}>
      <Icon name={isBad(outcome) ? 'error' : 'success'} />
      {words}
    </span>
  )
}
