import { expect, test } from 'vitest'
import { linesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import { documentLook } from './document-look.ts'
import { ticketsPdf } from './tickets-pdf.ts'

const CODE = 'K7XQ2MX9RAB3DEFGHIJKLMNOPQ'

async function aPdf({
  locale = 'en-US',
  name = 'Pier Museum',
  eventName = 'Reef & fjord',
  code = CODE,
} = {}) {
  const text = createText({ locale, texts: {}, onProblem: () => undefined })
  const visit = { eventTemplateId: 'boat', eventId: 's1', eventName, eventStartTime: '2026-11-20T15:00:00' }
  const ticket = {
    id: '1',
    code,
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
    look: documentLook(servedTheme(readThemeDocument({}).document).variables, new Map()),
    logo: null,
    receipt: null,
    policy: [],
    directions: new Map(),
    photo: null,
    farewell: '',
  })
  return Buffer.from(pdf).toString('latin1')
}

test('order number, names and codes of a ticket can be searched and copied', async () => {
  const lines = linesOfPdf(await aPdf())
  expect(lines).toContain('Pier Museum')
  expect(lines).toContain('Order number: 7KQ2-MX9R')
  expect(lines).toContain('Reef & fjord')
  expect(lines).toContain('3:00 pm')
  expect(lines.join('')).toContain(CODE)
})

test('a code always breaks after its first half, however wide its letters are', async () => {
  for (const letter of ['1', 'A', 'W']) {
    const half = letter.repeat(13)
    const lines = linesOfPdf(await aPdf({ code: half + half }))
    expect(lines.filter(line => line.startsWith(letter.repeat(3)))).toEqual([half, half])
  }
})

test('words that run leftwards stand from left to right, as readers of PDF expect them', async () => {
  const words = 'آبار الجمعة'
  const lines = linesOfPdf(await aPdf({ locale: 'ar-EG', name: 'متحف', eventName: words }))
  expect(lines).toContain([...words].reverse().join(''))
})

test('the parts of a ticket stand below one document', async () => {
  expect(await aPdf()).toMatch(/\/S \/Document\n/)
})
