import { join } from 'node:path'
import type { Page } from 'playwright'
import { createProgressBar } from '../../progress-bar.ts'
import { type PictureOf, pictureName, SIDES, type Sides, WIDTHS } from './print-index.ts'

type PictureRequest = {
  browserPath: string
  tenantIds: readonly string[]
  /** where each copy is served */
  addresses: Sides<string>
  folder: string
}

/** Takes the list page of each venue from both copies at every width, and tells how far it is. */
export async function takePictures({ browserPath, tenantIds, addresses, folder }: PictureRequest) {
  const pictures = tenantIds.flatMap(tenantId =>
    WIDTHS.flatMap(width => SIDES.map(side => ({ tenantId, width, side }))),
  )
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: browserPath })
  const bar = createProgressBar('Taking pictures', process.stderr)
  try {
    const page = await browser.newPage()
    for (const [done, picture] of pictures.entries()) {
      bar.show({ done, total: pictures.length })
      await takePicture(page, { picture, address: addresses[picture.side], folder })
    }
    bar.show({ done: pictures.length, total: pictures.length })
  } finally {
    bar.end()
    await browser.close()
  }
}

/** What is longer is cut: nobody compares more of a list. */
const MAX_HEIGHT = 6_000

type Target = { picture: PictureOf; address: string; folder: string }

async function takePicture(page: Page, { picture, address, folder }: Target): Promise<void> {
  const { tenantId, width } = picture
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${address}/events/${encodeURIComponent(tenantId)}/list`)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) })
  await page.evaluate(beginLoading)
  // A picture of another site that never comes is left out.
  await page.waitForFunction(isLoaded).catch(() => undefined)
  await page.evaluate(decodeEverything)
  await page.screenshot({ path: join(folder, pictureName(picture)), animations: 'disabled' })
}

/** In the page: pictures further down are loaded without being scrolled to. */
function beginLoading() {
  for (const image of document.images) image.loading = 'eager'
}

/** In the page: one that is still under way cannot be decoded. */
const isLoaded = () => [...document.images].every(({ complete }) => complete)

/** In the page: pictures and faces are there. */
async function decodeEverything() {
  await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)))
  await document.fonts.ready
}
