import { type Atrule, type CssNode, generate, parse, type Rule, walk } from 'css-tree'
import { isMetAtDesk } from './media-at-desk.ts'

/** One selector with what it declares, in the order in which it counts. */
export type StyleRule = {
  selector: string
  /** ids, classes, elements: later rules of the same weight win */
  specificity: number
  /** the place of its layer among all: the later ones win, and what lies in none */
  layer: number
  declarations: ReadonlyMap<string, { value: string; isImportant: boolean }>
}

/** What people see who have done nothing: no pointing, no generated boxes. */
const OTHER_STATES =
  /::|:(?:before|after|hover|focus|active|visited|checked|disabled|target|first-line|first-letter|placeholder)/
const USED =
  /^(?:--|all$|background|color$|fill$|border|font-family$|font$|display$|visibility$|content$|(?:-webkit-)?mask)/

/** Where a style sheet may give an element a picture. */
export const PICTURES = [
  'background-image',
  'background',
  'mask-image',
  '-webkit-mask-image',
  'mask',
  '-webkit-mask',
  'content',
]

/** The picture of a box that the style sheet adds to an element, under a name of its own. */
export const GENERATED_PICTURE = 'generated-picture'
const GENERATED_BOX = /::?(?:before|after)$/

const MAX_RULES = 40_000

/** The rules of style sheets, flat, as they hold on a desk's screen; conditions other than the screen's are taken as met. What cannot be read is left out. */
export function readStyleRules(sheets: readonly string[]): StyleRule[] {
  const rules: StyleRule[] = []
  const layers: string[] = []
  for (const css of sheets) readSheet(css, { rules, layers })
  return rules.map(({ layer, ...rule }) => ({ ...rule, layer: layer < 0 ? layers.length : layer }))
}

type Sheets = {
  /** with the place of their layer, −1 for none */
  rules: StyleRule[]
  /** their names in the order in which they were first met */
  layers: string[]
}

/** The place of a layer within others; it is a new one where its name was not met. */
function layerPlace(layers: string[], name: string): number {
  if (!layers.includes(name)) layers.push(name)
  return layers.indexOf(name)
}

function readSheet(css: string, { rules, layers }: Sheets) {
  const tree = parse(css, { parseValue: false, parseCustomProperty: false, onParseError: () => undefined })
  const conditions: boolean[] = []
  const parents: string[] = []
  const within: string[] = []
  walk(tree, {
    enter(node: CssNode) {
      if (node.type === 'Atrule')
        conditions.push(isOther(node.name, node.prelude ? generate(node.prelude) : ''))
      if (node.type === 'Atrule' && node.name === 'layer') {
        const names = layerNames(node, within)
        for (const name of names) layerPlace(layers, name)
        if (node.block) within.push(names[0] ?? '')
      }
      if (node.type !== 'Rule') return
      const selectors = selectorsOf(node, parents.at(-1))
      parents.push(selectors.join(','))
      if (!conditions.some(Boolean) && rules.length < MAX_RULES)
        addRule(selectors, {
          node,
          rules,
          layer: within.length > 0 ? layers.indexOf(within.at(-1) ?? '') : -1,
        })
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule') conditions.pop()
      if (node.type === 'Atrule' && node.name === 'layer' && node.block) within.pop()
      if (node.type === 'Rule') parents.pop()
    },
  })
}

/** `@layer a, b` and `@layer a { … }`, within others with their names before them; one without a name is its own. */
function layerNames({ prelude }: Atrule, within: readonly string[]): string[] {
  const text = prelude ? generate(prelude) : ''
  const outer = within.at(-1)
  return (text || 'without a name').split(',').map(name => (outer ? `${outer}.${name.trim()}` : name.trim()))
}

/** A rule within another one is meant of its elements: `&` or, without one, what lies below. */
function selectorsOf({ prelude }: Rule, parent: string | undefined): string[] {
  if (prelude.type !== 'SelectorList') return []
  const texts = prelude.children.toArray().map(selector => generate(selector))
  if (!parent) return texts
  return texts.map(text =>
    text.includes('&') ? text.replaceAll('&', `:is(${parent})`) : `:is(${parent}) ${text}`,
  )
}

const isOther = (name: string, prelude: string) =>
  /keyframes$|^font-face$|^page$|^property$/.test(name) ||
  (name === 'media' && !isMetAtDesk(prelude)) ||
  (name === 'supports' && /^\s*not\b/i.test(prelude))

type RulePlace = { node: Rule; rules: StyleRule[]; layer: number }

function addRule(selectors: readonly string[], { node, rules, layer }: RulePlace) {
  const declarations = declarationsOf(node.block)
  if (declarations.size === 0) return
  const picture = generatedPicture(declarations)
  for (const selector of selectors.filter(each => !each.includes('&'))) {
    const box = selector.replace(GENERATED_BOX, '')
    const specificity = specificityOf(selector)
    if (!OTHER_STATES.test(selector)) rules.push({ selector, specificity, layer, declarations })
    else if (picture && box !== selector && box !== '' && !OTHER_STATES.test(box))
      rules.push({ selector: box, specificity, layer, declarations: picture })
  }
}

/** Of what an added box declares, its picture alone. */
function generatedPicture(declarations: StyleRule['declarations']): StyleRule['declarations'] | null {
  const declared = PICTURES.flatMap(name => declarations.get(name) ?? []).find(({ value }) =>
    /url\(/.test(value),
  )
  return declared ? new Map([[GENERATED_PICTURE, declared]]) : null
}

function declarationsOf(block: Rule['block']): StyleRule['declarations'] {
  const declarations = new Map<string, { value: string; isImportant: boolean }>()
  for (const node of block.children.toArray()) {
    if (node.type !== 'Declaration') continue
    const property = node.property.startsWith('--') ? node.property : node.property.toLowerCase()
    if (!USED.test(property)) continue
    declarations.set(property, { value: generate(node.value).trim(), isImportant: Boolean(node.important) })
  }
  return declarations
}

/** The same for what stands in a `style` attribute. */
export function readInlineStyle(css: string): StyleRule['declarations'] {
  const tree = parse(css, { context: 'declarationList', parseValue: false, onParseError: () => undefined })
  return tree.type === 'DeclarationList'
    ? declarationsOf({ type: 'Block', children: tree.children })
    : new Map()
}

/** As CSS counts it, in one number; what stands in `:where()` counts nothing. */
function specificityOf(selector: string): number {
  const plain = selector.replace(/:where\((?:[^()]|\([^()]*\))*\)/g, '').replace(/:(?:not|is|has)\(/g, '(')
  const count = (pattern: RegExp) => plain.match(pattern)?.length ?? 0
  const ids = count(/#[\w-]+/g)
  const classes = count(/\.[\w-]+|\[[^\]]*\]|:(?!:)[\w-]+/g)
  const elements = count(/(?:^|[\s>+~(,])[a-z][\w-]*/gi)
  return ids * 10_000 + classes * 100 + elements
}
