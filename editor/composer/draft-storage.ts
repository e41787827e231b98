import type { History, HistoryStep } from '#editor/history/history.ts'
import { diffDocuments, isSameTheme } from '#theme/diff-documents.ts'
import { emptyThemeDocument, type ThemeDocument } from '#theme/document.ts'
import { entriesOf, withEntries } from '#theme/entries.ts'
import { baseOfQuestions, type Conflict, withValues } from '#theme/merge-documents.ts'
import { readAsWritten } from '#theme/read-as-written.ts'

/** Whose work: one tab, at one venue. */
export type WorkPlace = { readonly tenantId: string; readonly tab: string }

type WorkToKeep = {
  readonly place: WorkPlace
  readonly author: string
  readonly history: History<ThemeDocument>
  /** What the author has been asked and not answered. */
  readonly conflicts: readonly Conflict[]
}

type KeptStep = {
  readonly label: string
  readonly at: number
  /** What the next document is set to; null takes the key away. */
  readonly values: readonly (readonly [key: string, value: unknown])[]
}

/** Work as it lies in the storage. Past and future lead away from the present, the nearest step first. */
type KeptWork = {
  readonly format: typeof FORMAT
  readonly author: string
  readonly base: ThemeDocument
  readonly present: ThemeDocument
  readonly past: readonly KeptStep[]
  readonly future: readonly KeptStep[]
}

/** Raised when work is written differently; what another format holds is left alone. */
const FORMAT = 2

/** A storage takes five million characters for all tabs; of more than this the farthest steps go. */
export const MAX_CHARACTERS = 1_000_000

/** Under which keys the work of a venue lies; behind it stands the tab. */
export const workPrefix = (tenantId: string) => `marquee-composer ${encodeURIComponent(tenantId)} `

const keyOf = ({ tenantId, tab }: WorkPlace) => workPrefix(tenantId) + tab

/** Keeps work and its steps over a reload or a crash; a full or forbidden storage is no reason to stop. */
export const keepDraft = (storage: Storage, { place, author, history, conflicts }: WorkToKeep): void => {
  const { past, present, future, saved } = history
  const base = baseOfQuestions(saved, conflicts)
  const isEmpty = past.length === 0 && future.length === 0 && isSameTheme(base, present)
  const text = () => {
    const steps = { past: chainOf(present, past.toReversed()), future: chainOf(present, future) }
    return textOf({ format: FORMAT, author, base, present, ...steps })
  }
  try {
    if (isEmpty) storage.removeItem(keyOf(place))
    else storage.setItem(keyOf(place), text())
  } catch {
    return
  }
}

const textOf = (work: KeptWork): string => {
  const text = JSON.stringify(work)
  const { past, future } = work
  if (text.length <= MAX_CHARACTERS || past.length + future.length === 0) return text
  return textOf({ ...work, past: nearerHalf(past), future: nearerHalf(future) })
}

const nearerHalf = <Step>(steps: readonly Step[]) => steps.slice(0, Math.floor(steps.length / 2))

const chainOf = (present: ThemeDocument, steps: readonly HistoryStep<ThemeDocument>[]): KeptStep[] =>
  steps.map(({ document, label, at }, index) => ({
    label,
    at,
    values: valuesBetween(steps[index - 1]?.document ?? present, document),
  }))

type Values = KeptStep['values']
const known = new WeakMap<ThemeDocument, { readonly to: ThemeDocument; readonly values: Values }>()

/** Documents never change, so that between two of them is looked once, not with every step. */
const valuesBetween = (from: ThemeDocument, to: ThemeDocument): Values => {
  const before = known.get(to)
  if (before?.to === from) return before.values
  const values = diffDocuments(from, to).map(({ key, after = null }) => [key, after] as const)
  known.set(to, { to: from, values })
  return values
}

/** The work that was kept there by this author, its `saved` being what it began with; `null` when there is none or it cannot be read. */
export const restoreDraft = (
  storage: Storage,
  { place, author }: { place: WorkPlace; author: string },
): History<ThemeDocument> | null => {
  try {
    const work = JSON.parse(storage.getItem(keyOf(place)) ?? 'null') as Partial<KeptWork> | null
    if (work?.format !== FORMAT || work.author !== author) return null
    const [saved, present] = [documentIn(work.base), documentIn(work.present)]
    if (!saved || !present) return null
    const past = stepsIn(work.past, present).toReversed()
    return { past, present, future: stepsIn(work.future, present), saved }
  } catch {
    return null
  }
}

/**
 * A storage is not ours alone: what lies in it is read like anything else that comes in. A wording that cannot be used may have
 * been stored before its author came; it is no reason to lose their work.
 */
const documentIn = (payload: unknown): ThemeDocument | null => {
  if (!payload) return null
  const { document, problems } = readAsWritten({ ...emptyThemeDocument, ...(payload as object) })
  return problems.every(({ key }) => /^text(s|Sets)\./.test(key)) ? document : null
}

/** The steps away from a document, as far as they can be read. */
const stepsIn = (kept: unknown, present: ThemeDocument): HistoryStep<ThemeDocument>[] => {
  const steps: HistoryStep<ThemeDocument>[] = []
  for (const step of Array.isArray(kept) ? (kept as Partial<KeptStep>[]) : []) {
    const values = valuesIn(step?.values)
    if (!values || typeof step.label !== 'string' || !Number.isFinite(step.at)) return steps
    const from = steps.at(-1)?.document ?? present
    steps.push({ document: withValues(from, values), label: step.label, at: Number(step.at) })
  }
  return steps
}

const valuesIn = (kept: unknown): Values | null => {
  if (!Array.isArray(kept) || !kept.every(pair => typeof pair?.[0] === 'string')) return null
  const sent = Object.fromEntries(kept.filter(([, value]) => (value ?? null) !== null))
  const read = documentIn(withEntries(emptyThemeDocument, sent))
  return read && kept.map(([key]) => [key, entriesOf(read)[key]] as const)
}
