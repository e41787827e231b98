/** What search engines and chats show of a description. */
const MAX_LENGTH = 160

/** A text as one line of at most 160 characters, cut between words and with an ellipsis then. */
export function summaryLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_LENGTH) return line
  const cut = line.slice(0, MAX_LENGTH - 1)
  const lastSpace = cut.lastIndexOf(' ')

  return `${(lastSpace > MAX_LENGTH / 2 ? cut.slice(0, lastSpace) : cut).replace(/[\s,;:.–-]+$/, '')}…`
}
