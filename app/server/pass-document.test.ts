import { expect, test } from 'vitest'
import { passDocument } from '#app/server/pass-document.ts'
import { aPass } from '#tests/builders/a-pass.ts'

test('a pass shows its front in the colours of the venue, its back, and what the phone tells when a line changes', () => {
  const [time, ...facts] = aPass().facts
  const pass = aPass({ facts: [{ ...time!, change: 'Time has changed: %@' }, ...facts] })
  const html = passDocument(pass)
  for (const words of [pass.title, pass.code.words, 'Adult', '1 Pier', 'Your order', pass.description])
    expect(html).toContain(words)
  expect(html).toContain('Time has changed: 3:00 pm')
  expect(html).toContain(`background:${pass.look.background};color:${pass.look.text}`)
  expect(html.match(/<li>/g)).toHaveLength(1)
})

test('words of a pass are no markup', () => {
  const html = passDocument(aPass({ title: '<b>Boat</b>', notes: [{ label: '<i>', value: '"' }] }))
  expect(html).not.toMatch(/<b>|<i>/)
  expect(html).toContain('&#60;b&#62;Boat')
})

test('a pass in a language that is read from the right is', () => {
  expect(passDocument(aPass({ language: 'ar' }))).toContain('lang="ar" dir="rtl"')
})
