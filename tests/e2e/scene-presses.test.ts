import type { SceneName } from '#app/rules/scenes/scene-groups.ts'
import { textsInBrowser } from '#editor/preview/texts-in-browser.ts'
import { textsWithoutScene } from '#editor/preview/texts-without-scene.ts'
import { expect, test } from './fixtures.ts'
import { openMarkedComposer, showScene } from './show-scene.ts'
import { textsOnPage } from './texts-on-page.ts'

/** One for each thing that can happen in a scene; all of them take minutes: `EVERY_SCENE=1 npm run test:browser -- scene-presses`, or some by name. */
const OF_EACH_KIND: readonly SceneName[] = [
  'event-pictures',
  'cart-offline',
  'cart-unfolded',
  'delivery-slip',
  'payment-as-full-empty',
  'payment-empty',
  'review-captcha-working',
  'order-link-copied',
]
const { EVERY_SCENE } = process.env
const scenes = (Object.entries(textsInBrowser) as [SceneName, readonly string[]][]).filter(([name]) =>
  EVERY_SCENE ? EVERY_SCENE === '1' || EVERY_SCENE.split(',').includes(name) : OF_EACH_KIND.includes(name),
)
const listed: ReadonlySet<string> = new Set(textsWithoutScene)

test('scenes in which something is pressed, typed or cut off show the texts that are declared of them, and none that is listed as shown by no scene', async ({
  page,
}) => {
  if (EVERY_SCENE) test.setTimeout(1_800_000)
  await openMarkedComposer(page)
  for (const [scene, references] of scenes) {
    await showScene(page, scene)
    const missing = async () => {
      const found = await textsOnPage(page)
      return references.filter(reference => !found.includes(reference))
    }
    await expect.soft
      .poll(missing, { message: scene, timeout: EVERY_SCENE ? 40_000 : 10_000, intervals: [150] })
      .toEqual([])
    const found = (await textsOnPage(page)).filter(reference => listed.has(reference))
    expect.soft(found, `${scene} shows what the list leaves out`).toEqual([])
  }
})
