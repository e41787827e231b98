import AxeBuilder from '@axe-core/playwright'
import type { FrameLocator, Page, Route } from '@playwright/test'
import { expect } from './fixtures.ts'

export const COMPOSER = '/editor/studio/composer'

const composerOf = (venue: string) => `/editor/${venue}/composer`

export async function signIn(page: Page, { staff = 'ada', venue = 'studio', to = composerOf(venue) } = {}) {
  await page.goto(`/staff/${venue}/sign-in?ref=${encodeURIComponent(to)}`)
  await page.getByLabel('Email').fill(`${staff}@studio.example`)
  await page.getByLabel('Password').fill('studio-door-4')
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The composer with its preview standing: the frame has taken on the look. */
export const openComposer = (page: Page, staff?: string) => openComposerOf(page, { staff })

/** The same at another venue. */
export async function openComposerOf(page: Page, about: { staff?: string; venue?: string }) {
  // Another test may save a logo of this site meanwhile.
  await page.route('https://pictures.example/**', route =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
  await signIn(page, about)
  const preview = page.frameLocator('iframe')
  // On a slow machine the frame's page comes late.
  await expect(preview.locator('html')).toHaveAttribute('style', /--mq-button-background/, {
    timeout: 15_000,
  })
  await expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector('iframe')?.contentWindow?.marqueePreview)))
    .toBe(true)
  return preview
}

/** Shows a scene in the preview, chosen by a press. */
export async function showScene(page: Page, scene: string) {
  await page.getByRole('button', { name: /^Scene/ }).click()
  await page.locator(`[data-scene="${scene}"]`).click()
}

export const control = (page: Page, reference: string) => page.locator(`[data-reference="${reference}"]`)

export const hexOf = (page: Page, reference: string) => control(page, reference).getByRole('textbox')

export const inPreview = (preview: FrameLocator, reference: string) =>
  preview
    .locator('html')
    .evaluate((html, property) => getComputedStyle(html).getPropertyValue(property), `--mq-${reference}`)

export const search = (page: Page, query: string) => page.getByRole('searchbox').fill(query)

export const saved = (page: Page) => page.getByText('Changes Saved')

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

export const answer = (status: number, body: object) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/problem+json', body: JSON.stringify(body) })

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on a screen of the editor as it stands; the shop's page in the frame is looked at by tests of its own. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').withTags(TAGS).analyze()
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  )
}
