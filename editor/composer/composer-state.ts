import { applyChange, type Change } from '#editor/document/apply-change.ts'
import { diffDocuments } from '#editor/document/diff-documents.ts'
import { type Conflict, takeTheirs } from '#editor/document/merge-documents.ts'
import { type History, markSaved, record, redo, startHistory, undo } from '#editor/history/history.ts'
import type { SaveOutcome } from '#editor/composer/save-theme.ts'
import type { ThemeDocument } from '#theme/document.ts'
import { isSame } from '#theme/same-value.ts'

/** What the last save came to, as the composer says it. */
export type Outcome =
  | { readonly kind: 'saved' | 'no-tenant' }
  | { readonly kind: 'error'; readonly message: string }

export type ComposerState = {
  readonly history: History<ThemeDocument>
  /** Revision of `history.saved`. */
  readonly revision: number
  readonly saving: boolean
  readonly outcome: Outcome | null
  /** Keys that somebody else changed too: the author decides before the next save. */
  readonly conflicts: readonly Conflict[]
  /** Sentences of the server by key (`variables.color-brand`). */
  readonly refusals: Readonly<Record<string, string>>
}

export type ComposerAction =
  | { readonly type: 'change'; readonly change: Change; readonly label: string }
  | { readonly type: 'replace'; readonly document: ThemeDocument; readonly label: string }
  | { readonly type: 'undo' | 'redo' | 'saving' | 'keep-mine' | 'take-theirs' }
  | {
      readonly type: 'outcome'
      readonly outcome: SaveOutcome
      readonly sent: ThemeDocument
      readonly label: string
    }

export const startComposer = ({
  document,
  revision,
}: {
  document: ThemeDocument
  revision: number
}): ComposerState => ({
  history: startHistory(document),
  revision,
  saving: false,
  outcome: null,
  conflicts: [],
  refusals: {},
})

/** What the composer knows after something happened. */
export const composerReducer = (state: ComposerState, action: ComposerAction): ComposerState => {
  const { history } = state
  switch (action.type) {
    case 'change':
      return edited(
        state,
        record(history, { document: applyChange(history.present, action.change), label: action.label }),
      )
    case 'replace':
      return edited(state, record(history, action))
    case 'undo':
      return edited(state, undo(history))
    case 'redo':
      return edited(state, redo(history))
    case 'saving':
      return { ...state, saving: true, outcome: null, refusals: {} }
    case 'keep-mine':
      return { ...state, conflicts: [] }
    case 'take-theirs':
      return {
        ...state,
        conflicts: [],
        history: record(history, { document: takeTheirs(history.present, state.conflicts), label: '' }),
      }
    case 'outcome':
      return answered({ ...state, saving: false }, action)
  }
}

/** An old answer says nothing about a new document. */
const edited = (state: ComposerState, history: ComposerState['history']): ComposerState =>
  history === state.history ? state : { ...state, history, outcome: null, refusals: {} }

type Answer = Extract<ComposerAction, { type: 'outcome' }>

const answered = (state: ComposerState, { outcome, sent, label }: Answer): ComposerState => {
  switch (outcome.kind) {
    case 'saved': {
      const { revision } = outcome
      const document = isAsSent(outcome.document, sent) ? sent : outcome.document
      return {
        ...state,
        revision,
        outcome: { kind: 'saved' },
        history: markSaved(state.history, { document, sent, label }),
      }
    }
    case 'conflict': {
      const { merged, theirs, revision, conflicts } = outcome
      const history = record(state.history, { document: merged, label })
      return { ...state, revision, conflicts, history: { ...history, saved: theirs } }
    }
    case 'error':
      return { ...state, outcome: { kind: 'error', message: outcome.message }, refusals: outcome.errors }
    case 'no-tenant':
      return { ...state, outcome: { kind: 'no-tenant' } }
  }
}

/** The server tells the whole theme back. Where nobody else has added to it, saving is no step of its own. */
const isAsSent = (saved: ThemeDocument, sent: ThemeDocument): boolean =>
  diffDocuments(sent, saved).length === 0 && isSame(sent.passthrough, saved.passthrough)
