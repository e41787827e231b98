import { fromMarkdown } from 'mdast-util-from-markdown'
import { toMarkdown } from 'mdast-util-to-markdown'
import { isSafeLink, type Markup } from '#theme/texts/runtime/rich-markup.ts'

type Block = ReturnType<typeof fromMarkdown>['children'][number]
type Paragraph = Extract<Block, { type: 'paragraph' }>
type List = Extract<Block, { type: 'list' }>
type Item = List['children'][number]['children'][number]
type Phrase = Paragraph['children'][number]

/** Why a text in Markdown is refused. */
export class MarkdownError extends Error {}

type Element = Exclude<Markup, string>

/**
 * The markup of a rich text as Markdown, for people who write: paragraphs, lists, `**bold**`, `*italics*`, `[links](https://…)`. A break is a
 * new line, two are a new paragraph.
 */
export const printMarkdown = (markup: readonly Markup[]): string =>
  toMarkdown(
    { type: 'root', children: blocksOf(markup) },
    { bullet: '-', emphasis: '*', strong: '*' },
  ).trimEnd()

const blocksOf = (markup: readonly Markup[]): Item[] => {
  const blocks: Item[] = []
  let words: Markup[] = []
  const endParagraph = () => {
    const children = inlineOf(withoutEdges(words))
    if (children.length > 0) blocks.push({ type: 'paragraph', children })
    words = []
  }
  for (const part of markup) {
    if (isList(part)) {
      endParagraph()
      blocks.push(listOf(part))
    } else {
      words.push(part)
      if (words.slice(-2).filter(isBreak).length === 2) endParagraph()
    }
  }
  endParagraph()
  return blocks
}

const isBreak = (part: Markup | undefined) => typeof part === 'object' && part.tag === 'br'
const isList = (part: Markup): part is Element =>
  typeof part === 'object' && (part.tag === 'ul' || part.tag === 'ol')

const withoutEdges = (words: readonly Markup[]): readonly Markup[] => {
  const first = words.findIndex(part => !isBreak(part))
  const last = words.findLastIndex(part => !isBreak(part))
  return first < 0 ? [] : words.slice(first, last + 1)
}

const listOf = ({ tag, children }: Element): List => ({
  type: 'list',
  ordered: tag === 'ol',
  spread: false,
  children: children
    .filter(part => typeof part === 'object')
    .map(item => ({ type: 'listItem', spread: false, children: blocksOf(item.children) })),
})

const inlineOf = (markup: readonly Markup[]): Phrase[] =>
  markup.map((part): Phrase => {
    if (typeof part === 'string') return { type: 'text', value: part }
    const children = inlineOf(part.children)
    if (part.tag === 'strong') return { type: 'strong', children }
    if (part.tag === 'em') return { type: 'emphasis', children }
    if (part.tag === 'a') return { type: 'link', url: part.href ?? '', children }
    return { type: 'text', value: '\n' }
  })

/**
 * Reads Markdown as the markup of a rich text. Throws a `MarkdownError` for what a rich text has no place for (headings, pictures, HTML,
 * code, quotes) and for addresses that no link of a venue may have.
 */
export const readMarkdown = (source: string): Markup[] => blocks(fromMarkdown(source).children)

const BREAK: Element = { tag: 'br', children: [] }

const blocks = (nodes: readonly Block[]): Markup[] =>
  nodes.flatMap((node, at) => {
    const isBelow = at > 0 && node.type === 'paragraph' && nodes[at - 1]?.type === 'paragraph'
    return [...(isBelow ? [BREAK, BREAK] : []), ...block(node)]
  })

const block = (node: Block): Markup[] => {
  if (node.type === 'paragraph') return inline(node)
  if (node.type !== 'list') throw new MarkdownError(problemOf(node.type))
  const children = node.children.map((item): Markup => ({ tag: 'li', children: blocks(item.children) }))
  return [{ tag: node.ordered ? 'ol' : 'ul', children }]
}

const inline = ({ children }: Pick<Paragraph, 'children'>): Markup[] =>
  children.flatMap((node): Markup[] => {
    if (node.type === 'text') return lines(node.value)
    if (node.type === 'break') return [BREAK]
    if (node.type === 'strong') return [{ tag: 'strong', children: inline(node) }]
    if (node.type === 'emphasis') return [{ tag: 'em', children: inline(node) }]
    if (node.type !== 'link') throw new MarkdownError(problemOf(node.type))
    if (!isSafeLink(node.url)) throw new MarkdownError(`${node.url.slice(0, 80)} is no address for a link`)
    return [{ tag: 'a', href: node.url, children: inline(node) }]
  })

const lines = (value: string): Markup[] =>
  value.split('\n').flatMap((line, at) => [...(at > 0 ? [BREAK] : []), ...(line ? [line] : [])])

const names: Readonly<Record<string, string>> = {
  heading: 'a heading',
  image: 'a picture',
  html: 'HTML',
  code: 'code',
  inlineCode: 'code',
  blockquote: 'a quotation',
  thematicBreak: 'a line',
}

const problemOf = (type: string) => `${names[type] ?? 'something'} has no place in this text`
