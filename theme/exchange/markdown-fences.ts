/** A fenced block of Markdown: what stands behind its opening line, and its lines. */
type Fence = { readonly language: string; readonly content: string }

/** The blocks between lines of three backticks, in their order; one that is never closed is none. `text` has line feeds alone. */
export const fencesOf = (text: string): Fence[] => {
  const fences: Fence[] = []
  const lines = text.split('\n')
  let opening: { language: string; at: number } | null = null
  for (const [at, line] of lines.entries()) {
    if (!line.startsWith('```')) continue
    const language = line.slice(3).trim()
    if (!opening) opening = { language, at }
    else if (language === '') {
      fences.push({ language: opening.language, content: lines.slice(opening.at + 1, at).join('\n') })
      opening = null
    }
  }
  return fences
}
