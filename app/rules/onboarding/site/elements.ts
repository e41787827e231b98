import type { CheerioAPI } from 'cheerio'
import type { Element } from 'domhandler'

/** The elements that a selector names, and nothing else that a document is made of. */
export const elementsOf = ($: CheerioAPI, selector: string): Element[] =>
  $(selector)
    .toArray()
    .filter(node => node.type === 'tag') as Element[]
