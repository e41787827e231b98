import { expect, test } from './fixtures.ts'

test('an address that cannot be read shows the problem page of its venue, any other the root', async ({
  request,
}) => {
  for (const path of [
    '/events/harborlight/%',
    '/orders/harborlight/tickets/%E0%A4%A',
    '/events/harborlight/detail/%zz',
  ]) {
    const answer = await request.get(path)
    const html = await answer.text()
    expect([path, answer.status()]).toEqual([path, 404])
    expect(html, path).toContain('We could not find this page')
    expect(html, path).toContain('alt="Harborlight Aquarium"')
    expect(html, path).toContain('href="/events/harborlight/list"')
  }
  expect(new URL((await request.get('/%')).url()).pathname).toBe('/')
  expect((await request.get('/events/nowhere/%')).status()).toBe(404)
})

test('a page that is not there has one main part, whichever frame it stands in', async ({ request }) => {
  for (const path of [
    '/checkout/harborlight/confirm/nothing',
    '/events/harborlight/detail/nothing',
    '/events/nowhere/list',
  ]) {
    const html = await (await request.get(path)).text()
    expect([path, html.match(/<main\b/g)?.length, html.match(/id="content"/g)?.length]).toEqual([path, 1, 1])
  }
})
