import { expect, test } from 'vitest'
import { readLanguageCookie, writeLanguageCookie } from './language-cookie.ts'

test('the language that was chosen comes back from its cookie', () => {
  const cookie = writeLanguageCookie({ tag: 'zh-Hant-TW', secure: true })
  expect(cookie).toContain('HttpOnly; Secure')
  expect(readLanguageCookie(`visitor=x; ${cookie.split(';')[0]}`)).toBe('zh-Hant-TW')
})

test.each([null, '', 'sublanguage=de', 'language=', 'language=%3Cscript%3E'])(
  '%j names no language',
  header => {
    expect(readLanguageCookie(header)).toBeNull()
  },
)
