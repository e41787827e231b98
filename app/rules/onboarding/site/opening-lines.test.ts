import { expect, test } from 'vitest'
import { WEEK } from '../week.ts'
import { openingLines } from './opening-lines.ts'
import { readPage } from './read-page.ts'

const hoursOf = (lang: string, body: string) =>
  openingLines(
    readPage({ address: '', html: `<html lang="${lang}"><body>${body}`, styles: [], pictures: [] }),
  )

const on = (days: string, open: string, close: string) =>
  Object.fromEntries(days.split(' ').map(day => [day, [{ open, close }]]))

test.each([
  ['every day', 'en', '<p>Open daily 9:00 a.m. to 5:00 p.m. Call us', on(WEEK.join(' '), '09:00', '17:00')],
  ['a range', 'en', '<p>Tue–Sun 10 am – 5 pm', on('Su Tu W Th F Sa', '10:00', '17:00')],
  ['without a language', '', '<p>Open every day 10 to 6', on(WEEK.join(' '), '10:00', '18:00')],
  ['Finnish letters', 'fi', '<p>ti–to 10–18', on('Tu W Th', '10:00', '18:00')],
  ['German letters', 'de', '<p>Di–So 10–18 Uhr', on('Su Tu W Th F Sa', '10:00', '18:00')],
  [
    'an article that is a day elsewhere',
    'it',
    '<p>tutti i giorni, per la visita 9–13',
    on(WEEK.join(' '), '09:00', '13:00'),
  ],
  [
    'half a Portuguese name',
    'pt-PT',
    '<p>Terça a domingo: 10h00 – 18h00',
    on('Su Tu W Th F Sa', '10:00', '18:00'),
  ],
  [
    'a language that only the page names',
    'hu',
    '<p>kedd–vasárnap 10–18',
    on('Su Tu W Th F Sa', '10:00', '18:00'),
  ],
  ['a day that is closed', 'de', '<li>Montag: Ruhetag<li>Dienstag 9–17 Uhr', on('Tu', '09:00', '17:00')],
])('%s', (_, lang, body, hours) => {
  expect(hoursOf(lang, body)).toEqual(hours)
})
