const MAX_CHARACTERS = 300

/** The beginning of a comment, 300 characters at most (MEM-293); none is cut in two. */
export const shortComment = (comment: string): string => [...comment].slice(0, MAX_CHARACTERS).join('')
