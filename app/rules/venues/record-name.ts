import type { VenueFileDraft } from '#app/rules/onboarding/venue-changes.ts'

/** What people call the record of a venue file that a path leads into: `events[2].slots[0].capacity` is in the third event. The path itself where that is none. */
export function recordName(file: VenueFileDraft, path: string): string {
  const [, part = '', index = ''] = /^(\w+)\[(\d+)\]/.exec(path) ?? []
  const list = file[part]
  const record = Array.isArray(list) ? list[Number(index)] : undefined
  return String(record?.name ?? record?.id ?? record?.code ?? path)
}
