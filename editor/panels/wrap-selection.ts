/** A text being edited, and what is marked in it (characters from the start). */
export type Selection = { readonly text: string; readonly start: number; readonly end: number }

export type WrapTag = 'strong' | 'em' | 'a' | 'ul'

/** The text with markup around what is marked; the same words stay marked. A list gets one item per line. */
export const wrapSelection = ({ text, start, end }: Selection, wrapping: WrapTag): Selection => {
  const marked = text.slice(start, end)
  const [before, inside, after] = partsOf(wrapping, marked)
  return {
    text: text.slice(0, start) + before + inside + after + text.slice(end),
    start: start + before.length,
    end: start + before.length + inside.length,
  }
}

const partsOf = (wrapping: WrapTag, marked: string): [string, string, string] => {
  if (wrapping === 'a') return ['<a href="https://">', marked, '</a>']
  if (wrapping !== 'ul') return [`<${wrapping}>`, marked, `</${wrapping}>`]
  const items = marked.split('\n').map(line => `<li>${line}</li>`)
  return ['<ul>', items.join(''), '</ul>']
}
