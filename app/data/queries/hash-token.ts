import { createHash } from 'node:crypto'

/** What stands in the database instead of a token, in hex: whoever reads a row cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex')
