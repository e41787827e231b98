import { test as base, expect, type Page } from '@playwright/test'

export const VENUES = ['harborlight', 'fernwood', 'orrery'] as const

export const WIDTHS = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } } as const

/** A page that fails its test when the browser's console reports an error. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, use) => {
    const errors: string[] = []
    page.on('console', message => message.type() === 'error' && errors.push(message.text()))
    page.on('pageerror', error => errors.push(error.message))
    await use(page)
    expect(errors.filter(error => !isExpected(error))).toEqual([])
  },
})

/**
 * What the browser reports although nothing is wrong: every 4xx answer, since a refused form is a part of many journeys; a
 * response that was still coming, or had not begun, when the page was left; a key pressed while React 18 hydrates, which it does again at once.
 */
const EXPECTED = [
  /the server responded with a status of 4\d\d/,
  /^(AbortError: )?(BodyStreamBuffer was aborted|signal is aborted without reason)/,
  /^Minified React error #345;/,
]

const isExpected = (error: string) => EXPECTED.some(pattern => pattern.test(error))

export { expect }
