import { expect, test } from 'vitest'
import { brandColors } from './brand-colors.ts'
import { findLogos } from './find-logo.ts'
import { colorsIn, hexOf } from './page-colors.ts'
import { sheetAddresses } from './page-files.ts'
import { readPage } from './read-page.ts'

const pageOf = (html: string, styles: { link?: string; css: string }[] = []) =>
  readPage({
    address: 'https://site.example/',
    html,
    styles: styles.map(sheet => ({ address: sheet.link ?? '', ...sheet })),
    pictures: [],
  })

const BUTTON = '<a class="btn" href="/tickets">Tickets</a>'
const fillOf = (css: string) => {
  const read = pageOf(`<style>${css}</style>${BUTTON}`)
  return read.styles.value(read.$('a').get(0) as never, 'background-color')
}

test.each([
  [
    'a later layer wins over a heavier rule',
    '@layer a,b;@layer b{.btn{background:#111111}}@layer a{a.btn.btn{background:#222222}}',
    '#111111',
  ],
  ['what lies in no layer wins', '.btn{background:#333333}@layer a{a.btn{background:#222222}}', '#333333'],
  [
    'of what is important the first layer wins',
    '@layer a{.btn{background:#444444!important}}@layer b{.btn{background:#222222!important}}',
    '#444444',
  ],
  ['a short form takes back a colour', '.btn{background-color:#222222}a.btn{background:#555555}', '#555555'],
  [
    'of several screens the usual one counts',
    '.btn{background:#666666}@media (color-gamut: p3){.btn{background:#222222}}',
    '#666666',
  ],
])('%s', (_, css, hex) => {
  expect(fillOf(css)).toBe(hex)
})

test('style sheets count where they stand on the page, with what they name before them', () => {
  const html = `<style>@import "/named.css" layer(base);.btn{color:#010101}</style><link rel="stylesheet" href="/late.css" media="print" onload="this.media='all'">${BUTTON}`
  const link = (path: string) => `https://site.example${path}`
  expect(sheetAddresses({ address: 'https://site.example/', html })).toEqual(
    ['/named.css', '/late.css'].map(link),
  )
  const named = { link: link('/named.css'), css: '.btn{color:#020202;fill:#030303}' }
  const read = pageOf(html, [{ link: link('/late.css'), css: '.btn{border-color:#040404}' }, named])
  const value = (property: string) => read.styles.value(read.$('a').get(0) as never, property)
  expect(['color', 'fill', 'border-color'].map(value)).toEqual(['#010101', '#030303', '#040404'])
})

test('what is half a colour is none', () => {
  expect(['rgb(', 'rgb()', 'hsl(1', 'oklch(from red l c h)', '#12'].map(hexOf)).toEqual(
    Array(5).fill(undefined),
  )
  expect(colorsIn('linear-gradient(rgb(), #0a0b0c)')).toEqual(['#0a0b0c'])
})

test('what is hidden, of a network or of a banner lends no colour', () => {
  const loud = (open: string) => `${open}<a class="btn" style="background:#ff00aa" href="/x">Accept</a></div>`
  const html = `<div style="display:none"><a class="btn" style="background:#ff00aa">No</a></div>${loud('<div class="cc-window">')}${loud('<div role="dialog">')}
    <a class="btn" style="background:#ff00aa" href="https://www.facebook.com/us">Like</a><a class="btn" style="background:#0a5c44" href="/t">Buy</a>`
  expect(brandColors(pageOf(html), null).map(({ hex }) => hex)).toEqual(['#0a5c44'])
})

const logoOf = (html: string) => findLogos(pageOf(`<title>Orchid House</title>${html}`))[0]?.address ?? null
const at = (path: string) => `https://site.example${path}`

test.each([
  [
    'a drawing in a file of many',
    '<header><a href="/" aria-label="Orchid House"><svg><use href="/sprite.svg#logo"></use></svg></a></header>',
    at('/sprite.svg#logo'),
  ],
  [
    'that of two which is seen',
    '<a href="/"><span>Orchid House</span><img hidden src="/white.svg"><img src="/ink.svg"></a><main></main>',
    at('/ink.svg'),
  ],
  [
    'one that is loaded late',
    '<header><a href="/"><img src="data:image/svg+xml,%3Csvg/%3E" data-lazy-src="/mark.png"></a></header>',
    at('/mark.png'),
  ],
  [
    'the picture of a house that is called so',
    '<header><a href="https://www.site.example/"><img src="/Orchid-House-Colour.png"></a></header>',
    at('/Orchid-House-Colour.png'),
  ],
  [
    'no helper’s in a row',
    '<main><h2>With thanks to our funders</h2><div class="logos"><img src="/a.png" alt="Council logo"><img src="/b.png" alt="Trust logo"></div></main>',
    null,
  ],
  [
    'no house that stands for home',
    '<header><a href="/"><img class="icon" src="/icon-house.svg"></a></header>',
    null,
  ],
])('a logo is %s', (_, html, address) => {
  expect(logoOf(html)).toBe(address)
})
