import { globalStyle, style } from '@vanilla-extract/css'
import { theme } from '#theme/contract.css.ts'

/** Running text of the venue: reading width, lists with marks, links that stay underlined. */
export const prose = style({ maxInlineSize: theme.space.reading, overflowWrap: 'break-word' })

globalStyle(`${prose} > * + *`, { marginBlockStart: '0.8em' })
globalStyle(`${prose} ul, ${prose} ol`, { paddingInlineStart: '1.3em', display: 'grid', gap: '0.35em' })
globalStyle(`${prose} ul`, { listStyle: 'disc' })
globalStyle(`${prose} ol`, { listStyle: 'decimal' })
globalStyle(`${prose} li::marker`, { color: theme.text.subtle })
globalStyle(`${prose} a`, { color: 'inherit', textDecoration: 'underline', textUnderlineOffset: '0.18em' })
