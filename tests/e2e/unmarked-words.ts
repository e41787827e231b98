import type { Page } from '@playwright/test'

/** Dates and money are written by the locale, not by us; brands of cards and codes are names. */
const WRITTEN_BY_LOCALE =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Su|M|Tu|W|Th|F|Sa)\b|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec)\b|\b(?:am|pm|AM|PM)\b|\b[ap]\.m\./g
const NAMES =
  /\b(?:Visa|Mastercard|Discover|American Express|[2-9A-HJ-NP-Z]{13}|[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4})\b/g

/** What a screen says, shows or reads out that comes neither from a ⟦text⟧ nor from the venue's «data». */
export async function unmarkedWords(page: Page, locale = 'en-US') {
  const texts = await page.evaluate(collectWords)
  const known = wordsOfDates(locale)
  const rest = (words: string) =>
    withoutMarked(words).replace(/\p{L}[\p{L}\p{M}.]*/gu, word => (known.has(word) ? '' : word))
  return [...new Set(texts)].filter(words => /\p{L}/u.test(rest(words)))
}

/** Every word that dates, times and money are made of in a locale. */
function wordsOfDates(locale: string): Set<string> {
  const styles: Intl.DateTimeFormatOptions[] = [
    { dateStyle: 'full', timeStyle: 'short' },
    { dateStyle: 'full' },
    { weekday: 'long' },
    { weekday: 'short' },
    { weekday: 'narrow' },
    { month: 'long' },
    { month: 'short' },
    { month: 'long', year: 'numeric' },
    { weekday: 'long', month: 'short', day: 'numeric', year: 'numeric' },
    { month: 'long', day: 'numeric', year: 'numeric', hour: 'numeric', minute: 'numeric', hour12: true },
  ]
  const days = Array.from({ length: 370 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, (day * 5) % 24)))
  const written = styles.flatMap(style => {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' })
    return days.map(day => format.format(day))
  })
  const money = ['KWD', 'JPY', 'EUR'].map(currency =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(1),
  )
  return new Set([...written, ...money].flatMap(words => words.match(/\p{L}[\p{L}\p{M}.]*/gu) ?? []))
}

export function withoutMarked(words: string) {
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
