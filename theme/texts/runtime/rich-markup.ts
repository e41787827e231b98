import type { RichTag } from '#theme/texts/runtime/message-parts.ts'

/** Rich text before its words are looked at: ICU source, and elements around it. */
export type Markup =
  | string
  | { readonly tag: RichTag; readonly href?: string; readonly children: readonly Markup[] }

/** Why a rich text is refused, and the place (characters from the start). */
export class MarkupError extends Error {
  constructor(
    reason: string,
    readonly at: number,
  ) {
    super(`${reason} (at character ${at + 1})`)
  }
}

type OpenTag = { tag: RichTag | undefined; href?: string; children: Markup[]; at: number }

const tagNames: readonly string[] = ['strong', 'em', 'a', 'br', 'ul', 'ol', 'li']
const isTag = (name: string): name is RichTag => tagNames.includes(name)
const tagPattern = /<(\/?)([a-z]+)((?:\s+[a-z]+="[^"<>]*")*)\s*\/?>/iy
const allowedLink =
  /^(?:https?:\/\/[^\s\\@/?#]+(?:[/?#][^\s\\]*)?|mailto:[^\s\\]+|tel:[+\d\s().-]+|\/(?![/\\])[^\s\\]*|#[\w-]*)$/i

/**
 * Whether a link of a venue may be printed: https, http, mailto, tel, a path of this site, or a place on the page.
 * Everything else, `javascript:` first of all, is refused.
 */
export const isSafeLink = (href: string): boolean => href.length <= 2000 && allowedLink.test(href)

const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: '\u00a0' }
const encode = (text: string) =>
  text
    .replace(/&(?=(?:amp|lt|gt|quot|#39|nbsp);)/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')

const hrefOf = (attributes: string, { tag, at }: { tag: RichTag; at: number }): string | undefined => {
  const [, name, value = ''] = /^\s+([a-z]+)="([^"]*)"$/i.exec(attributes) ?? []
  if (attributes.trim() === '' && tag !== 'a') return undefined
  if (tag !== 'a' || name?.toLowerCase() !== 'href')
    throw new MarkupError(`<${tag}> takes ${tag === 'a' ? 'exactly one href' : 'no attributes'}`, at)
  const href = decode(value).trim()
  if (!isSafeLink(href))
    throw new MarkupError('This link is not allowed; use https:, mailto:, tel: or a path of this site', at)
  return href
}

const top = (stack: OpenTag[]): OpenTag => stack[stack.length - 1] as OpenTag

const close = (stack: OpenTag[], { tag, at }: { tag: RichTag; at: number }) => {
  const open = top(stack)
  if (open.tag !== tag) throw new MarkupError(`</${tag}> closes nothing that is open`, at)
  stack.pop()
  top(stack).children.push({ tag, ...(open.href && { href: open.href }), children: open.children })
}

const readTag = (stack: OpenTag[], { match, at }: { match: RegExpExecArray; at: number }) => {
  const [, slash, name = '', attributes = ''] = match
  const tag = name.toLowerCase()
  if (!isTag(tag)) throw new MarkupError(`<${tag}> is not allowed; use strong, em, a, br, ul, ol or li`, at)
  if (tag === 'br') return void top(stack).children.push({ tag, children: [] })
  if (slash) return close(stack, { tag, at })
  requirePlace(stack, { tag, at })
  stack.push({ tag, href: hrefOf(attributes, { tag, at }), children: [], at })
}

/** A browser takes a link out of a link and an item out of what is no list, and then nothing is where the page expects it. */
const requirePlace = (stack: OpenTag[], { tag, at }: { tag: RichTag; at: number }) => {
  const inside = stack.map(open => open.tag)
  const isList = ['ul', 'ol'].includes(inside.at(-1) ?? '')
  if (tag === 'a' && inside.includes('a')) throw new MarkupError('A link cannot stand inside a link', at)
  if (tag === 'li' && !isList) throw new MarkupError('<li> stands in <ul> or <ol> only', at)
  if (tag !== 'li' && isList) throw new MarkupError('A list holds nothing but <li>', at)
}

const depthChange: Record<string, number> = { '{': 1, '}': -1 }

const pushWords = (into: Markup[], source: string) => {
  if (source) into.push(decode(source))
}

/**
 * Parses the markup of a rich text: strong, em, a, br, ul, ol, li around ICU source. Throws `MarkupError` naming the
 * place for anything else, also for markup inside an argument's braces.
 */
export const parseMarkup = (source: string): readonly Markup[] => {
  const stack: OpenTag[] = [{ tag: undefined, children: [], at: 0 }]
  let [start, depth] = [0, 0]
  for (let at = 0; at < source.length; at++) {
    const char = source[at] as string
    depth += depthChange[char] ?? 0
    if (char === '\n' && !depth) {
      pushWords(top(stack).children, source.slice(start, at).trimEnd())
      top(stack).children.push({ tag: 'br', children: [] })
      start = at + 1
    }
    if (char === '>') throw new MarkupError('A > stands alone; write &gt;', at)
    if (char !== '<') continue
    tagPattern.lastIndex = at
    const match = tagPattern.exec(source)
    if (!match) throw new MarkupError('A < stands alone; write &lt;', at)
    if (depth) throw new MarkupError('Markup cannot stand inside { }', at)
    pushWords(top(stack).children, source.slice(start, at))
    readTag(stack, { match, at })
    at += match[0].length - 1
    start = at + 1
  }
  const open = top(stack)
  if (open.tag) throw new MarkupError(`<${open.tag}> is never closed`, open.at)
  pushWords(open.children, source.slice(start))
  return open.children
}

/** Prints parsed markup in our own spelling; what was not parsed cannot come out. */
export const printMarkup = (markup: readonly Markup[]): string =>
  markup
    .map(part => {
      if (typeof part === 'string') return encode(part)
      if (part.tag === 'br') return '<br>'
      const href = part.href ? ` href="${encode(part.href).replace(/"/g, '&quot;')}"` : ''
      return `<${part.tag}${href}>${printMarkup(part.children)}</${part.tag}>`
    })
    .join('')
