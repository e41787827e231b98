/** Words as somebody reads them: blanks are one blank, and marks that are not seen are left out. */
export const visibleWords = (words: string): string =>
  words
    .replace(/[\u2060-\u2069\u200e\u200f\u00ad]/g, '')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
