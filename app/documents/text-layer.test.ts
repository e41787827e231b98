import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import { documentLook } from './document-look.ts'
import { ticketsPdf } from './tickets-pdf.ts'

const CODE = 'K7XQ2MX9RAB3DEFGHIJKLMNOPQ'

async function aPdf({ locale = 'en-US', name = 'Pier Museum', eventName = 'Reef & fjord' } = {}) {
  const text = createText({ locale, texts: {}, onProblem: () => undefined })
  const visit = { eventTemplateId: 'boat', eventId: 's1', eventName, eventStartTime: '2026-11-20T15:00:00' }
  const ticket = {
    id: '1',
    code: CODE,
    ...visit,
    ticketTypeId: 'adult',
    ticketingTypeName: 'Adult',
    price: 1,
  }
  const pdf = await ticketsPdf({
    venue: { tenantId: 'pier', name, locale, timeZone: 'UTC' },
    order: { orderNumber: '7KQ2-MX9R', createdOn: '2026-11-01T10:00:00.000Z', tickets: [ticket] },
    facts: new Map(),
    text,
    look: documentLook(servedTheme(readThemeDocument({}).document).variables),
    logo: null,
  })
  return Buffer.from(pdf).toString('latin1')
}

/** The streams of a PDF, unpacked. */
const streamsOf = (pdf: string) =>
  [...pdf.matchAll(/(<<[^>]*(?:>(?!>)[^>]*)*>>)\s*stream\n([\s\S]*?)\nendstream/g)].map(
    ([, about = '', bytes = '']) =>
      about.includes('FlateDecode') ? inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1') : bytes,
  )

/** What a reader finds: each line of unseen text, its codes turned into characters by the maps of their fonts. */
function linesOf(pdf: string): string[] {
  const streams = streamsOf(pdf)
  const maps = streams
    .filter(stream => stream.includes('beginbfchar'))
    .map(
      stream =>
        new Map(
          [...stream.matchAll(/^<(\w\w)> <((?:\w{4})+)>$/gm)].map(([, code, words = '']) => [
            code,
            utf16(words),
          ]),
        ),
    )
  const page = streams.find(stream => stream.includes(' Tj')) ?? ''
  return [...page.matchAll(/BT 3 Tr (.*?) ET/g)].map(([, operators = '']) => {
    let map = maps[0]
    return [...operators.matchAll(/\/T(\d+) |<(\w\w)> Tj/g)]
      .map(([, font, code]) => {
        if (font !== undefined) map = maps[Number(font)]
        return code === undefined ? '' : (map?.get(code) ?? '?')
      })
      .join('')
  })
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

test('order number, names and codes of a ticket can be searched and copied', async () => {
  const lines = linesOf(await aPdf())
  expect(lines).toContain('Pier Museum')
  expect(lines).toContain('Order number: 7KQ2-MX9R')
  expect(lines).toContain('Reef & fjord')
  expect(lines).toContain('3:00 pm')
  expect(lines.join('')).toContain(CODE)
})

test('words that run leftwards stand from left to right, as readers of PDF expect them', async () => {
  const words = 'آبار الجمعة'
  const lines = linesOf(await aPdf({ locale: 'ar-EG', name: 'متحف', eventName: words }))
  expect(lines).toContain([...words].reverse().join(''))
})

test('the parts of a ticket stand below one document', async () => {
  expect(await aPdf()).toMatch(/\/S \/Document\n/)
})
