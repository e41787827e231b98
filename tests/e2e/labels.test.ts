import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { visitScreens } from './screens.ts'

/** Dates and money are written by the locale, not by us; brands of cards and codes are names. */
const WRITTEN_BY_LOCALE =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Su|M|Tu|W|Th|F|Sa)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b|\b(?:am|pm|AM|PM)\b|\b[ap]\.m\./g
const NAMES = /\b(?:Visa|Mastercard|Discover|American Express|[2-9A-HJ-NP-Z]{13}|[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})\b/g

test('every word on every screen comes from a text variable or from the venue', async ({ page }) => {
  test.setTimeout(60_000)
  await visitScreens(page, {
    venue: 'marked',
    look: async ({ name }) => expect.soft(await unmarkedWords(page), name).toEqual([]),
  })
})

async function unmarkedWords(page: Page) {
  const said = await page.evaluate(collectWords)
  return [...new Set(said)].filter(words => /\p{L}/u.test(withoutMarked(words)))
}

function withoutMarked(words: string) {
  let rest = words
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/«[^«»]*»/g, '').replace(/⟦[^⟦⟧]*⟧/g, '')
  }
  return rest
    .replace(/[«⟦][^«»⟦⟧]*$/, '')
    .replace(WRITTEN_BY_LOCALE, '')
    .replace(NAMES, '')
    .replace(/\S+@\S+/g, '')
}

/** Runs in the page: visible text by block, and everything that is read out instead of it. */
function collectWords() {
  const words: string[] = []
  const blocks = new Set<Element>()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!parent || ['SCRIPT', 'STYLE', 'NOSCRIPT', 'TEMPLATE', 'OPTION'].includes(parent.tagName)) continue
    if (!parent.checkVisibility({ visibilityProperty: true })) continue
    blocks.add(parent)
  }
  // Texts of one element belong together: React splits a sentence into several nodes.
  for (const block of blocks)
    words.push(
      [...block.childNodes]
        .filter(({ nodeType }) => nodeType === 3)
        .map(({ textContent }) => textContent)
        .join(''),
    )
  for (const name of [
    'aria-label',
    'alt',
    'title',
    'placeholder',
    'aria-valuetext',
    'aria-roledescription',
  ]) {
    for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '')
  }
  return [document.title, ...words].map(text => text.trim()).filter(Boolean)
}
