import type { PlanChange } from '#app/rules/venues/plan-change.ts'

const SIGNS = { added: '+', removed: '-', changed: '~' }

/** One change of a venue as a line of a command's output. */
export function changeSentence({ kind, part, id, fields }: PlanChange): string {
  const about = kind === 'changed' ? `: ${fields.map(({ key }) => key).join(', ')}` : ''

  return [SIGNS[kind], part, id].filter(Boolean).join(' ') + about
}
