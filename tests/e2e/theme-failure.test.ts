import { expect, test } from './fixtures.ts'

test('[CHK-301] a page whose theme does not arrive is there, with the defaults, and says nothing of it', async ({
  page,
}) => {
  await page.route(/\/theme\/harborlight\//, route => route.fulfill({ status: 404, body: 'gone' }))
  await page.goto('/events/harborlight/list')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /Manta Ballet/ }).first()).toBeVisible()
  const look = await page.evaluate(() => {
    const style = getComputedStyle(document.body)
    return { background: style.backgroundColor, face: style.fontFamily }
  })
  expect(look.background).not.toBe('rgba(0, 0, 0, 0)')
  expect(look.face).not.toMatch(/^(Times|serif)/)
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toHaveCount(0)
})
