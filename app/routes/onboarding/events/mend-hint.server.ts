import { SHEET_KINDS, SHEETS } from '#app/rules/venues/sheet-columns.ts'

/** What of the upload mends something: a sheet, or a part of the venue's file, with the row that it is in. */
export type MendHint = { sheet: string | null; part: string | null; row: string }

/** The hint in the address; null without one, and for a sheet that there is not. */
export function readMendHint({ searchParams }: URL): MendHint | null {
  const kind = SHEET_KINDS.find(known => known === searchParams.get('sheet'))
  const part = /^[\w.]{1,40}$/.exec(searchParams.get('part') ?? '')?.[0] ?? null
  if (!kind && part === null) return null
  return { sheet: kind ? SHEETS[kind].name : null, part, row: (searchParams.get('row') ?? '').slice(0, 200) }
}
