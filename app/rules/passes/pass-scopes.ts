/** How much a pass tells: of the whole order that its ticket is of, of a ticket that was handed on alone, or of a membership card. */
export const PASS_SCOPES = ['order', 'ticket', 'card'] as const

export type PassScope = (typeof PASS_SCOPES)[number]
