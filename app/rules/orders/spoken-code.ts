/** The code of a ticket as it is read out and typed: in two halves of 13 letters, the same on page, paper and mail. */
export const spokenCode = (code: string): string => code.match(/.{1,13}/g)?.join(' ') ?? ''
