import type { ReactNode } from 'react'
import { Prose } from '#app/ui/rich-text/rich-words.tsx'

/** Parsed markup: words, and elements around them. Addresses of links were checked by the parser. */
export type ProseNode =
  | string
  | {
      readonly tag: 'strong' | 'em' | 'a' | 'br' | 'ul' | 'ol' | 'li'
      readonly href?: string
      readonly children: readonly ProseNode[]
    }
export type ProseTextBlock =
  | { kind: 'paragraph'; content: readonly ProseNode[] }
  | { kind: 'list'; list: ProseNode }

/** Running text of the venue, such as the description of an event. */
export const ProseText = ({
  blocks,
  className,
}: {
  blocks: readonly ProseTextBlock[]
  className?: string
}) => (
  <Prose className={className}>
    {blocks.map((block, position) =>
      block.kind === 'list' ? (
        node(block.list, position)
      ) : (
        // Words of the venue may be in another language than the page.
        <p key={position}>
          <bdi>{block.content.map(node)}</bdi>
        </p>
      ),
    )}
  </Prose>
)

const node = (part: ProseNode, key: number): ReactNode => {
  if (typeof part === 'string') return part
  const { tag: Tag, href, children } = part
  if (Tag === 'br') return <br key={key} />
  const inner = children.map(node)
  return Tag === 'a' ? (
    <a key={key} href={href} rel="noopener">
      {inner}
    </a>
  ) : (
    <Tag key={key}>{inner}</Tag>
  )
}
