const MAX_PLACE = 500
const MAX_WORDS = 200
/** Ids that React makes have colons, and are others on the next page. */
const LASTING_ID = /^[a-z][\w-]*$/i

/** The way to an element as a CSS selector: from the nearest id, or from the body. */
export function placeOf(element: Element): string {
  const steps: string[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (LASTING_ID.test(at.id)) {
      steps.unshift(`#${CSS.escape(at.id)}`)
      return steps.join(' > ').slice(0, MAX_PLACE)
    }
    steps.unshift(`${at.localName}:nth-of-type(${numberOfType(at)})`)
  }
  return ['body', ...steps].join(' > ').slice(0, MAX_PLACE)
}

const numberOfType = (element: Element) =>
  [...(element.parentElement?.children ?? [])]
    .filter(({ localName }) => localName === element.localName)
    .indexOf(element) + 1

/** What an element says: its words, or what stands for its picture; empty when it says nothing. */
export const wordsAt = (element: Element): string =>
  (element.textContent?.trim() || element.getAttribute('alt') || element.getAttribute('aria-label') || '')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_WORDS)

/** Elements of the page that can be remarked on, in its order: those with words of their own, and pictures. */
export const remarkableElements = (): HTMLElement[] =>
  [...document.body.querySelectorAll<HTMLElement>('*')].filter(isRemarkable)

/** Whether something can be remarked on: it shows, says something by itself or is a picture, and is not the line about the draft. */
export function isRemarkable(element: HTMLElement): boolean {
  if (element.closest('[data-draft-notice], script, style, noscript')) return false
  const speaks =
    element.localName === 'img' ||
    [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  return speaks && element.getClientRects().length > 0
}
