import type { MouseEvent } from 'react'
import * as chrome from '#editor/chrome/chrome.css.ts'
import * as styles from '#editor/composer/composer.css.ts'
import { useComposer } from '#editor/composer/composer-context.ts'
import type { ComposerState } from '#editor/composer/composer-state.ts'
import { diffDocuments } from '#theme/diff-documents.ts'
import { useText } from '#theme/texts/runtime/text-provider.tsx'
import { changedParts } from '#theme/theme-parts.ts'

type DraftBarProps = {
  tenantId: string
  state: ComposerState
  isUnsaved: boolean
  onSaveDraft: () => void
  /** Others ask for publication, and Save itself begins their draft. */
  mayPublish: boolean
}

/** Whether what is edited is a draft: what it changes and whose it is, and the ways out of it; else the way into one. */
export const DraftBar = ({ onSaveDraft, ...forms }: DraftBarProps) => {
  const { tenantId, state, mayPublish } = forms
  const text = useText()
  const { draft, published, saving, conflicts, history } = state
  if (!draft)
    return mayPublish ? (
      <button
        type="button"
        className={chrome.plain}
        aria-disabled={saving || conflicts.length > 0 || undefined}
        onClick={onSaveDraft}
      >
        {text('editor-draft-save')}
      </button>
    ) : null
  const count = diffDocuments(published, history.saved).length
  return (
    <div className={styles.cluster}>
      <a href={`/editor/${encodeURIComponent(tenantId)}/versions#draft`}>
        {text('editor-draft', { count, names: draft.authors.join(', ') })}
      </a>
      <a className={chrome.plain} href={`/editor/${encodeURIComponent(tenantId)}/sharing`}>
        {text('editor-draft-share')}
      </a>
      <DraftForms {...forms} seen={draft.revision} />
    </div>
  )
}

type Intent = 'publish' | 'request' | 'discard'
type DraftFormsProps = Omit<DraftBarProps, 'onSaveDraft'> & { seen: number }

/** Publishing, asking for it, and discarding lead to the versions, which say what came of it. */
const DraftForms = ({ tenantId, state, isUnsaved, mayPublish, seen }: DraftFormsProps) => {
  const { published, history } = state
  const text = useText()
  const { rights } = useComposer()
  const forbidden = changedParts(published, history.saved).filter(part => !rights.includes(part))
  const intents: readonly Intent[] = [
    mayPublish ? 'publish' : 'request',
    ...(forbidden.length === 0 ? (['discard'] as const) : []),
  ]
  const stay = (event: MouseEvent) => isUnsaved && event.preventDefault()
  return (
    <form
      method="post"
      action={`/editor/${encodeURIComponent(tenantId)}/versions`}
      className={styles.cluster}
    >
      <input type="hidden" name="seen" value={seen} />
      {intents.map(intent => (
        <button
          key={intent}
          type="submit"
          name="intent"
          value={intent}
          className={intent === 'discard' ? chrome.plain : chrome.button}
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
