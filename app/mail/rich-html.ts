import type { RichNode } from '#theme/texts/runtime/format-message.ts'
import { isSafeLink } from '#theme/texts/runtime/rich-markup.ts'
import { escapeHtml } from './escape-html.ts'

/** A rich text as HTML of a mail, printed by us. Links of the site itself lead nowhere from a mail and become words. */
export function richHtml(nodes: readonly RichNode[], linkColor: string): string {
  return nodes.map(node => nodeHtml(node, linkColor)).join('')
}

function nodeHtml(node: RichNode, linkColor: string): string {
  if (typeof node === 'string') return escapeHtml(node)
  const inner = richHtml(node.children, linkColor)
  if (node.tag === 'br') return '<br>'
  if (node.tag !== 'a') return `<${node.tag}>${inner}</${node.tag}>`
  const { href = '' } = node
  const leads = isSafeLink(href) && /^(https?|mailto|tel):/i.test(href)
  return leads ? `<a href="${escapeHtml(href)}" style="color:${escapeHtml(linkColor)}">${inner}</a>` : inner
}

/** A rich text as plain words, line by line; an address stands behind its link. */
export function richText(nodes: readonly RichNode[]): string {
  return nodes.map(nodeText).join('')
}

function nodeText(node: RichNode): string {
  if (typeof node === 'string') return node
  const inner = richText(node.children)
  if (node.tag === 'br') return '\n'
  if (node.tag === 'li') return `- ${inner}\n`
  return node.tag === 'a' && node.href ? `${inner} (${node.href})` : inner
}
