import { type AttributeSelector, parse, type Selector, SelectorType, stringify } from 'css-what'

/** States that a part of a page can be in and rules ask for. */
export const partStates = [
  'hover',
  'pressed',
  'focus',
  'chosen',
  'open',
  'disabled',
  'invalid',
  'busy',
  'empty',
] as const
export type ElementState = (typeof partStates)[number]

/** One selector of a rule, without what it asks of the state: `a:hover` is `a` in the state `hover`. */
export type StateSelector = {
  /** Without states that come and go, but with those that stand in the markup. */
  readonly asDrawn: string
  /** Whether `asDrawn` is all of it. */
  readonly isAlways: boolean
  readonly withoutStates: string
  readonly states: readonly ElementState[]
  /** `::before` and the like, or nothing. */
  readonly pseudoElement: string
  readonly specificity: number
}

const PSEUDO_STATES: Readonly<Record<string, ElementState>> = {
  hover: 'hover',
  active: 'pressed',
  focus: 'focus',
  'focus-visible': 'focus',
  'focus-within': 'focus',
  checked: 'chosen',
  disabled: 'disabled',
  invalid: 'invalid',
  'user-invalid': 'invalid',
  'placeholder-shown': 'empty',
}

const ATTRIBUTE_STATES: Readonly<Record<string, ElementState>> = {
  disabled: 'disabled',
  'aria-disabled': 'disabled',
  'aria-invalid': 'invalid',
  'aria-current': 'chosen',
  'aria-selected': 'chosen',
  'aria-pressed': 'chosen',
  'aria-checked': 'chosen',
  'data-chosen': 'chosen',
  'data-current': 'chosen',
  'aria-expanded': 'open',
  open: 'open',
  'data-open': 'open',
  'aria-busy': 'busy',
  'data-loading': 'busy',
}

const stateOfAttribute = ({ name, value }: AttributeSelector): ElementState | undefined =>
  name === 'data-state' ? (value === 'open' ? 'open' : 'chosen') : ATTRIBUTE_STATES[name]

type Strip = { readonly states: Set<ElementState>; readonly isMarkupKept: boolean }

/** The parts of a selector without its states, which are told to `states`; what must not be the case is left out with it. */
const strip = (selector: readonly Selector[], about: Strip): Selector[] => {
  const kept: Selector[] = []
  for (const part of selector) {
    const rest = stripPart(part, about)
    if (rest) kept.push(rest)
    else if (!isCompound(kept.at(-1))) kept.push({ type: SelectorType.Universal, namespace: null })
  }
  return kept
}

const isCompound = (part: Selector | undefined) =>
  part !== undefined &&
  !['descendant', 'child', 'adjacent', 'sibling', 'parent', 'column-combinator'].includes(part.type)

const stripPart = (part: Selector, about: Strip): Selector | null => {
  if (part.type === 'pseudo-element') return null
  if (part.type === 'attribute' && !about.isMarkupKept) {
    const state = stateOfAttribute(part)
    if (state) about.states.add(state)
    return state ? null : part
  }
  if (part.type !== 'pseudo') return part
  const state = PSEUDO_STATES[part.name]
  if (state) about.states.add(state)
  if (state) return null
  if (!Array.isArray(part.data)) return part
  const inside: Strip = part.name === 'not' ? { ...about, states: new Set() } : about
  const data = part.data.map(selector => strip(selector, inside))
  if (part.name === 'not' && inside.states.size > 0) return null
  return { ...part, data }
}

const elementOf = (selector: readonly Selector[]): string =>
  selector.map(part => (part.type === 'pseudo-element' ? `::${part.name}` : '')).join('')

const WEIGHT = { id: 10_000, class: 100, tag: 1 } as const

const weightOf = (part: Selector): number => {
  if (part.type === 'attribute')
    return part.name === 'id' && part.action === 'equals' ? WEIGHT.id : WEIGHT.class
  if (part.type === 'tag' || part.type === 'pseudo-element') return WEIGHT.tag
  if (part.type !== 'pseudo') return 0
  if (part.name === 'where') return 0
  if (!Array.isArray(part.data)) return WEIGHT.class
  return Math.max(0, ...part.data.map(specificityOf))
}

const specificityOf = (selector: readonly Selector[]): number =>
  selector.reduce((sum, part) => sum + weightOf(part), 0)

/** The selectors of a rule one by one; those that cannot be read are left out. */
export const stateSelectors = (selectorText: string): StateSelector[] => {
  try {
    return parse(selectorText).map(selector => {
      const moving = new Set<ElementState>()
      const asDrawn = stringify([strip(selector, { states: moving, isMarkupKept: true })])
      const states = new Set<ElementState>()
      const withoutStates = stringify([strip(selector, { states, isMarkupKept: false })])
      const pseudoElement = elementOf(selector)
      if (pseudoElement === '::placeholder') states.add('empty')
      return {
        asDrawn,
        isAlways: moving.size === 0,
        withoutStates,
        states: [...states],
        pseudoElement,
        specificity: specificityOf(selector),
      }
    })
  } catch {
    return []
  }
}
