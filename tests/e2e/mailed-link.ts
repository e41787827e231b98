import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

type Mail = { to: string; subject: RegExp }

/** The latest mail to somebody with this subject, as the mailbox lists it; empty while there is none. */
export async function mailEntry({ request }: Page, { to, subject }: Mail): Promise<string> {
  const entries = (await (await request.get('/dev/mailbox')).text()).split('<li>')
  return entries.find(entry => entry.includes(to) && subject.test(entry)) ?? ''
}

/** The link in that mail, once it is there. */
export async function mailedLink(page: Page, about: Mail): Promise<string> {
  await expect.poll(() => mailEntry(page, about), { timeout: 15_000 }).not.toBe('')
  const address = /href="([^"]+)"/.exec(await mailEntry(page, about))?.[1] ?? ''
  const mail = await (await page.request.get(`${address}/text`)).text()
  const { pathname, search } = new URL(/https?:\S+\/auth\/\S+/.exec(mail)?.[0] ?? '')
  return pathname + search
}
