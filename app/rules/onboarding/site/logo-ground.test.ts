import { expect, test } from 'vitest'
import { findLogos } from './find-logo.ts'
import { proposeLogoGround } from './logo-ground.ts'
import { readPage } from './read-page.ts'

const LOGO = 'https://works.example/logo.png'

function groundOf({ logo, header, paper }: { logo: string; header: string; paper: string }) {
  const read = readPage({
    address: 'https://works.example/',
    html: `<header style="${header}"><a href="/"><img class="logo" src="/logo.png"></a></header>`,
    styles: [],
    pictures: [{ address: LOGO, width: 200, height: 60, colors: [{ hex: logo, share: 1 }] }],
  })
  return proposeLogoGround(read, { logo: findLogos(read)[0], paper, brand: '#d9480f' })
}

test.each([
  [
    'white on a dark header, over white paper',
    { logo: '#ffffff', header: 'background:#17202a', paper: '#ffffff' },
    '#17202a',
    'header',
  ],
  [
    'white on a photograph, over white paper',
    { logo: '#ffffff', header: '', paper: '#ffffff' },
    '#d9480f',
    'logo',
  ],
  [
    'ink on dark paper',
    { logo: '#101010', header: 'background:#fff', paper: '#181818' },
    '#ffffff',
    'header',
  ],
  [
    'ink on white paper',
    { logo: '#101010', header: 'background:#333', paper: '#ffffff' },
    undefined,
    undefined,
  ],
])('a logo that is %s has its ground', (_, page, hex, source) => {
  const ground = groundOf(page)
  expect([ground?.value, ground?.source]).toEqual([hex, source])
})
