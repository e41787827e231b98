type Merge<Item> = {
  /** the items that were sent */
  sent: readonly Item[]
  idOf: (item: Item) => string | undefined
  /** whether the page that has sent them speaks for the item */
  isShown: (id: string) => boolean
}

/**
 * The items of a cart after a page has sent its own: those it shows as it has them, each in the place it had, all others as they were;
 * what is new stands at the end. So a page that is saved behind another one's back takes nothing of it away.
 */
export function mergeItems<Item>(stored: readonly Item[], { sent, idOf, isShown }: Merge<Item>): Item[] {
  const known = new Set(stored.map(idOf))
  const inPlace = stored.flatMap(item => {
    const id = idOf(item)
    return id !== undefined && isShown(id) ? sent.filter(one => idOf(one) === id) : [item]
  })

  return [...inPlace, ...sent.filter(item => !known.has(idOf(item)))]
}
