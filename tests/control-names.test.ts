import { execSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseThemeDocument } from '#theme/read-document.ts'
import { isTextReference, type TextReference, textOf, textReferences } from '#theme/texts/lists/texts.ts'
import { checkText } from '#theme/texts/runtime/check-text.ts'

const root = resolve(import.meta.dirname, '..')
const sources = execSync("git ls-files 'app/*.tsx' 'editor/*.tsx'", {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(path => !path.endsWith('.test.tsx'))
  .map(path => readFileSync(resolve(root, path), 'utf8'))

/** Texts that a screen hands to the one thing they name: `aria-label={text('header-menu')}`. */
const inSources = sources.flatMap(source =>
  [...source.matchAll(/aria-label=\{text\(\s*'([a-z0-9-]+)'/g)].map(([, name = '']) => name),
)

const isName = (reference: TextReference) => {
  const { message, fit, setting, mayBeEmpty } = textOf(reference)
  const isShort = fit === 'button' || fit === 'label'
  return message !== '' && !setting && !mayBeEmpty && isShort
}

const names = [...new Set([...inSources.filter(isTextReference), ...textReferences.filter(isName)])]
const counting = names.flatMap(reference => {
  const argument = Object.entries(textOf(reference).args).find(([, type]) => type === 'number')?.[0]
  return argument === undefined ? [] : [{ reference, argument }]
})

const refused = (reference: TextReference, candidate: string) =>
  checkText(reference, { candidate }).some(({ level, code }) => level === 'error' && code === 'empty')

test('no words that name a control may be left empty, neither with spaces nor with what nobody sees', () => {
  expect(names.length).toBeGreaterThan(400)
  for (const silence of ['', ' \n ', '\u00a0\u200b', '\u2068\u2069'])
    expect(names.filter(reference => !refused(reference, silence))).toEqual([])
})

test('a message that comes out empty for one of its numbers is no name either', () => {
  expect(counting.length).toBeGreaterThan(5)
  for (const { reference, argument } of counting) {
    expect(refused(reference, `{${argument}, plural, other {}}`)).toBe(true)
    expect(refused(reference, `{${argument}, plural, =0 { } other {#}}`)).toBe(true)
    expect(refused(reference, `{${argument}, plural, =0 {none} other {#}}`)).toBe(false)
  }
})

test.each([
  'header-menu',
  'header-menu-close',
  'header-cart-count',
  'account-profile-email',
  'auth-email',
] as const)(
  'the server refuses %s without words, in the main language, in another one and in a text set',
  reference => {
    for (const input of [
      { texts: { [reference]: ' ' } },
      { translations: { 'de-DE': { [reference]: '' } } },
      { textSets: { school: { [reference]: '' } } },
    ])
      expect(parseThemeDocument(input)).toMatchObject({
        ok: false,
        errors: [{ message: expect.stringContaining('must say something') }],
      })
  },
)

test('words that only stand before a telephone number, and notes, may be left away', () => {
  for (const reference of ['page-call', 'header-contact-us', 'footer-note'] as const)
    expect(checkText(reference, { candidate: '' })).toEqual([])
})
