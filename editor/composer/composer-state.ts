import type { DraftNote, SaveOutcome } from '#editor/composer/save-theme.ts'
import { applyChange, type Change } from '#editor/document/apply-change.ts'
import { goTo, type History, rebase, record, startHistory } from '#editor/history/history.ts'
import { diffDocuments, isSameTheme } from '#theme/diff-documents.ts'
import type { ThemeDocument } from '#theme/document.ts'
import {
  baseOfQuestions,
  type Conflict,
  mergeDocuments,
  takeTheirs,
  valueAt,
  withValues,
} from '#theme/merge-documents.ts'
import { entryOfPart, mergeParts, partIn, withPartIn } from '#theme/merge-parts.ts'
import { isSame } from '#theme/same-value.ts'

/** What the last save came to, as the composer says it. */
export type Outcome =
  | { readonly kind: 'saved' | 'no-tenant' }
  /** Work that was kept is back, and not saved. */
  | { readonly kind: 'restored' }
  /** Nothing was sent: fields hold what cannot be saved. */
  | { readonly kind: 'held' }
  | { readonly kind: 'error'; readonly message: string }

/** What was typed into a field and cannot be taken. */
export type HeldField = { readonly name: string; readonly typed: string; readonly problem: string }

/** Who saved a key last, and when (an instant in UTC). */
export type Edit = { readonly name: string; readonly at: string }
export type Edits = Readonly<Record<string, Edit>>

export type ComposerState = {
  readonly history: History<ThemeDocument>
  /** Revision of `history.saved`: of the draft, where that is edited. */
  readonly revision: number
  /** The draft that is edited; null where saving publishes at once. */
  readonly draft: DraftNote | null
  /** What visitors see. */
  readonly published: ThemeDocument
  readonly saving: boolean
  /** Fields that hold Save back, in the order in which they were left. */
  readonly held: Readonly<Record<string, HeldField>>
  readonly outcome: Outcome | null
  /** Keys that somebody else changed too: the author decides before the next save. */
  readonly conflicts: readonly Conflict[]
  /** What others have saved since the composer was opened, by key. */
  readonly edits: Edits
  /** What stood there before, by key. */
  readonly replaced: Readonly<Record<string, unknown>>
  /** Sentences of the server by key (`variables.color-brand`). */
  readonly refusals: Readonly<Record<string, string>>
}

export type ComposerAction =
  | { readonly type: 'change'; readonly change: Change; readonly label: string; readonly at: number }
  /** Kept work, whose `saved` is what it began with: it is brought over to what is stored now. */
  | { readonly type: 'restore'; readonly history: History<ThemeDocument> }
  /** Steps back or forth, to where so many are done. */
  | { readonly type: 'go-to'; readonly count: number }
  | { readonly type: 'hold'; readonly field: string; readonly held: HeldField | null }
  /** The author has settled a value over one that others have saved meanwhile. */
  | { readonly type: 'ask-about'; readonly key: string }
  | { readonly type: 'saving' | 'hold-back' }
  /** Answers the question about a key, or with none about all. */
  | { readonly type: 'keep-mine'; readonly key?: string }
  | { readonly type: 'take-theirs'; readonly key?: string; readonly label: string; readonly at: number }
  /** Others have saved these keys. */
  | { readonly type: 'edits'; readonly edits: Edits }
  /** What is stored now, read while `seen` was what the composer knew of it. */
  | { readonly type: 'arrive'; readonly theme: StoredTheme; readonly seen: ThemeDocument }
  | { readonly type: 'outcome'; readonly outcome: SaveOutcome; readonly sent: ThemeDocument }

export type StoredTheme = {
  readonly document: ThemeDocument
  readonly revision: number
  /** The draft of the venue, where there is one. */
  readonly draft?: (DraftNote & { readonly document: ThemeDocument }) | null
}

export const startComposer = ({ document, revision, draft = null }: StoredTheme): ComposerState => ({
  history: startHistory(draft?.document ?? document),
  revision: draft?.revision ?? revision,
  draft,
  published: document,
  saving: false,
  held: {},
  outcome: null,
  conflicts: [],
  edits: {},
  replaced: {},
  refusals: {},
})

/** What the composer knows after something happened. */
export const composerReducer = (state: ComposerState, action: ComposerAction): ComposerState => {
  const { history } = state
  switch (action.type) {
    case 'change': {
      const { change, label, at } = action
      return edited(state, record(history, { document: applyChange(history.present, change), label, at }))
    }
    case 'restore':
      return restored(state, action.history)
    case 'go-to':
      return edited(state, goTo(history, action.count))
    case 'hold':
      return withHeld(state, action)
    case 'ask-about':
      return askedAbout(state, action.key)
    case 'hold-back':
      return { ...state, outcome: { kind: 'held' } }
    case 'saving':
      return { ...state, saving: true, outcome: null, refusals: {} }
    case 'keep-mine':
      return { ...state, conflicts: settledRows(state.conflicts, action.key).open }
    case 'take-theirs': {
      const { settled, open } = settledRows(state.conflicts, action.key)
      const document = takeTheirs(history.present, settled)
      const { label, at } = action
      return { ...state, conflicts: open, history: record(history, { document, label, at }) }
    }
    case 'edits':
      return { ...state, edits: { ...state.edits, ...action.edits } }
    case 'arrive':
      return arrived(state, action)
    case 'outcome':
      return answered({ ...state, saving: false }, action)
  }
}

const restored = (state: ComposerState, history: History<ThemeDocument>): ComposerState => {
  const { revision, history: now } = state
  const back = movedTo({ ...state, history }, { document: now.saved, revision, base: history.saved })
  return isSameTheme(history.saved, history.present) ? back : { ...back, outcome: { kind: 'restored' } }
}

/** An answer that a save has overtaken is out of date, and read again later. */
const arrived = (
  state: ComposerState,
  { theme, seen }: Extract<ComposerAction, { type: 'arrive' }>,
): ComposerState => {
  if (state.saving || state.history.saved !== seen) return state
  const { document: published, draft = null } = theme
  const document = draft?.document ?? published
  const revision = draft?.revision ?? theme.revision
  const next = { ...state, published, draft, revision }
  if (isSameTheme(document, seen)) return next
  return movedTo(next, { document, revision, base: baseOfQuestions(seen, state.conflicts) })
}

/** An old answer says nothing about a new document. */
const edited = (state: ComposerState, history: ComposerState['history']): ComposerState =>
  history === state.history ? state : { ...state, history, outcome: null, refusals: {} }

const withHeld = (
  state: ComposerState,
  { field, held }: Extract<ComposerAction, { type: 'hold' }>,
): ComposerState => {
  const { [field]: before, ...others } = state.held
  if (!held) return before ? { ...state, held: others, outcome: null } : state
  return { ...state, held: { ...others, [field]: held }, outcome: null }
}

const askedAbout = (state: ComposerState, key: string): ComposerState => {
  const [mine, theirs] = [state.history.present, state.history.saved].map(each => valueAt(each, key))
  const others = state.conflicts.filter(conflict => conflict.key !== key)
  if (isSame(mine, theirs)) return { ...state, conflicts: others }
  return {
    ...state,
    conflicts: [...others, { key, base: partIn(state.replaced[entryOfPart(key)], key), mine, theirs }],
  }
}

type Answer = Extract<ComposerAction, { type: 'outcome' }>

const answered = (state: ComposerState, { outcome, sent }: Answer): ComposerState => {
  switch (outcome.kind) {
    case 'saved':
      return {
        ...movedTo(state, { ...outcome, base: sent }),
        draft: outcome.draft,
        published: outcome.draft ? state.published : outcome.document,
        edits: editsOfOthers(state, sent),
        outcome: { kind: 'saved' },
      }
    case 'conflict':
      return {
        ...movedTo(state, {
          document: outcome.theirs,
          revision: outcome.revision,
          base: state.history.saved,
        }),
        draft: outcome.draft,
        published: outcome.draft ? state.published : outcome.theirs,
      }
    case 'error':
      return { ...state, outcome: { kind: 'error', message: outcome.message }, refusals: outcome.errors }
    case 'no-tenant':
      return { ...state, outcome: { kind: 'no-tenant' } }
  }
}

const settledRows = (conflicts: readonly Conflict[], key: string | undefined) => ({
  settled: conflicts.filter(conflict => key === undefined || conflict.key === key),
  open: conflicts.filter(conflict => key !== undefined && conflict.key !== key),
})

/** What the author has saved anew is not the others' any more. */
const editsOfOthers = ({ edits, history: { saved } }: ComposerState, sent: ThemeDocument): Edits => {
  const mine = new Set(diffDocuments(saved, sent).map(({ key }) => key))
  return Object.fromEntries(Object.entries(edits).filter(([key]) => !mine.has(key)))
}

/**
 * The server has `document` now. Between it and `base` lies what others did: it comes into the present, unless the author has
 * changed the same keys, which are asked about; and into past and future, so that no undo takes it back.
 */
const movedTo = (
  state: ComposerState,
  { document, revision, base }: { document: ThemeDocument; revision: number; base: ThemeDocument },
): ComposerState => {
  const { history } = state
  const { merged, conflicts } = mergeDocuments({ base, mine: history.present, theirs: document })
  const isAsked = new Set(conflicts.map(({ key }) => key))
  const arrivals = diffDocuments(base, document)
  const values = arrivals
    .filter(({ key }) => !isAsked.has(key))
    .map(({ key, after }) => [key, after] as const)
  const move = (step: ThemeDocument) => {
    const arrived = values.map(
      ([key, after]) => [key, arrivalIn(step, { key, after, base, isAsked })] as const,
    )
    const moved = withValues(step, arrived)
    return isAsked.size === 0 ? moved : mergeDocuments({ base, mine: moved, theirs: document }).merged
  }
  const present = isSameTheme(merged, document) ? document : merged
  return {
    ...state,
    revision,
    conflicts,
    replaced: { ...state.replaced, ...Object.fromEntries(arrivals.map(({ key, before }) => [key, before])) },
    history: rebase(history, { present, saved: document, move, isSame: isSameTheme }),
  }
}

type Arrival = {
  readonly key: string
  readonly after: unknown
  readonly base: ThemeDocument
  readonly isAsked: ReadonlySet<string>
}

/** What others did to an entry, in a step: beside the author's own links, and in place of what is theirs and not asked about. */
const arrivalIn = (step: ThemeDocument, { key, after, base, isAsked }: Arrival): unknown => {
  const parts = mergeParts(key, { base: valueAt(base, key), mine: valueAt(step, key), theirs: after })
  if (!parts) return after
  const overruled = parts.conflicts.filter(({ part }) => !isAsked.has(`${key}.${part}`))
  return overruled.reduce<unknown>(
    (entry, { part, theirs }) => withPartIn(entry, { key: `${key}.${part}`, value: theirs }),
    parts.merged,
  )
}
