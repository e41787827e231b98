import { type PageWords, wordsIn } from '#editor/inspector/page-words.ts'
import { partStates } from '#editor/inspector/selector-states.ts'
import { type UsedVariables, usedVariables } from '#editor/inspector/used-variables.ts'
import { visibleWords } from '#editor/inspector/visible-words.ts'

/** What was found where somebody clicked, before it is known which text said it. */
export type ElementFacts = {
  /** What is pressed, or the smallest thing clicked on. */
  readonly element: Element
  /** As they stand on the page, those under the pointer first. */
  readonly words: readonly string[]
  readonly variables: UsedVariables
  /** Where a link leads, as it is written. */
  readonly href: string | null
  readonly picture: string | null
  /** Whether it is the mark of the venue: what leads home in the header. */
  readonly isLogo: boolean
}

const PRESSABLE =
  'a, button, summary, label, input, select, textarea, [role="button"], [role="link"], [role="tab"], [role="gridcell"], [role="img"]'

/** How many words of one part are told; a whole card says too much. */
const MAX_WORDS = 12

/** The element itself with everything up to what is pressed there. */
const chainOf = (element: Element): Element[] => {
  const pressed = element.closest(PRESSABLE)
  const chain = [element]
  while (pressed && chain[0] && chain.at(-1) !== pressed) {
    const parent: Element | null = chain.at(-1)?.parentElement ?? null
    if (!parent) break
    chain.push(parent)
  }
  return chain
}

/** The nearest element around that is painted: what the part stands on. */
const groundOf = (element: Element): Element | null => {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  const isPainted =
    style &&
    (isColored(style.backgroundColor) || style.backgroundImage !== 'none' || style.borderTopWidth !== '0px')
  return isPainted || !element.parentElement ? element : groundOf(element.parentElement)
}

const isColored = (color: string) => color !== 'transparent' && !/^rgba\(.*, 0\)$/.test(color)

/** Looks at what somebody clicked on; `at` are the words under the pointer where they are known. */
export const inspectElement = (element: Element, at?: string | null): ElementFacts => {
  const chain = chainOf(element)
  const part = chain.at(-1) ?? element
  const around = part.parentElement && groundOf(part.parentElement)
  const link = element.closest('a[href]')
  const picture =
    element.closest('img') ?? (element.children.length === 0 ? null : element.querySelector(':scope > img'))
  return {
    element: part,
    words: wordsOf({ element, part, at }),
    variables: usedVariables(
      [...chain, ...(around && around.ownerDocument.body !== around ? [around] : [])],
      partStates,
    ),
    href: link?.getAttribute('href') ?? null,
    picture: picture?.getAttribute('src') ?? null,
    isLogo: link !== null && link === element.closest('header')?.querySelector('a[href]'),
  }
}

type Clicked = { readonly element: Element; readonly part: Element; readonly at?: string | null }

/** What was pointed at first, then the other words of the same part, those that are seen first; a place without words of its own has those of what is in it. */
const wordsOf = ({ element, part, at }: Clicked): string[] => {
  const own = wordsIn(part)
  const near = part === element && !isLeaf(part, own) ? own.filter(words => words.element === element) : own
  const inOrder = near.toSorted((a, b) => Number(a.isAttribute) - Number(b.isAttribute))
  const words = [...(at ? [at] : []), ...inOrder.map(({ words }) => words), ...namesAround(part)]
  const seen = new Set<string>()
  return words
    .filter(each => {
      const read = visibleWords(each)
      const isNew = read !== '' && !seen.has(read)
      seen.add(read)
      return isNew
    })
    .slice(0, MAX_WORDS)
}

/** The names of the lists, groups and regions that a part stands in, the nearest first: only screen readers say them. */
export const namesAround = (part: Element): string[] => {
  const around = part.parentElement?.closest('[aria-label]')
  const name = around?.getAttribute('aria-label')
  return around && name ? [name, ...namesAround(around)] : []
}

/** A part with few words is told whole; of a large one only its own words count. */
const isLeaf = (part: Element, words: readonly PageWords[]) =>
  words.length <= MAX_WORDS && part.closest('main, header, footer, nav') !== part
