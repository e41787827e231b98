import type { Page } from '@playwright/test'
import { unmarkedIn } from '#tests/builders/unmarked-in.ts'

/** What a screen says, shows or reads out that comes neither from a ⟦text⟧ nor from the venue's «data». */
export async function unmarkedWords(page: Page, locale = 'en-US') {
  return unmarkedIn(await page.evaluate(collectWords), locale)
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
