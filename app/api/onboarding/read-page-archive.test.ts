import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUploadedSite } from '#app/api/onboarding/upload-site.ts'
import { singleFilePage } from '#tests/builders/saved-page.ts'
import { readPageArchive } from './read-page-archive.ts'

const page = {
  type: 'text/html',
  address: 'https://mole.example/visite?x=1',
  content:
    '<html><meta charset="utf-8"><link rel="stylesheet" href="cid:css-1@mhtml.blink"><link rel="stylesheet" href="https://mole.example/site.css"><body><h1>Môle = pier, très très loin du port et de tout ce qui s’y trouve</h1>',
}

test('a page saved as one file comes apart into the page, its sheets and its pictures, with its letters whole', async () => {
  const archive = await readPageArchive(
    singleFilePage([
      page,
      { type: 'text/css', address: 'cid:css-1@mhtml.blink', content: 'h1{color:#123456}' },
      {
        type: 'image/png',
        address: 'https://mole.example/a%20b.png',
        content: Buffer.from([0, 255, 13, 10, 61]),
      },
    ]),
  )
  expect(archive?.address).toBe(page.address)
  expect(archive?.page.bytes.toString()).toContain(
    'Môle = pier, très très loin du port et de tout ce qui s’y trouve',
  )
  expect(archive?.files.get('https://mole.example/a%20b.png')).toEqual(Buffer.from([0, 255, 13, 10, 61]))
  expect(archive?.files.get('cid:css-1@mhtml.blink')?.toString()).toBe('h1{color:#123456}')
})

test('frames of a saved page are not taken for the page, and a page of a disk names no address', async () => {
  const frame = { type: 'text/html', address: 'https://ads.example/', content: '<p>Buy a sofa</p>' }
  const archive = await readPageArchive(singleFilePage([{ ...page, address: 'file:///C:/mole.html' }, frame]))
  expect(archive?.address).toBe('')
  expect(archive?.page.bytes.toString()).not.toContain('sofa')
})

test('what is no saved page, has too many parts or a part that is too large is refused or left out', async () => {
  expect(await readPageArchive(Buffer.from('<html>no mail</html>'))).toBeNull()
  expect(await readPageArchive(Buffer.alloc(300_000, 'x'))).toBeNull()
  const many = Array.from({ length: 1_100 }, (_, at) => ({
    type: 'image/gif',
    address: `https://mole.example/${at}`,
    content: 'x',
  }))
  expect(await readPageArchive(singleFilePage([page, ...many]))).toBeNull()
  const large = {
    type: 'image/png',
    address: 'https://mole.example/large.png',
    content: Buffer.alloc(6_500_000),
  }
  const archive = await readPageArchive(singleFilePage([page, large]))
  expect([archive !== null, archive?.files.has(large.address)]).toEqual([true, false])
})

test('the sheets of a saved page count in the order in which it names them', async () => {
  const bytes = singleFilePage([
    page,
    { type: 'text/css', address: 'https://mole.example/site.css', content: 'h1{color:#222222}' },
    { type: 'text/css', address: 'cid:css-1@mhtml.blink', content: 'h1{color:#111111}' },
  ])
  const site = await readUploadedSite([{ name: 'Mole.mhtml', bytes }])
  expect(site?.page.styles.map(({ css }) => css)).toEqual(['h1{color:#111111}', 'h1{color:#222222}'])
  expect(site?.page.address).toBe(page.address)
})

test('a page as a browser saved it is read', async () => {
  const bytes = readFileSync(
    new URL('../../../tests/onboarding-pages/wordpress-theme/page.mhtml', import.meta.url),
  )
  const site = await readUploadedSite([{ name: 'page.mhtml', bytes }])
  expect(site?.page.html).toContain('Hollin Hall Gardens')
  expect(site?.page.styles.some(({ css }) => css.includes('--'))).toBe(true)
})
