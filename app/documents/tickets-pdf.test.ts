import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { PlaceDirections } from '#app/rules/orders/place-directions.ts'
import { linesOfPdf, sizedLinesOfPdf } from '#tests/builders/lines-of-pdf.ts'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { createText } from '#theme/texts/runtime/venue-texts.ts'
import type { Photograph } from './crop-photograph.ts'
import { documentLook } from './document-look.ts'
import type { DocumentVenue } from './document-venue.ts'
import { drawLogo } from './draw-logo.ts'
import { findPicture } from './find-picture.ts'
import type { PrintedReceipt } from './purchase-panel.ts'
import { ticketsPdf } from './tickets-pdf.ts'

const text = createText({ locale: 'en-US', texts: {}, onProblem: () => undefined })

const ticket = (eventName: string, index: number) => ({
  id: String(index),
  code: `K7XQ2MX9R${index}`,
  eventTemplateId: 'boat',
  eventId: `slot of ${eventName}`,
  eventName,
  eventStartTime: '2026-11-20T15:00:00',
  ticketTypeId: 'adult',
  ticketingTypeName: 'Adult',
  price: 1800,
})

type PdfOptions = {
  names?: string[]
  locale?: string
  address?: DocumentVenue['address']
  variables?: Record<string, string>
  logo?: Uint8Array | null
  receipt?: PrintedReceipt | null
  directions?: [template: string, places: PlaceDirections[]][]
  policy?: string[]
  photo?: Photograph | null
}

async function aPdf({
  names = ['Boat Tour'],
  locale = 'en-US',
  address = undefined,
  variables = {},
  logo = null,
  receipt = null,
  directions = [],
  policy = [],
  photo = null,
}: PdfOptions = {}) {
  const { document } = readThemeDocument({ schema: 1, variables })
  const pdf = await ticketsPdf({
    venue: {
      tenantId: 'pier',
      name: 'Pier Museum',
      locale,
      timeZone: 'America/New_York',
      ...(address ? { address, country: locale.slice(-2) } : {}),
    },
    order: { orderNumber: '7KQ2-MX9R', createdOn: '2026-11-01T10:00:00.000Z', tickets: names.map(ticket) },
    facts: new Map([['boat', { place: 'Jetty', minutes: 90 }]]),
    text,
    look: documentLook(servedTheme(document).variables, new Map()),
    logo,
    receipt,
    directions: new Map(directions),
    policy,
    photo,
    farewell: 'Wear a warm coat.',
  })
  return Buffer.from(pdf).toString('latin1')
}

const WAY: [string, PlaceDirections[]][] = [
  ['boat', [{ id: 'jetty', lines: ['By the pier.'], map: 'https://pier.example/map' }]],
]

/** How a PDF writes words: as they are in plain ASCII. */
const written = (words: string) => {
  if (/^[ -~]*$/.test(words)) return words.replace(/[\\()]/g, '\\$&')
  const bytes = Buffer.from(words, 'utf16le').swap16()
  return bytes.toString('latin1').replace(/[\\()]/g, '\\$&')
}

test('every ticket is written with its text beside its shapes, three to a page', async () => {
  const pdf = await aPdf({ names: ['Boat Tour', 'Galleries', 'Night Walk', 'Reef'] })
  for (const words of ['Boat Tour', 'Reef', '3:00 pm', 'K7XQ2MX9R3', 'Pier Museum'])
    expect(pdf).toContain(`/ActualText (${words})`)
  expect(pdf).toContain('/Alt (Code of ticket 4)')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2)
  expect(pdf).toContain('/Lang (en-US)')
  expect(pdf).not.toMatch(/\/JavaScript|\/URI|\/FontFile/)
})

test('a ticket that has a page to itself is larger than one of two, and what it cost still stands below it', async () => {
  const timeSize = (pdf: string) => sizedLinesOfPdf(pdf).find(({ words }) => words === '3:00 pm')?.size ?? 0
  const alone = await aPdf({ receipt, directions: WAY })
  expect(timeSize(alone)).toBeGreaterThan(1.2 * timeSize(await aPdf({ names: ['Boat Tour', 'Reef'] })))
  for (const words of [receipt.total, 'By the pier.']) expect(alone).toContain(written(words))
  expect(alone.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('a ticket says which of how many of its visit it is, as on a screen; one that is alone does not', async () => {
  const two = linesOfPdf(await aPdf({ names: ['Boat Tour', 'Boat Tour', 'Reef'] }))
  expect(two.filter(words => words.startsWith('Ticket'))).toEqual(['Ticket 1 of 2', 'Ticket 2 of 2'])
  expect(linesOfPdf(await aPdf()).filter(words => words.startsWith('Ticket'))).toEqual([])
})

const PHOTO: Photograph = { path: 'public/pictures/harborlight/combo-whole-day.webp', focus: undefined }
const picturesOf = (pdf: string) => pdf.match(/\/Filter \/DCTDecode|\/DCTDecode/g)?.length ?? 0

test('a ticket that is alone has the photograph of its event above it, one of two has none; where to go with what stands below both', async () => {
  const address = {
    streetAddress1: '4 Pier',
    streetAddress2: '',
    city: 'Salem',
    state: 'MA',
    zipCode: '01970',
  }
  const alone = await aPdf({ receipt, address, photo: PHOTO })
  const two = await aPdf({ names: ['Boat Tour', 'Reef'], receipt, address, photo: PHOTO })
  expect([picturesOf(alone), picturesOf(two)]).toEqual([1, 0])
  for (const words of [text('order-before-visit'), 'Wear a warm coat.']) {
    expect(linesOfPdf(alone).join(' '), words).toContain(words)
    expect(linesOfPdf(two).join(' '), words).toContain(words)
  }
  expect(alone.match(/\/Type \/Page\b/g)).toHaveLength(1)
  expect(picturesOf(await aPdf({ photo: { path: 'package.json', focus: undefined } }))).toBe(0)
})

const receipt: PrintedReceipt = {
  buyer: 'Bought by Ada Moss, November 1, 2026',
  rows: [{ label: '2 × Boat Tour, Adult', amount: '$36' }],
  total: 'Order total: $36',
  paid: ['Visa ending in 4242: $36'],
}
const paidWords = [receipt.buyer, receipt.total, ...receipt.paid]

test('who bought the tickets and what they cost stands below them, and how they are found', async () => {
  const pdf = await aPdf({
    names: ['Boat Tour', 'Boat Tour'],
    receipt,
    directions: WAY,
  })
  for (const words of [
    ...paidWords,
    receipt.rows[0]!.label,
    '$36',
    'Getting there and access',
    'By the pier.',
    'Map: https://pier.example/map',
  ])
    expect(pdf, words).toContain(written(words))
  expect(pdf.split(written('By the pier.'))).toHaveLength(2)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

test('on a full page who bought the tickets and what they cost stands at its head', async () => {
  const pdf = await aPdf({
    names: ['Boat Tour', 'Reef', 'Galleries'],
    receipt,
    directions: WAY,
  })
  for (const words of [receipt.buyer, `${receipt.total} · ${receipt.paid[0]}`])
    expect(pdf, words).toContain(written(words))
  expect(pdf).not.toContain('By the pier.')
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
})

const POLICY = ['Cancel until 24 hours before it begins and get everything back but fees.']

test.each([
  ['one ticket', ['Boat Tour'], true],
  ['two tickets', ['Boat Tour', 'Reef'], true],
  ['a full page', ['Boat Tour', 'Reef', 'Galleries'], false],
])('what may be changed of an order is printed with %s', async (_, names, hasHeading) => {
  const lines = linesOfPdf(await aPdf({ names, receipt, policy: POLICY })).join(' ')
  expect(lines).toContain(POLICY[0])
  expect(lines.includes('If your plans change')).toBe(hasHeading)
  expect(linesOfPdf(await aPdf({ names, receipt })).join(' ')).not.toContain('If your plans change')
})

test.each([
  [
    'de-DE',
    { city: 'Hamburg', state: '', zipCode: '20457' },
    ['15:00', 'Freitag, 20. November 2026', 'Am Kai 3, 20457 Hamburg'],
  ],
  [
    'en-GB',
    { city: 'London', state: '', zipCode: 'SE1 9GF' },
    ['15:00', 'Friday 20 November 2026', 'Am Kai 3, London, SE1 9GF'],
  ],
  [
    'en-US',
    { city: 'Salem', state: 'MA', zipCode: '01970' },
    ['3:00 pm', 'Friday, November 20, 2026', 'Am Kai 3, Salem, MA 01970'],
  ],
])('clock, date and address of a ticket are those of %s', async (locale, town, all) => {
  const pdf = await aPdf({ locale, address: { streetAddress1: 'Am Kai 3', streetAddress2: '', ...town } })
  const lines = linesOfPdf(pdf).join('\n')
  for (const words of all) expect(lines).toContain(words)
})

test('of a bill that has no room the total stands without rows', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({ label: `Row ${index}`, amount: '$1' }))
  const pdf = await aPdf({ names: ['Boat Tour', 'Reef'], receipt: { ...receipt, rows } })
  expect(pdf).toContain(`/ActualText (${receipt.total})`)
  expect(pdf).not.toContain('Row 0')
})

test('of a bill every row has one size: a long one goes over two lines', async () => {
  const rows = ['Boat', `${'A long name of a long event '.repeat(2)}, Adult`].map(label => ({
    label,
    amount: '$1',
  }))
  const lines = sizedLinesOfPdf(await aPdf({ names: ['Boat Tour', 'Reef'], receipt: { ...receipt, rows } }))
  const sizes = lines.filter(({ words }) => /^(?:Boat$|A long name)/.test(words)).map(({ size }) => size)
  expect(new Set(sizes).size).toBe(1)
  expect(sizes).toHaveLength(2)
})

test('whoever has no more than the tickets reads neither buyer nor price', async () => {
  const pdf = await aPdf({ names: ['Boat Tour', 'Boat Tour'] })
  expect(pdf).not.toMatch(/Bought by|Order total/)
})

test.each([
  'שלום עולם',
  'مرحبا بالعالم',
  '水族館の夜',
  '해파리 연구실',
  '🐙',
  '',
  '(\\) <b>',
  '\u0000\uFFFF',
  'x'.repeat(400),
])('a name in any script, or none, makes a ticket: %s', async name => {
  const pdf = await aPdf({ names: [name], locale: 'he-IL' })
  expect(pdf).toMatch(/^%PDF-1\.7[\s\S]*%%EOF\s*$/)
  if (/^[֐-ۿ]/.test(name)) expect(pdf).toContain(written(name))
})

test('paper is Letter where it is used, A4 elsewhere', async () => {
  expect(await aPdf()).toContain('/MediaBox [0 0 612 792]')
  expect(await aPdf({ locale: 'de-AT' })).toContain('/MediaBox [0 0 595.28 841.89]')
})

test('the same order gives the same file', async () => {
  const withoutId = (pdf: string) => pdf.replace(/\/ID \[[^\]]*\]/, '')
  expect(withoutId(await aPdf())).toBe(withoutId(await aPdf()))
})

test('colours and faces are read from the compiled theme', () => {
  const { document } = readThemeDocument({
    schema: 1,
    variables: { 'color-action': '#7a1fa2', 'face-display': 'fraunces', 'face-text': 'system-serif' },
  })
  expect(documentLook(servedTheme(document).variables, new Map())).toMatchObject({
    stub: '#7a1fa2',
    display: { id: 'fraunces' },
    words: { id: 'system-serif' },
    paper: '#ffffff',
    ink: '#000000',
  })
})

async function logoAt(
  src: string | undefined,
  { dataDir = 'no-such-folder', paper }: { dataDir?: string; paper?: string } = {},
) {
  const file = await findPicture({ src, dataDir })
  return file && drawLogo(file, paper)
}

test('a logo of this site is drawn; one from elsewhere, or outside of the pictures, is not', async () => {
  const logo = await logoAt('/pictures/harborlight/logo.svg', { paper: '#ffffff' })
  expect(
    Buffer.from(logo ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG')
  expect(await aPdf({ logo })).toContain('/Subtype /Image')
  for (const src of [
    undefined,
    'https://example.com/logo.png',
    '/pictures/../../package.json',
    '/pictures/none.svg',
  ])
    expect(await logoAt(src)).toBeNull()
})

test('a logo that a venue put into its own folder is drawn, and drawn anew when it is another one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'logo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  mkdirSync(join(dataDir, 'pictures/pier'), { recursive: true })
  const file = join(dataDir, 'pictures/pier/mark.v1.svg')
  const markOf = async (content: string) => {
    writeFileSync(file, content)
    utimesSync(file, 1, content.length)
    return logoAt('/pictures/pier/mark.v1.svg', { dataDir })
  }
  const square = await markOf(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>',
  )
  expect(square).not.toBeNull()
  expect(
    await markOf('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h1v1z"/></svg>'),
  ).not.toEqual(square)
  expect(await markOf('{"no": "picture"}')).toBeNull()
})
