import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { PAYMENT_CODES } from '#app/rules/checkout/payment-codes.ts'
import { followersOf } from '#editor/inspector/followers.ts'
import { textReferences } from '#theme/texts/lists/texts.ts'
import { groupOf, type VariableReference, variableReferences } from '#theme/variables.ts'

const root = resolve(import.meta.dirname, '..')
/** Where entries are declared, told apart or translated: nothing there shows one. */
const LISTS = /^theme\/(?:variables\.ts|texts\/lists\/|presets\/)|texts-without-scene\.ts$/

const sources = ['app', 'editor', 'theme']
  .flatMap(folder =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(path => `${folder}/${path}`),
  )
  .filter(path => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !LISTS.test(path))
  .map(path => readFileSync(join(root, path), 'utf8'))
  .join('\n')

const quoted = new Set([...sources.matchAll(/['"`]([a-z0-9]+(?:-[a-z0-9]+)+)['"`]/g)].map(([, name]) => name))

/** `event-${eventId}` names an element or a file, and no text. */
const OF_AN_ID = /\$\{[^}]*(?:\bid|Id|Number)\}/

/**
 * Of names that a source puts together, those around which nearly any text would count as said: the words that stand in them. The name of
 * a field stands in the id of its element.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  'error-${code}': PAYMENT_CODES,
  'checkout-${place}': [],
  'member-${place}': [],
  'mail-${kind}-subject': ['confirm', 'email-known', 'password', 'sign-in', 'orders'],
  'mail-${kind}-introduction': ['confirm', 'email-known', 'password', 'sign-in', 'orders'],
  'mail-${kind}-heading': ['confirm', 'email-known', 'password', 'sign-in', 'orders'],
}

const wordIn = (name: string) => `(?:${WORDS[name]?.join('|') ?? '[a-z0-9-]+'})`

/** `order-undo-${kind}`: names that a source puts together around a word of its own. */
const built = [...sources.matchAll(/`((?:[a-z0-9-]*\$\{[^`{}]*\})+[a-z0-9-]*)`/g)]
  .filter(([name]) => !OF_AN_ID.test(name))
  .map(([, name = '']) => ({ name, parts: name.split(/\$\{[^}]*\}/) }))
  .filter(({ name, parts }) => /^[a-z]+-/.test(parts[0] ?? '') && WORDS[name]?.length !== 0)
  .map(({ name, parts }) => new RegExp(`^${parts.join(wordIn(name))}$`))

const isNamed = (reference: string) => quoted.has(reference) || built.some(name => name.test(reference))

test('every text is said by something', () => {
  expect(textReferences.filter(reference => !isNamed(reference))).toEqual([])
})

test('every variable is read by a style or by code, or another one that is follows from it', () => {
  const isRead = (reference: VariableReference) => isNamed(reference) || isStyled(reference)
  const isFollowed = (reference: VariableReference) => followersOf(reference, { variables: {} }).some(isRead)
  expect(variableReferences.filter(reference => !isRead(reference) && !isFollowed(reference))).toEqual([])
})

/** `theme.button.backgroundHover` of a style, or its custom property. */
const isStyled = (reference: VariableReference) => {
  const key = reference.slice(groupOf(reference).length + 1)
  const leaf = key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return (
    new RegExp(`\\.${groupOf(reference)}\\.${leaf}\\b`).test(sources) ||
    sources.includes(`--mq-${reference})`)
  )
}
