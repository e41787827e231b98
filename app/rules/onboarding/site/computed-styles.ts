import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'
import { elementsOf } from './elements.ts'
import { readInlineStyle, type StyleRule } from './style-rules.ts'

type Declared = { value: string; weight: number }

/** Above everything that is not important, in whatever layer. */
const IMPORTANT = 1e15

/** What a page's rules say of its elements; `value` has its variables filled in. */
export type ComputedStyles = {
  /** of the element itself; undefined where nothing was declared */
  value: (element: Element, property: string) => string | undefined
  /** of the element or the nearest above it that declares one */
  inherited: (element: Element, property: string) => string | undefined
  /** variables that are declared for the whole page, with their values */
  variables: ReadonlyMap<string, string>
  /** whether people see the element: it and those above it are not hidden by the style sheet or by themselves */
  isSeen: (element: Element) => boolean
  /** how often elements of the page use a variable */
  uses: ReadonlyMap<string, number>
}

/** Applies rules to the elements of a page as CSS does: by importance, weight and order. */
export function computeStyles($: CheerioAPI, rules: readonly StyleRule[]): ComputedStyles {
  const styles = new Map<Element, Map<string, Declared>>()
  const isThere = namesOf($)
  rules.forEach(({ selector, specificity, layer, declarations }, order) => {
    if (!isThere(selector)) return
    const plain = layer * 1e10 + specificity * 1e5 + order
    // Among what is important, the earlier layer wins.
    const important = 2 * IMPORTANT - layer * 1e10 + specificity * 1e5 + order
    for (const element of select($, selector))
      for (const [property, { value, isImportant }] of declarations)
        declare(styles, element, { property, value, weight: isImportant ? important : plain })
  })
  addAttributes($, styles)
  return readerOf($, styles)
}

type Declaration = { property: string; value: string; weight: number }

/** What a short form says it says of its parts, too. */
const PARTS: Record<string, readonly string[]> = {
  background: ['background-color', 'background-image'],
  border: ['border-color'],
  all: ['background', 'background-color', 'background-image', 'border', 'border-color'],
}

function declare(styles: Map<Element, Map<string, Declared>>, element: Element, declaration: Declaration) {
  const { property, value, weight } = declaration
  const own = styles.get(element) ?? new Map<string, Declared>()
  styles.set(element, own)
  for (const name of [property, ...(PARTS[property] ?? [])])
    if (weight >= (own.get(name)?.weight ?? -1)) own.set(name, { value, weight })
}

/** Whether the last part of a selector names what the page has at all: most rules of a large sheet are for other pages. */
function namesOf($: CheerioAPI): (selector: string) => boolean {
  const names = new Set<string>()
  for (const element of elementsOf($, '*')) {
    names.add(element.tagName.toLowerCase())
    if (element.attribs.id) names.add(`#${element.attribs.id}`)
    for (const name of (element.attribs.class ?? '').split(/\s+/)) names.add(`.${name}`)
  }
  return selector => {
    const plain = selector.replace(/\([^()]*\)|\[[^\]]*\]/g, '')
    const last = plain.split(/[\s>+~]+/).at(-1) ?? ''
    const parts = last.replace(/\\(.)/g, '$1').match(/^[a-z][\w-]*|[.#][^.#:[]+/gi) ?? []
    return (
      last.includes('\\') || parts.every(part => names.has(/^[.#]/.test(part) ? part : part.toLowerCase()))
    )
  }
}

/** What a selector names; nothing for one that cannot be read. */
function select($: CheerioAPI, selector: string): Element[] {
  if (selector === ':root' || selector === ':host') return $('html').toArray()
  try {
    return $(selector).toArray() as Element[]
  } catch {
    return []
  }
}

/** What older pages say by attributes, below every rule, and what stands in `style`, above them. */
function addAttributes($: CheerioAPI, styles: Map<Element, Map<string, Declared>>) {
  const { link } = $('body').get(0)?.attribs ?? {}
  if (link)
    for (const element of elementsOf($, 'a'))
      declare(styles, element, { property: 'color', value: oldColor(link), weight: 0 })
  for (const element of $('[style],[bgcolor],font[color],body[text],svg [fill],svg[fill]').toArray()) {
    const { style, bgcolor = '', color = '', text = '', fill } = element.attribs
    const old = {
      'background-color': oldColor(bgcolor),
      color: oldColor(element.tagName === 'font' ? color : text),
      fill,
    }
    for (const [property, value] of Object.entries(old))
      if (value) declare(styles, element, { property, value, weight: 0 })
    for (const [property, { value, isImportant }] of style ? readInlineStyle(style) : [])
      declare(styles, element, { property, value, weight: isImportant ? 4 * IMPORTANT : IMPORTANT / 2 })
  }
}

/** Attributes may leave out the sign before a colour. */
const oldColor = (value: string) => (/^[\da-f]{6}$/i.test(value.trim()) ? `#${value.trim()}` : value)

function readerOf($: CheerioAPI, styles: Map<Element, Map<string, Declared>>): ComputedStyles {
  const declared = (element: Element, property: string) => styles.get(element)?.get(property)?.value
  const inheritedRaw = (element: Element | null, property: string): string | undefined => {
    for (let at = element; at && at.type === 'tag'; at = at.parent as Element | null) {
      const value = declared(at, property)
      if (value && value !== 'inherit') return value
    }
    return undefined
  }
  const filled = (element: Element, value: string | undefined) =>
    value && fillVariables(value, name => inheritedRaw(element, name))
  const root = [...$('html').toArray(), ...$('body').toArray()] as Element[]
  const variables = new Map(
    root.flatMap(element =>
      [...(styles.get(element) ?? [])]
        .filter(([name]) => name.startsWith('--'))
        .map(([name, { value }]) => [name, filled(element, value) ?? ''] as const),
    ),
  )
  return {
    value: (element, property) => filled(element, declared(element, property)),
    inherited: (element, property) => filled(element, inheritedRaw(element, property)),
    variables,
    isSeen: seenBy(declared),
    uses: countUses(styles),
  }
}

/** Asked of many elements with the same ones above them: each is looked at once. */
function seenBy(declared: (element: Element, property: string) => string | undefined) {
  const known = new Map<Element, boolean>()
  const isSeen = (element: Element): boolean => {
    const before = known.get(element)
    if (before !== undefined) return before
    const isHidden = /^none/.test(declared(element, 'display') ?? '') || element.attribs.hidden !== undefined
    const above = element.parent
    const is = !isHidden && (above?.type === 'tag' ? isSeen(above as Element) : true)
    known.set(element, is)
    return is
  }
  return isSeen
}

const MAX_DEPTH = 12

/** Puts the values of variables in their places; a variable without a value gives what stands behind the comma. */
function fillVariables(value: string, find: (name: string) => string | undefined, depth = 0): string {
  if (depth > MAX_DEPTH || !value.includes('var(')) return value
  const filled = value.replace(
    /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g,
    (_, name: string, otherwise = '') => find(name) ?? otherwise,
  )
  return filled === value ? value : fillVariables(filled, find, depth + 1)
}

function countUses(styles: Map<Element, Map<string, Declared>>): Map<string, number> {
  const uses = new Map<string, number>()
  const named = (value: string) => [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)
  const through = new Map<string, string[]>()
  for (const own of styles.values())
    for (const [property, { value }] of own) {
      if (property.startsWith('--')) through.set(property, named(value))
      else for (const name of named(value)) uses.set(name, (uses.get(name) ?? 0) + 1)
    }
  for (const name of [...uses.keys()]) addThrough(name, { uses, through, depth: 0 })
  return uses
}

type Uses = { uses: Map<string, number>; through: ReadonlyMap<string, string[]>; depth: number }

/** What a variable that is used is made of is used, too. */
function addThrough(name: string, { uses, through, depth }: Uses) {
  if (depth > MAX_DEPTH) return
  for (const part of through.get(name) ?? []) {
    uses.set(part, (uses.get(part) ?? 0) + 1)
    addThrough(part, { uses, through, depth: depth + 1 })
  }
}
