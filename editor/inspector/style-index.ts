import { type StateSelector, stateSelectors } from '#editor/inspector/selector-states.ts'

/** One `property: value` of a rule, with the properties it really sets and the custom properties it reads. */
export type Declaration = {
  readonly property: string
  readonly longhands: readonly string[]
  readonly reads: readonly string[]
  readonly value: string
  readonly isImportant: boolean
}

/** A rule of a page's style sheets that can count now: its media condition holds. */
export type PageRule = {
  readonly selectors: readonly StateSelector[]
  readonly declarations: readonly Declaration[]
  /** Higher wins: the layer, then the place in it. */
  readonly layer: number
  readonly order: number
}

type LayeredRule = { readonly rule: CSSStyleRule; readonly layer: string }

/** Names of rule kinds, since a frame has classes of its own. */
const kindOf = (rule: CSSRule) => rule.constructor.name

/** All rules of a document that count on this screen. Kept until the document has other sheets. */
export const styleIndex = (page: Document): readonly PageRule[] => {
  const known = indexes.get(page)
  const size = page.styleSheets.length
  if (known?.size === size) return known.rules
  const rules = readRules(page)
  indexes.set(page, { size, rules })
  return rules
}

const indexes = new WeakMap<Document, { size: number; rules: readonly PageRule[] }>()

const readRules = (page: Document): PageRule[] => {
  const layers: string[] = []
  const found: LayeredRule[] = []
  for (const sheet of page.styleSheets) collect(rulesOf(sheet), { page, layers, layer: '', found })
  const declare = createDeclarations(page)
  return found.map(({ rule, layer }, order) => ({
    selectors: stateSelectors(rule.selectorText),
    declarations: declare(rule.style.cssText),
    layer: layer === '' ? layers.length : layers.indexOf(layer),
    order,
  }))
}

/** A sheet of another site does not show its rules. */
const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

type Collection = { page: Document; layers: string[]; layer: string; found: LayeredRule[] }

const collect = (rules: readonly CSSRule[], about: Collection): void => {
  for (const rule of rules) collectRule(rule, about)
}

const collectRule = (rule: CSSRule, about: Collection): void => {
  const { layers, found, page } = about
  const kind = kindOf(rule)
  if (kind === 'CSSLayerStatementRule')
    for (const name of (rule as CSSLayerStatementRule).nameList) addLayer(layers, name)
  if (kind === 'CSSStyleRule') found.push({ rule: rule as CSSStyleRule, layer: about.layer })
  const inside = (rule as CSSGroupingRule).cssRules
  if (kind === 'CSSStyleRule' || !inside || !counts(rule, page)) return
  const layer = kind === 'CSSLayerBlockRule' ? (rule as CSSLayerBlockRule).name : about.layer
  if (layer) addLayer(layers, layer)
  collect([...inside], { ...about, layer })
}

const addLayer = (layers: string[], name: string) => {
  if (!layers.includes(name)) layers.push(name)
}

/** Whether what stands in a group counts on this screen. Keyframes never do. */
const counts = (rule: CSSRule, page: Document): boolean => {
  const kind = kindOf(rule)
  if (kind === 'CSSMediaRule')
    return page.defaultView?.matchMedia((rule as CSSMediaRule).conditionText).matches ?? false
  return kind !== 'CSSKeyframesRule'
}

/** Reads declarations; which properties a shorthand sets is asked of the browser once for each. */
const createDeclarations = (page: Document) => {
  const scratch = page.createElement('i').style
  const known = new Map<string, readonly string[]>()
  const longhandsOf = (property: string): readonly string[] => {
    const before = known.get(property)
    if (before) return before
    scratch.cssText = ''
    scratch.setProperty(property, 'var(--any)')
    const longhands = property.startsWith('--') || scratch.length === 0 ? [property] : [...scratch]
    known.set(property, longhands)
    return longhands
  }
  return (cssText: string): Declaration[] =>
    splitDeclarations(cssText).flatMap(declaration => {
      const at = declaration.indexOf(':')
      if (at < 0) return []
      const property = declaration.slice(0, at).trim()
      const value = declaration.slice(at + 1).trim()
      return [
        {
          property,
          longhands: longhandsOf(property),
          reads: variablesIn(value),
          value: value.replace(/\s*!important$/, ''),
          isImportant: value.endsWith('!important'),
        },
      ]
    })
}

/** The custom properties that a value reads. */
export const variablesIn = (value: string): string[] => [
  ...new Set([...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name)),
]

/** Semicolons inside brackets and quotes end nothing. */
export const splitDeclarations = (cssText: string): string[] => {
  const parts: string[] = []
  let [depth, start, quote] = [0, 0, '']
  for (let at = 0; at < cssText.length; at += 1) {
    const char = cssText[at] as string
    if (quote) quote = char === quote ? '' : quote
    else if (char === '"' || char === "'") quote = char
    else if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (char === ';' && depth === 0) {
      parts.push(cssText.slice(start, at))
      start = at + 1
    }
  }
  return [...parts, cssText.slice(start)].filter(part => part.trim())
}
