import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

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

export async function expectNoViolations(page: Page, where: string) {
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
