import type { Page } from '@playwright/test'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { textsInBrowser } from '#editor/preview/texts-in-browser.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { expect, test } from './fixtures.ts'
import { textsOnPage } from './texts-on-page.ts'

/** One for each thing that can happen in a scene; all of them take minutes: `EVERY_SCENE=1 npm run test:browser -- scene-presses`. */
const OF_EACH_KIND: readonly SceneName[] = [
  'event-pictures',
  'cart-offline',
  'cart-over',
  'order-link-copied',
]
const scenes = (Object.entries(textsInBrowser) as [SceneName, readonly string[]][]).filter(
  ([name]) => process.env.EVERY_SCENE || OF_EACH_KIND.includes(name),
)
const listed: ReadonlySet<string> = new Set(textsWithoutScene)

test('scenes in which something is pressed, typed or cut off show the texts that are declared of them, and none that is listed as shown by no scene', async ({
  page,
}) => {
  if (process.env.EVERY_SCENE) test.setTimeout(600_000)
  await openMarkedComposer(page)
  for (const [scene, references] of scenes) {
    await showScene(page, scene)
    const missing = async () => {
      const found = await textsOnPage(page)
      return references.filter(reference => !found.includes(reference))
    }
    await expect.soft.poll(missing, { message: scene, timeout: 10_000, intervals: [150] }).toEqual([])
    const found = (await textsOnPage(page)).filter(reference => listed.has(reference))
    expect.soft(found, `${scene} shows what the list leaves out`).toEqual([])
  }
})

/** A venue whose words are marked, and whose staff is that of Harborlight. */
async function openMarkedComposer(page: Page) {
  const form = { email: 'editor@harborlight.example', password: 'marquee-demo' }
  await page.request.post('/staff/marked/sign-in', { form, maxRedirects: 0 })
  await page.goto('/editor/marked/composer')
  await expect
    .poll(() => page.evaluate(() => Boolean(document.querySelector('iframe')?.contentWindow?.marqueePreview)))
    .toBe(true)
}

/** Chosen by presses; the page of the scene before is gone when it returns. */
async function showScene(page: Page, scene: SceneName) {
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
