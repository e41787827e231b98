import type { MouseEvent } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ComposerState } from '#editor/composer/composer-state.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { changedParts } from '#theme/theme-parts.ts'

type DraftBarProps = { tenantId: string; state: ComposerState; isUnsaved: boolean; onSaveDraft: () => void }

/** Whether what is edited is a draft: what it changes and whose it is, and the ways out of it; else the way into one. */
export const DraftBar = ({ tenantId, state, isUnsaved, onSaveDraft }: DraftBarProps) => {
  const text = useText()
  const { draft, published, saving, conflicts, history } = state
  if (!draft)
    return (
      <button
        type="button"
        className={chrome.plain}
        aria-disabled={saving || conflicts.length > 0 || undefined}
        onClick={onSaveDraft}
      >
        {text('editor-draft-save')}
      </button>
    )
  const count = diffDocuments(published, history.saved).length
  return (
    <div className={styles.cluster}>
      <a href={`/editor/${encodeURIComponent(tenantId)}/versions#draft`}>
        {text('editor-draft', { count, names: draft.authors.join(', ') })}
      </a>
      <DraftForms tenantId={tenantId} state={state} isUnsaved={isUnsaved} seen={draft.revision} />
    </div>
  )
}

type DraftFormsProps = Omit<DraftBarProps, 'onSaveDraft'> & { seen: number }

/** Publishing and discarding lead to the versions, which say what came of it. */
const DraftForms = ({ tenantId, state: { published, history }, isUnsaved, seen }: DraftFormsProps) => {
  const text = useText()
  const { rights } = useComposer()
  const forbidden = changedParts(published, history.saved).filter(part => !rights.includes(part))
  if (forbidden.length > 0) return <span className={chrome.quiet}>{text('editor-draft-role')}</span>
  const stay = (event: MouseEvent) => isUnsaved && event.preventDefault()
  return (
    <form
      method="post"
      action={`/editor/${encodeURIComponent(tenantId)}/versions`}
      className={styles.cluster}
    >
      <input type="hidden" name="seen" value={seen} />
      {(['publish', 'discard'] as const).map(intent => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={intent === 'publish' ? chrome.button : chrome.plain}
          aria-disabled={isUnsaved || undefined}
          title={isUnsaved ? text('editor-draft-first') : undefined}
          onClick={stay}
        >
          {text(`editor-draft-${intent}`)}
        </button>
      ))}
    </form>
  )
}
