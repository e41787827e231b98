import { expect, test } from 'vitest'
import { emptyThemeDocument } from '#theme/document.ts'
import { editedHead } from './edited-head.ts'

const head = { title: 'Your Order | Pier Museum', description: 'Boats and whales.' }
const published = emptyThemeDocument
const edit = (texts: Record<string, string>) =>
  editedHead(head, { published, document: { ...published, texts }, language: null, locale: 'en-US' })

test('the tab of a page reads as its words are edited, the pattern around them and the page between', () => {
  expect(edit({})).toEqual(head)
  expect(edit({ 'page-title': '{venue}: {page}' }).title).toBe('Pier Museum: Your Order')
  expect(edit({ 'orders-page-title': 'Basket' }).title).toBe('Basket | Pier Museum')
  expect(edit({ 'orders-page-title': 'Basket', 'page-title': '{page}' }).title).toBe('Basket')
  expect(edit({ 'events-empty': 'Nothing on.' })).toEqual(head)
})

test('words with arguments keep what they were said with, and a broken wording is as it was', () => {
  const at = (title: string, texts: Record<string, string>) =>
    editedHead(
      { ...head, title },
      { published, document: { ...published, texts }, language: null, locale: 'en-US' },
    ).title
  const [reference, before] = ['account-order-heading', 'Order {number}'] as const
  const from = { ...published, texts: { [reference]: before } }
  const document = { ...published, texts: { [reference]: 'Nr. {number}, thank you' } }
  const edited = { published: from, document, language: null, locale: 'en-US' }
  expect(editedHead({ ...head, title: 'Order 4711 | Pier Museum' }, edited).title).toMatch(
    /^Nr\. 4711, thank you \| /,
  )
  expect(at('Your Order | Pier Museum', { 'orders-page-title': '{' })).toBe('Your Order | Pier Museum')
})

const counts = '{count, plural, =0 {Nothing on} one {# event today} other {# events today}}'
const cases: [why: string, was: string, title: string, wording: string, now: string, locale?: string][] = [
  ['a number', counts, '12 events today', '{count, plural, one {# thing} other {# things}}!', '12 things!'],
  ['one', counts, '1 event today', '{count, plural, one {# thing} other {# things}}', '1 thing'],
  ['a case of its own', counts, 'Nothing on', '{count, plural, =0 {Quiet} other {#}}', 'Quiet'],
  ['thousands', counts, '1.200 events today', '{count, plural, other {Heute #}}', 'Heute 1.200', 'de-DE'],
  ['other digits', counts, '١٢ events today', '{count, plural, other {(#)}}', '(١٢)', 'ar-EG'],
  [
    'a count that is not said',
    '{count, plural, one {One} other {Several}}',
    'Several',
    '{count}!',
    'Several',
  ],
]

test.each(cases)('a title with %s follows its text', (_, was, title, wording, now, locale = 'en-US') => {
  const reference = 'header-cart-count'
  const from = { ...published, texts: { [reference]: was } }
  const document = { ...published, texts: { [reference]: wording } }
  const about = { published: from, document, language: null, locale }
  const { title: tab, description } = editedHead({ title: `${title} | Pier`, description: title }, about)
  expect([tab.replaceAll(/[\u2068\u2069]/g, ''), description]).toEqual([`${now} | Pier`, now])
})

test('a choice among cases is made again as it was', () => {
  const was = '{about, select, name {In a name} other {For a fund}}'
  const wording = '{about, select, name {With a name} other {With a fund}}'
  const [from, document] = [was, wording].map(words => ({ ...published, texts: { 'donation-more': words } }))
  const about = { published: from!, document: document!, language: null, locale: 'en-US' }
  const title = 'For a fund | Pier'
  expect(editedHead({ title, description: 'In a name' }, about)).toEqual({
    title: 'With a fund | Pier',
    description: 'With a name',
  })
})
