import type { Page } from '@playwright/test'
import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { textsInBrowser } from '#editor/preview/texts-in-browser.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { expect, test } from './fixtures.ts'
import { textsOnPage } from './texts-on-page.ts'

const scenes = Object.entries(textsInBrowser) as [SceneName, readonly string[]][]
const listed: ReadonlySet<string> = new Set(textsWithoutScene)

test('each scene with presses shows in the composer the texts that are declared of it, and none that is listed as shown by no scene', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await openMarkedComposer(page)
  for (const [scene, references] of scenes) {
    await showScene(page, scene)
    const missing = async () => {
      const said = await textsOnPage(page)
      return references.filter(reference => !said.includes(reference))
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
  await page.locator('[aria-haspopup="listbox"]').click()
  await page.locator(`[data-scene="${scene}"]`).click()
  // The first of them waits until the stage has a copy of the catalogue.
  const isBefore = () =>
    page.evaluate(() => document.querySelector('iframe')?.contentDocument?.documentElement?.dataset.before)
  await expect.poll(isBefore, { timeout: 30_000, intervals: [100] }).toBeUndefined()
}
