import { expect, test } from 'vitest'
import { proposeLegal } from './legal-links.ts'
import { readPage } from './read-page.ts'

const legalOf = (html: string) =>
  proposeLegal(readPage({ address: 'https://burg.example/start', html, styles: [], pictures: [] }))?.value

test.each([
  ['<a href="/agb">AGB</a>', [['terms', '/agb']]],
  [
    '<a href="/mentions-legales">Mentions légales</a><a href="/vie">Politique de confidentialité</a>',
    [
      ['imprint', '/mentions-legales'],
      ['privacy', '/vie'],
    ],
  ],
  [
    '<a href="/old">Terms</a><footer><a href="/terms">Terms &amp; conditions</a></footer>',
    [['terms', '/terms']],
  ],
  ['<a href="#privacy">Privacy</a><a href="javascript:void 0">Privacy settings</a>', undefined],
  [
    '<a href="/visit">Plan your visit in terms that children understand, with all that is to be seen here</a>',
    undefined,
  ],
])('%s: %j', (html, expected) => {
  const found = legalOf(html)?.map(({ key, href }) => [key, href.replace('https://burg.example', '')])
  expect(found).toEqual(expected)
})
