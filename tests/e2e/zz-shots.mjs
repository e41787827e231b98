import { chromium } from '@playwright/test'

const [base, list] = process.argv.slice(2)
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
for (const item of list.split(',')) {
  const [venue, scene, width = '390'] = item.split(':')
  const context = await browser.newContext({
    viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
  })
  const page = await context.newPage()
  await page.request.post(`${base}/staff/${venue}/sign-in`, {
    form: { email: `editor@${venue}.example`, password: 'marquee-demo' },
    maxRedirects: 0,
  })
  await page.goto(scene.startsWith('/') ? base + scene : `${base}/editor/${venue}/scenes/${scene}`)
  await page.waitForTimeout(900)
  const name = scene.replaceAll(/\W+/g, '_')
  const full = !process.env.FOLD
  await page.screenshot({ path: `/tmp/shots/${venue}-${name}-${width}.png`, fullPage: full })
  await context.close()
}
await browser.close()
