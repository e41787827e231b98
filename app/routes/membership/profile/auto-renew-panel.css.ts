import { style } from '@vanilla-extract/css'
import { quietLink } from '#app/ui/styles/quiet-link.ts'
import { theme } from '#theme/contract.css.ts'

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const

export const panel = style({ ...column, justifyItems: 'start', gap: theme.space.x4 })
export const status = style({ ...column, gap: theme.space.x2 })
export const early = style(quietLink)
export const stopping = style({ inlineSize: '100%' })
export const stop = style({ ...column, gap: theme.space.x4 })
