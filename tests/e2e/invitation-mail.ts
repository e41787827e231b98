import { expect, type Page } from '@playwright/test'

/** The address in the mail that asked a guest of this venue for a review. */
export async function invitationOf(
  page: Page,
  { venue, guest = 'gwen' }: { venue: string; guest?: string },
): Promise<string> {
  const email = `${guest}.${venue}@example.com`
  const mailbox = async () => (await page.request.get('/dev/mailbox')).text()
  await expect.poll(mailbox, { timeout: 15_000 }).toContain(email)
  const entry = (await mailbox()).split('<li>').find(line => line.includes(email)) ?? ''
  const href = /href="([^"]+)"/.exec(entry)?.[1] ?? ''
  const mail = await (await page.request.get(`${href}/text`)).text()
  return /\/auth\/[^/\s]+\/login\/\S+/.exec(mail)?.[0] ?? ''
}
