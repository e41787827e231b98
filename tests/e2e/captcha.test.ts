import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Google, startGoogle } from '../builders/google.ts'
import { complete, openReview, pay } from './buyer.ts'
import { expect, test } from './fixtures.ts'

/** Google's script as our stand-in serves it: the score comes from the cookie of the same name, the checkbox is a button. */
const SCRIPT = `
const score = () => (/score=([^;]*)/.exec(document.cookie) ?? [])[1] ?? ''
window.grecaptcha = {
  ready: then => then(),
  execute: async (key, { action }) => score() && ['v3', score(), action].join(' '),
  render: (place, { callback }) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Google: I am a person'
    button.onclick = () => callback('a person ' + Math.random())
    place.append(button)
  },
}`

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let google: Google
let folder = ''
const servers: ChildProcess[] = []

/** A deployment of its own, with these settings and a copy of the venues. */
async function startServer(settings: Record<string, string>): Promise<string> {
  const DATA_DIR = mkdtempSync(join(folder, 'data-'))
  cpSync('test-results/imported', DATA_DIR, { recursive: true })
  const server = spawn(process.execPath, ['build/server/main.js'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DEMO: '1',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR,
      ...settings,
    },
  })
  servers.push(server)
  return new Promise((resolve, reject) => {
    let output = ''
    server.stdout.on('data', chunk => {
      output += chunk
      const address = /ready on http:\/\/[^:]+:(\d+)/.exec(output)?.[1]
      if (address) resolve(`http://127.0.0.1:${address}`)
    })
    server.on('exit', () => reject(new Error(output)))
  })
}

test.beforeAll(async () => {
  google = await startGoogle({ script: SCRIPT })
  folder = mkdtempSync(join(tmpdir(), 'marquee-captcha-'))
})
test.afterAll(async () => {
  for (const server of servers) server.kill('SIGKILL')
  await google.close()
  rmSync(folder, { recursive: true, force: true })
})

const box = 'Google: I am a person'

test.describe('with reCAPTCHA', () => {
  let origin = ''
  test.beforeAll(async () => {
    origin = await startServer({
      RECAPTCHA_SITE_KEY: 'site-3',
      RECAPTCHA_SECRET_KEY: 'secret-3',
      RECAPTCHA_V2_SITE_KEY: 'site-2',
      RECAPTCHA_V2_SECRET_KEY: 'secret-2',
      RECAPTCHA_URL: google.url,
    })
  })
  for (const [score, what] of [
    ['0.9', 'a good score is enough'],
    ['0.1', 'after a low score the checkbox is asked for, and then the order is placed'],
    ['', 'without a score the checkbox is asked for at once'],
  ] as const)
    test(`[CHK-260] ${what}`, async ({ browser }) => {
      const context = await browser.newContext({ baseURL: origin })
      const page = await context.newPage()
      if (score) await context.addCookies([{ name: 'score', value: score, url: origin }])
      await openReview(page, { day: 16, count: 1 })
      const policy =
        (await page.request.get('/status/harborlight')).headers()['content-security-policy'] ?? ''
      expect(policy).toContain(`frame-src 'self' `)
      expect(policy).toContain(new URL(google.url).origin)
      if (score) await pay(page)
      else await page.getByRole('checkbox').check()
      if (score !== '0.9') {
        await page.getByRole('button', { name: box }).click()
        await expect(page.getByText('Checked').first()).toBeVisible()
        await complete(page).click()
      }
      await page.waitForURL(/\/confirm\//)
      await context.close()
    })
})

test('[CHK-310] [CHK-113] a simulated error comes after three seconds; the order is not placed', async ({
  browser,
}) => {
  const origin = await startServer({ CAPTCHA_SIMULATE_ERROR: '1' })
  const context = await browser.newContext({ baseURL: origin })
  const page = await context.newPage()
  await openReview(page, { day: 17, count: 1 })
  const started = Date.now()
  await page.getByRole('checkbox').check()
  await expect(page.getByText('The check did not work. Please try again.')).toBeVisible({ timeout: 10_000 })
  expect(Date.now() - started).toBeGreaterThanOrEqual(2_900)
  await complete(page).click()
  await expect(page.getByRole('checkbox')).toBeFocused()
  await expect(page).toHaveURL(/\/process/)
  await context.close()
})
