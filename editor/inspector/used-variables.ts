import type { ElementState, StateSelector } from '#editor/inspector/selector-states.ts'
import { type Declaration, type PageRule, styleIndex } from '#editor/inspector/style-index.ts'
import { isVariableReference, type VariableReference } from '#theme/variables.ts'

const PREFIX = '--mq-'

/** The variable that a custom property carries; `null` for one that is none of the theme's. */
export const referenceOf = (property: string): VariableReference | null => {
  const reference = property.startsWith(PREFIX) ? property.slice(PREFIX.length) : ''
  return isVariableReference(reference) ? reference : null
}

/** The declaration that counts for a property, and how it came to count. */
type Winner = {
  readonly declaration: Declaration
  readonly selector: StateSelector
  readonly rank: readonly number[]
}

const isHigher = (a: readonly number[], b: readonly number[]): boolean => {
  const at = a.findIndex((value, index) => value !== b[index])
  return at < 0 || (a[at] as number) > (b[at] as number)
}

/** Whether a rule holds for an element as it is drawn, or would hold in a state. */
const holds = (
  selector: StateSelector,
  { element, state }: { element: Element; state: ElementState | null },
) => {
  if (selector.isAlways && matches(element, selector.asDrawn)) return true
  return (
    state !== null &&
    selector.states.length > 0 &&
    selector.states.every(needed => needed === state) &&
    matches(element, selector.withoutStates)
  )
}

const matches = (element: Element, selector: string): boolean => {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

type Look = { readonly element: Element; readonly state: ElementState | null }

type Winners = ReadonlyMap<string, Winner>

/** What was worked out for one question; a page may look otherwise at the next. */
let looks = new WeakMap<Element, Map<ElementState | null, Winners>>()
const forgetLooks = () => {
  looks = new WeakMap()
}

/** What counts for an element by property (with its pseudo-element), in a state or as it is drawn. */
const winnersOf = (look: Look): Winners => {
  const known = looks.get(look.element) ?? new Map<ElementState | null, Winners>()
  looks.set(look.element, known)
  const winners = known.get(look.state) ?? readWinners(look)
  known.set(look.state, winners)
  return winners
}

const readWinners = (look: Look): Winners => {
  const winners = new Map<string, Winner>()
  for (const rule of styleIndex(look.element.ownerDocument)) {
    for (const selector of rule.selectors.filter(each => holds(each, look)))
      for (const declaration of rule.declarations) take(winners, { declaration, selector, rule })
  }
  return winners
}

type Candidate = { declaration: Declaration; selector: StateSelector; rule: PageRule }

const take = (winners: Map<string, Winner>, { declaration, selector, rule }: Candidate) => {
  const rank = [Number(declaration.isImportant), rule.layer, selector.specificity, rule.order]
  for (const longhand of declaration.longhands) {
    const key = `${selector.pseudoElement} ${longhand}`
    const before = winners.get(key)
    if (!before || isHigher(rank, before.rank)) winners.set(key, { declaration, selector, rank })
  }
}

/** The variables a declaration reads, also through custom properties of the page's own. */
const variablesOf = ({ reads }: Declaration, element: Element, depth = 0): VariableReference[] =>
  reads.flatMap(property => {
    const reference = referenceOf(property)
    if (reference) return [reference]
    const declaration = depth < 4 ? definitionOf(property, element) : null
    return declaration ? variablesOf(declaration, element, depth + 1) : []
  })

const definitionOf = (property: string, element: Element | null): Declaration | null => {
  if (!element) return null
  const winner = winnersOf({ element, state: null }).get(` ${property}`)
  return winner?.declaration ?? definitionOf(property, element.parentElement)
}

/** What an element takes over from those around it. */
const INHERITED = ['color', 'font-family', 'font-size', 'font-weight', 'line-height', 'letter-spacing']
const isTakenOver = (winner: Winner | undefined) => !winner || winner.declaration.value === 'inherit'

const inheritedVariables = (element: Element): VariableReference[] =>
  INHERITED.flatMap(property => {
    let from: Element | null = element
    while (from) {
      const winner = winnersOf({ element: from, state: null }).get(` ${property}`)
      if (winner && !isTakenOver(winner)) return variablesOf(winner.declaration, from)
      from = from.parentElement
    }
    return []
  })

/** Layout of what is around is none of a part's own look. */
const ownVariables = (element: Element): VariableReference[] =>
  [...winnersOf({ element, state: null }).values()].flatMap(({ declaration }) =>
    declaration.property.startsWith('--') ? [] : variablesOf(declaration, element),
  )

const variablesInState = (element: Element, state: ElementState): VariableReference[] =>
  [...winnersOf({ element, state }).values()].flatMap(({ declaration, selector }) =>
    selector.states.includes(state) && !(selector.isAlways && matches(element, selector.asDrawn))
      ? variablesOf(declaration, element)
      : [],
  )

/** The variables of some elements together, as they are drawn and in each state that has variables of its own. */
export type UsedVariables = {
  readonly drawn: readonly VariableReference[]
  readonly states: readonly {
    readonly state: ElementState
    readonly references: readonly VariableReference[]
  }[]
}

/** What the rules of some elements read: their own look first, then what the first of them takes over. */
export const usedVariables = (
  elements: readonly Element[],
  states: readonly ElementState[],
): UsedVariables => {
  forgetLooks()
  const [leaf] = elements
  const drawn = new Set([...elements.flatMap(ownVariables), ...(leaf ? inheritedVariables(leaf) : [])])
  return {
    drawn: [...drawn],
    states: states.flatMap(state => {
      const references = [...new Set(elements.flatMap(element => variablesInState(element, state)))]
      return references.length > 0 ? [{ state, references }] : []
    }),
  }
}

/** The elements of a page on which one of these variables counts, as they are drawn or in a state. */
export const placesOfVariables = (page: Document, references: ReadonlySet<string>): Element[] => {
  forgetLooks()
  const found = new Set<Element>()
  for (const rule of styleIndex(page)) {
    const reading = rule.declarations.filter(({ reads }) => reads.some(name => isOneOf(name, references)))
    if (reading.length === 0) continue
    for (const selector of rule.selectors)
      for (const element of elementsOf(page, selector))
        if (reading.some(declaration => isUsed(declaration, { element, selector }))) found.add(element)
  }
  return [...found]
}

const isOneOf = (property: string, references: ReadonlySet<string>) =>
  references.has(referenceOf(property) ?? '')

const elementsOf = (page: Document, { withoutStates }: StateSelector): Element[] => {
  try {
    return [...page.querySelectorAll(withoutStates)]
  } catch {
    return []
  }
}

const isUsed = (
  declaration: Declaration,
  { element, selector }: { element: Element; selector: StateSelector },
): boolean => {
  const winners = winnersOf({ element, state: selector.isAlways ? null : (selector.states[0] ?? null) })
  return declaration.longhands.some(
    longhand => winners.get(`${selector.pseudoElement} ${longhand}`)?.declaration === declaration,
  )
}
