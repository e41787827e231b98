import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'
import { proposePhone } from './site-facts.ts'

const phoneOf = (lang: string, body: string) =>
  proposePhone(
    readPage({ address: '', html: `<html lang="${lang}"><body>${body}`, styles: [], pictures: [] }),
  )

test.each([
  [
    'at the foot, without a word',
    'en-US',
    '<footer><p>12 Quay St</p><p>(415) 555-2671</p></footer>',
    '(415) 555-2671',
  ],
  [
    'of the country of the language',
    'de',
    '<div class="kontakt-contact">07121 555010 · Mo–Fr</div>',
    '07121 555010',
  ],
  ['with the sign of its country', 'en', '<address>+47 22 85 50 00</address>', '+47 22 85 50 00'],
  ['that no such country has', 'en-US', '<footer>Tickets 2026-11-30, order 415 5552</footer>', undefined],
  ['of a fax', 'en-US', '<footer>Fax (415) 555-2671</footer>', undefined],
  ['amid the page', 'en-US', '<main>Exhibit (415) 555-2671</main>', undefined],
])('a number %s', (_, lang, body, phone) => {
  expect(phoneOf(lang, body)?.value).toBe(phone)
})
