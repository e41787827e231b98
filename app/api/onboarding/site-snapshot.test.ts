import { expect, test } from 'vitest'
import { snapshotOf } from './site-snapshot.ts'

const page = {
  address: 'https://mill.example/visit/',
  html: '<html><head><title>Mill</title><style>h1{color:red}</style></head><body><h1>Mill</h1></body></html>',
  styles: [
    { address: 'https://mill.example/css/site.css', css: 'h1{color:blue}body{background:url(../river.png)}' },
  ],
  pictures: [],
}

const NO_FILES = new Map()

test('what a style sheet names is looked for where the sheet is, and the styles of the page itself come after it', async () => {
  const snapshot = await snapshotOf(page, NO_FILES)
  expect(snapshot).toContain('url("https://mill.example/river.png")')
  expect(snapshot.indexOf('<base href="https://mill.example/visit/">')).toBeLessThan(
    snapshot.indexOf('color:blue'),
  )
  expect(snapshot.indexOf('color:blue')).toBeLessThan(snapshot.indexOf('color:red'))
})

test('a page without an address keeps its sheet as it is, and no sheet ends early', async () => {
  const snapshot = await snapshotOf(
    {
      ...page,
      address: '',
      styles: [{ address: '', css: 'a{background:url(b.png)}</style><script>x()</script>' }],
    },
    NO_FILES,
  )
  expect(snapshot).toContain('url(b.png)')
  expect(snapshot).not.toMatch(/<base|<\/style><script/)
})
