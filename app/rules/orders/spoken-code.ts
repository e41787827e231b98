/** Shorter than this a code is read in one go. */
const ONE_PIECE = 16

/** The code of a ticket as it is read out and typed: in halves of 13 letters, the same on page, paper and mail; the number of a member in one piece. */
export const spokenCode = (code: string): string =>
  code.length <= ONE_PIECE ? code : (code.match(/.{1,13}/g)?.join(' ') ?? '')
