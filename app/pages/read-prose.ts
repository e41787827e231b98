import { type Markup, parseMarkup } from '#theme/texts/runtime/rich-markup.ts'

/** Running text of a venue in blocks: paragraphs, and lists of their own. Its markup was parsed; nothing else is printed. */
export type ProseBlock = { kind: 'paragraph'; content: readonly Markup[] } | { kind: 'list'; list: Markup }

/** Text with strong, em, links, breaks and lists; a text that is no such markup is shown as it was typed. */
export function readProse(text: string): ProseBlock[] {
  return text.trim() ? blocksOf(parsed(text.trim())) : []
}

/** The words alone, for places that have room for one sentence. A tag that was cut off goes with the rest. */
export function plainText(text: string): string {
  const words = text
    .replace(/<\/?[a-z][^>]*(?:>|$)/gi, ' ')
    .replace(/&(?:nbsp|#39|quot|lt|gt|amp);/g, entity => entities[entity] ?? '')
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim()
}

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&#39;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

const BREAK = { tag: 'br', children: [] } as const

function parsed(text: string): readonly Markup[] {
  try {
    return parseMarkup(text)
  } catch {
    return text.split('\n').flatMap((line, index) => [...(index > 0 ? [BREAK] : []), ...(line ? [line] : [])])
  }
}

/** Two breaks end a paragraph; so does a list. */
function blocksOf(markup: readonly Markup[]): ProseBlock[] {
  const blocks: ProseBlock[] = []
  let open: Markup[] = []
  const end = () => {
    const content = withoutOuterBreaks(open)
    if (content.length > 0) blocks.push({ kind: 'paragraph', content })
    open = []
  }
  for (const node of markup) {
    if (isList(node)) {
      end()
      blocks.push({ kind: 'list', list: node })
    } else if (isBreak(node) && isBreak(open.at(-1))) end()
    else open.push(node)
  }
  end()
  return blocks
}

function withoutOuterBreaks(nodes: readonly Markup[]): Markup[] {
  const first = nodes.findIndex(node => !isBreak(node))
  const last = nodes.findLastIndex(node => !isBreak(node))
  return first < 0 ? [] : nodes.slice(first, last + 1)
}

const tagOf = (node: Markup | undefined) => (typeof node === 'object' ? node.tag : null)
const isBreak = (node: Markup | undefined) => tagOf(node) === 'br'
const isList = (node: Markup) => tagOf(node) === 'ul' || tagOf(node) === 'ol'
