import type { Page } from '@playwright/test'
import { textOf, textReferences } from '#theme/texts/lists/texts.ts'

/**
 * The texts that the page in the composer's frame says or reads out, by its own record of who said which words. Words that more than one
 * text says there prove none of them.
 */
export async function textsOnPage(page: Page): Promise<string[]> {
  return [...(await page.evaluate(textsInFrame)), ...(await textsInCardFields(page))]
}

/** Runs in the composer. */
function textsInFrame(): string[] {
  const frame = document.querySelector('iframe')?.contentWindow
  const record = frame?.marqueePreview?.spokenWords
  if (!frame || !record) return []
  const inOneLine = (words: string) => words.replace(/\s+/g, ' ').trim()
  const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder']
  const elements = [...frame.document.querySelectorAll<HTMLElement>('body *')].filter(
    element => !['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName),
  )
  const phrases = elements.flatMap(element => [
    ...ATTRIBUTES.map(name => element.getAttribute(name) ?? ''),
    ...(element.checkVisibility({ visibilityProperty: true }) ? [element.textContent ?? ''] : []),
  ])
  const all = phrases.map(inOneLine).join('\n')
  return [...record].flatMap(([words, references]) =>
    references.size === 1 && all.includes(inOneLine(words)) ? [...references] : [],
  )
}

/** The fields of the card are of another origin, and say what our page has told them; words that are ready there and not shown count for nothing. */
async function textsInCardFields(page: Page): Promise<string[]> {
  const inside = page.frames().filter(frame => frame.parentFrame()?.parentFrame())
  const phrases = await Promise.all(inside.map(frame => frame.evaluate(shownWords).catch(() => '')))
  const all = phrases.join('\n')
  const references = textReferences.filter(reference => reference.startsWith('payment-'))
  return references.filter(reference => {
    const words = `⟦${textOf(reference).message}⟧`
    const saidBy = references.filter(other => textOf(other).message === textOf(reference).message)
    return saidBy.length === 1 && all.includes(words)
  })
}

/** Runs in the fields of the card. */
function shownWords(): string {
  const inputs = [...document.querySelectorAll('input')].filter(input => input.checkVisibility())
  return [document.body.innerText, ...inputs.map(input => input.placeholder)].join('\n')
}
