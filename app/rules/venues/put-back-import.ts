import { isOfCatalogue, type VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'
import type { PlanChange } from './plan-change.ts'
import { recordKey } from './record-key.ts'

type Import = {
  /** The venue's file as it is now. */
  current: VenueFileDraft
  /** The same before the import. */
  before: VenueFileDraft
  /** What the import has changed. */
  changes: readonly PlanChange[]
}

type Values = Record<string, unknown>

/**
 * The venue's file with everything that an import has changed as it was before it: records that it has made are gone, those that it has
 * removed are there again, values that it has changed are the earlier ones. What the import has left alone stays as it is now, and so do
 * people, looks and words.
 */
export function putBackImport({ current, before, changes }: Import): VenueFileDraft {
  const parts = [...new Set(changes.map(({ part }) => part))].filter(isOfCatalogue)
  return parts.reduce(
    (file, part) => withPart(file, part, partBefore(part, { current, before, changes })),
    current,
  )
}

function partBefore(part: string, { current, before, changes }: Import): unknown {
  const own = changes.filter(change => change.part === part)
  const [now, old] = [current[part], before[part]]
  const isList = own.some(({ id }) => id !== '')
  if (isList) return listBefore({ now: asList(now), old: asList(old), changes: own })
  return own.reduce(
    (values, change) => valuesBefore(values, { change, old: (old ?? {}) as Values }),
    (now ?? {}) as Values,
  )
}

const asList = (part: unknown): Values[] => (Array.isArray(part) ? part : [])

type Lists = { now: readonly Values[]; old: readonly Values[]; changes: readonly PlanChange[] }

/** In the order from before; what came since follows. */
function listBefore({ now, old, changes }: Lists): Values[] {
  const byKey = new Map(changes.map(change => [change.id, change]))
  const places = new Map(old.map((record, place) => [recordKey(record), place]))
  const kept = now.flatMap(record => {
    const change = byKey.get(recordKey(record) ?? '')
    if (change?.kind === 'added') return []
    const earlier = old[places.get(recordKey(record)) ?? -1]
    return change && earlier ? [valuesBefore(record, { change, old: earlier })] : [record]
  })
  const there = new Set(kept.map(recordKey))
  const gone = old.filter(
    record => byKey.get(recordKey(record) ?? '')?.kind === 'removed' && !there.has(recordKey(record)),
  )
  const placeOf = (record: Values) => places.get(recordKey(record)) ?? Number.POSITIVE_INFINITY
  return [...kept, ...gone].sort((one, other) =>
    placeOf(one) === placeOf(other) ? 0 : placeOf(one) - placeOf(other),
  )
}

function valuesBefore(values: Values, { change, old }: { change: PlanChange; old: Values }): Values {
  const keys = change.fields.map(({ key }) => key)
  const rest = Object.entries(values).filter(([key]) => !keys.includes(key))
  const earlier = keys.filter(key => Object.hasOwn(old, key)).map(key => [key, old[key]] as const)
  return Object.fromEntries([...rest, ...earlier])
}

function withPart(file: VenueFileDraft, part: string, value: unknown): VenueFileDraft {
  const isEmpty = Array.isArray(value) && value.length === 0
  const { [part]: _, ...others } = file
  return (isEmpty ? others : { ...others, [part]: value }) as VenueFileDraft
}
