import { theme } from '#theme/contract.css.ts'

/** From the edge of a block of the order to what it holds: the one inner edge that all of them share. */
export const blockInset = `clamp(${theme.space.x4}, 4vw, ${theme.space.x8})`

/** The same where the block has a border, which takes its part of it. */
export const borderedInset = `calc(${blockInset} - ${theme.shape.border})`
