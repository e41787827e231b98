import { expect, type Page } from '@playwright/test'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'

/** Opens the composer of a venue whose words are marked, and whose staff is that of Harborlight. */
export async function openMarkedComposer(page: Page): Promise<void> {
  const form = { email: 'editor@harborlight.example', password: 'marquee-demo' }
  await page.request.post('/staff/marked/sign-in', { form, maxRedirects: 0 })
  await page.goto('/editor/marked/composer')
  await expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector('iframe')?.contentWindow?.marqueePreview)))
    .toBe(true)
}

/** Chooses a scene by presses; the page of the scene before is gone when it returns. */
export async function showScene(page: Page, scene: SceneName): Promise<void> {
  await page.evaluate(() => {
    const shown = document.querySelector('iframe')?.contentDocument?.documentElement
    if (shown) shown.dataset.before = ''
  })
  const option = page.locator(`[data-scene="${scene}"]`)
  // The list closes when the page before has only just come.
  await expect(async () => {
    if (!(await option.isVisible())) await page.locator('[aria-haspopup="listbox"]').click({ timeout: 2_000 })
    await option.click({ timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
  // The first of them waits until the stage has a copy of the catalogue.
  const isBefore = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentDocument?.documentElement?.dataset.before)
  await expect.poll(isBefore, { timeout: 30_000, intervals: [100] }).toBeUndefined()
}
