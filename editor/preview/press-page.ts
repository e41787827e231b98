const busyPages = new WeakSet<Document>()

/** Whether a scene is just doing something to a page. */
export const isPressing = (page: Document): boolean => busyPages.has(page)

/** Does something to a page in the place of a visitor: whoever watches the page for clicks of an author lets it through. */
export const pressPage = (page: Document, act: () => void): void => {
  busyPages.add(page)
  try {
    act()
  } finally {
    busyPages.delete(page)
  }
}
