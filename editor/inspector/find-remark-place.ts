/** Where somebody pinned a remark: a CSS selector, and what stood there. */
export type RemarkPlace = { readonly place: string; readonly words: string }

/** What a remark is pinned to in a page: what stands at its place where that still says the same, else the first that does; null where nothing does. */
export const findRemarkPlace = (page: Document, { place, words }: RemarkPlace): Element | null => {
  const there = place ? elementAt(page, place) : null
  if (!words || (there && saysSame(there, words))) return there
  return [...page.body.querySelectorAll('*')].findLast(element => saysSame(element, words)) ?? there
}

const elementAt = (page: Document, selector: string): Element | null => {
  try {
    return page.querySelector(selector)
  } catch {
    return null
  }
}

/** Words are kept up to a length. */
const saysSame = (element: Element, words: string) =>
  (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, words.length) === words &&
  (element.textContent ?? '').trim().length <= Math.max(words.length * 2, 200)
