import { visibleWords } from '#editor/inspector/visible-words.ts'

/** Words of a page as they were written into it, and the element that shows them or is named by them. */
export type PageWords = {
  readonly words: string
  readonly element: Element
  /** Said by an attribute, a name for instance, and not by the page itself. */
  readonly isAttribute: boolean
}

const ATTRIBUTES = ['aria-label', 'placeholder', 'title', 'alt', 'aria-description'] as const
const SILENT = 'script, style, template, noscript'

const isRead = (words: string | null): words is string => words !== null && visibleWords(words) !== ''

/** The words that stand in an element, those of its own attributes and of the elements in it included, in the order of the page. */
export const wordsIn = (root: Element): PageWords[] => {
  const found: PageWords[] = []
  const visit = (element: Element) => {
    if (element.matches(SILENT)) return
    for (const name of ATTRIBUTES) {
      const words = element.getAttribute(name)
      if (isRead(words)) found.push({ words, element, isAttribute: true })
    }
    for (const child of element.childNodes) {
      if (child.nodeType === TEXT && isRead(child.nodeValue))
        found.push({ words: child.nodeValue, element, isAttribute: false })
      else if (child.nodeType === ELEMENT) visit(child as Element)
    }
  }
  visit(root)
  return found
}

const ELEMENT = 1
const TEXT = 3

/** Whether somebody sees or hears it: what is folded away is left out, what is said to screen readers alone is not. */
export const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden="true"]')
