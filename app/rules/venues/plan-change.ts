import type { EventForm } from './add-event-rows.ts'
import type { SheetNotice } from './find-sheets.ts'

/** One record that a plan adds, removes or changes, with the values of what changes; those of people are not told (null). */
export type PlanChange = {
  kind: 'added' | 'removed' | 'changed'
  /** the key of the venue file */
  part: string
  /** empty for a part that is one */
  id: string
  name: string
  fields: { key: string; before: unknown; after: unknown }[]
}

/** What a screen shows of a plan: what would change, what to know about the file, and, once it was tried, why it was refused. */
export type PlanReport = {
  changes: PlanChange[]
  notices: SheetNotice[]
  warnings: string[]
  problems: string[]
  /** what was typed, for a plan that was made from the form of an event */
  form?: EventForm
  /** the plan that this one puts back */
  putsBack?: string
}
