import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'
import {
  measureBrokenWords,
  measureCutOffWords,
  measureEdges,
  measureHiddenFocus,
  measureTypeSizes,
} from './measure-look.ts'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What lay half under the bar at the lower edge is measured by itself: 24 px each way (WCAG 2.5.8). */
async function isLargeEnough(page: Page, target: string) {
  const box = await page.locator(target).first().boundingBox()
  return box !== null && box.width >= 24 && box.height >= 24
}

/**
 * Axe is put into a page once, for all its widths; a page that frames another origin's (the card's fields) is left to the
 * builder, which looks into frames and takes twice as long.
 */
async function violationsOn(page: Page) {
  if (page.frames().length > 1) return (await new AxeBuilder({ page }).withTags(RULES).analyze()).violations
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async runOnly => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { runOnly, resultTypes: ['violations'] })
    return violations
  }, RULES)
}

/** A colour on its way to another one is none that anybody reads. */
const endTransitions = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
  })

export async function expectNoViolations(page: Page, where: string) {
  await endTransitions(page)
  const violations = await violationsOn(page)
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => ({ id, target: target.join(' ') })),
  )
  for (const { id, target } of found) {
    if (id === 'target-size' && (await isLargeEnough(page, target))) continue
    expect.soft(`${where}: ${id}: ${target}`).toBe('')
  }
}

export async function expectNothingCutOff(page: Page, where: string) {
  const { overflow, widest } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const beyond = [...document.querySelectorAll('body *')].filter(element => {
      const { left, right } = element.getBoundingClientRect()
      return element.checkVisibility() && (right > clientWidth + 1 || left < -1)
    })
    const overflow = scrollWidth - clientWidth
    return { overflow, widest: overflow > 0 ? beyond.slice(0, 6).map(({ className }) => `${className}`) : [] }
  })
  expect.soft([where, overflow, widest]).toEqual([where, 0, []])
}

const MAX_SIZES = 5
const MAX_EDGES = 3

/**
 * A calm page: at most five sizes of letters, and in `main` at most three edges at which blocks begin.
 *
 * A size is what is computed for words and fields that are seen, anywhere on the page, to half a px. An edge is where, at the start of a
 * line (left, or right in Arabic), words or a control begin: words with the content of their block, a control that is painted with its
 * box. What stands in a row is left out but for the first of it, and so is a cell of a grid that is not in its first column; what is
 * centred or keeps to the end of a line; tables, decks that are leafed through sideways, pictures, and what lies over the page.
 */
export async function expectCalmLook(page: Page, where: string) {
  const sizes = await page.evaluate(measureTypeSizes)
  const edges = await page.evaluate(measureEdges)
  expect.soft(sizes.length, `${where}, sizes:\n${sizes.join('\n')}`).toBeLessThanOrEqual(MAX_SIZES)
  expect.soft(edges.length, `${where}, edges:\n${edges.join('\n')}`).toBeLessThanOrEqual(MAX_EDGES)
}

/** Whatever the keyboard reaches is seen while it has the focus: no bar, nor anything else, covers half of it (WCAG 2.4.11). */
export async function expectFocusSeen(page: Page, where: string) {
  expect.soft(await page.evaluate(measureHiddenFocus), `${where}: hidden with the focus`).toEqual([])
}

/** With letters twice as large everything is there, within the window, and under no bar (WCAG 1.4.4). */
export async function expectRoomForLargeText(page: Page, where: string) {
  await setTextSize(page, '200%')
  await expectNothingCutOff(page, `${where}, large text`)
  expect.soft(await page.evaluate(measureCutOffWords), `${where}, large text: cut off`).toEqual([])
  expect.soft(await page.evaluate(measureBrokenWords, 7), `${where}, large text: broken`).toEqual([])
  await expectFocusSeen(page, `${where}, large text`)
  await setTextSize(page, '')
}

const setTextSize = (page: Page, size: string) =>
  page.evaluate(fontSize => document.documentElement.style.setProperty('font-size', fontSize), size)
