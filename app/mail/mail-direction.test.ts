import { expect, test } from 'vitest'
import { servedTheme } from '#theme/compile/served-theme.ts'
import { readThemeDocument } from '#theme/read-document.ts'
import { createRich, createText } from '#theme/texts/runtime/venue-texts.ts'
import { frameMail } from './mail-frame.ts'
import { mailLook } from './mail-look.ts'
import { paragraphs } from './mail-section.ts'
import type { OrderMailRequest } from './order-mail-request.ts'
import { autoRenewSection } from './order-words.ts'

const look = mailLook(servedTheme(readThemeDocument({}).document).variables)

function aMail({ locale = 'ar-EG', name = 'Oasis Museum', phoneNumber = '+20 2 2735 9876' } = {}) {
  const speaking = { locale, texts: {}, onProblem: () => undefined }
  const venue = { tenantId: 'oasis', name, locale, phoneNumber, email: 'hello@oasis.example' }
  const voice = { venue, look, logo: null, text: createText(speaking), rich: createRich(speaking) }
  const sections = [paragraphs(['Ada']), autoRenewSection(voice as unknown as OrderMailRequest)]
  const letter = {
    id: 'a',
    to: 'ada@example.com',
    subject: 'a',
    preview: '',
    heading: 'شكرا',
    sections,
    attachments: [],
  }
  return frameMail(voice, letter)
}

test('a mail of a venue that is written leftwards runs leftwards, whatever a line begins with', () => {
  const { html } = aMail()
  expect(html).toContain('<html lang="ar-EG" dir="rtl">')
  expect(html).toContain('<table role="presentation" dir="rtl" width="600"')
  expect(html).not.toContain('<td dir="auto"')
  expect(html).toContain('<span dir="auto">Oasis Museum</span>')
})

test('telephone number and address are read from the left, in both forms', () => {
  const { html, text } = aMail()
  expect(html.match(/<span dir="ltr">\+20 2 2735 9876<\/span>/g)).toHaveLength(2)
  expect(html).toContain('<span dir="ltr">hello@oasis.example</span>')
  expect(text.match(/\u2066\+20 2 2735 9876\u2069/g)).toHaveLength(2)
})

test('a mail that runs rightwards has no marks of direction in its plain text', () => {
  const { html, text } = aMail({ locale: 'en-US' })
  expect(html).toContain('<html lang="en-US" dir="ltr">')
  expect(text).not.toMatch(/[\u2066-\u2069]/)
})

test('a word without an end does not make a mail wider than the screen', () => {
  const { html } = aMail({ name: 'W'.repeat(200) })
  expect(html).toMatch(/width="600"[^>]*overflow-wrap:anywhere;word-break:break-word/)
})

test('every cell, paragraph and link names its face, which goes on with faces that devices have', () => {
  const { html } = aMail()
  const tags = html.match(/<(?:td|p|a|h1)\b[^>]*>/g) ?? []
  expect(tags.length).toBeGreaterThan(5)
  expect(tags.filter(tag => !/font-family:[^>]*Arial, sans-serif/.test(tag))).toEqual([])
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
})
