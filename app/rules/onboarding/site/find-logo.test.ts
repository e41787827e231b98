import { expect, test } from 'vitest'
import { findLogos } from './find-logo.ts'
import { readPage } from './read-page.ts'

const ADDRESS = 'https://pier.example/'

/** The likeliest logo of a page whose head holds this. */
const logoOf = (inHead: string, css = '') => {
  const html = `<title>Pier Aquarium</title><style>${css}</style><header><a href="/">${inHead}</a></header>`
  return findLogos(readPage({ address: ADDRESS, html, styles: [], pictures: [] }))[0]
}

test.each([
  ['a picture', '<img class="logo" src="/a/logo.png">', '', 'a/logo.png'],
  ['one that scripts load late', '<img class="logo lazy" data-original="/a/logo.png">', '', 'a/logo.png'],
  [
    'one beside whose place another stands for whoever runs no scripts',
    '<span class="late"></span><noscript><img class="logo" src="/a/logo.png"></noscript>',
    '',
    'a/logo.png',
  ],
  ['an object', '<object class="logo" data="/a/logo.svg" type="image/svg+xml"></object>', '', 'a/logo.svg'],
  ['a background', '<span class="logo">Pier</span>', '.logo{background:url(/a/l.svg)}', 'a/l.svg'],
  ['a mask', '<span class="logo">Pier</span>', '.logo{-webkit-mask:url(/a/l.svg)}', 'a/l.svg'],
  [
    'a box of the style sheet',
    '<span class="logo">Pier</span>',
    '.logo::before{content:"";background:url(/a/l.svg)}',
    'a/l.svg',
  ],
  [
    'what a desk shows, not a phone',
    '<span class="logo">Pier</span>',
    '.logo{background:url(/a/wide.svg)}@media (max-width:600px){.logo{background:url(/a/narrow.svg)}}',
    'a/wide.svg',
  ],
  [
    'what a browser of today shows',
    '<span class="logo">Pier</span>',
    '.logo{background:url(/a/l.svg)}@supports not (display:grid){.logo{background:url(/a/old.gif)}}',
    'a/l.svg',
  ],
])('the logo is %s', (_, inHead, css, path) => {
  expect(logoOf(inHead, css)?.address).toBe(ADDRESS + path)
})

test('a box that is added when somebody points at it is no logo', () => {
  expect(logoOf('<b class="logo">Pier</b>', '.logo:hover::before{background:url(/a/l.svg)}')).toBeUndefined()
})

test.each([
  ['of its place', '<path fill="currentColor" d="M0 0h9v9z"/>', '.logo{color:#0b7fab}', 'color="#0b7fab"'],
  ['of its class', '<path class="mark" d="M0 0h9v9z"/>', '.mark{fill:#0b7fab}', 'fill="#0b7fab"'],
])('a drawing keeps the colour %s', (_, drawing, css, attribute) => {
  const svg = `<svg class="logo" viewBox="0 0 90 30" width="90" height="30">${drawing}</svg>`
  expect(logoOf(svg, css)?.markup).toContain(attribute)
})
