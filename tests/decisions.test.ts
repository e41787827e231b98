import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const FILES = ['app', 'editor', 'stories', 'tests', 'theme'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(^|\/)DECISIONS\.md$/.test(name))
    .map(name => `${folder}/${name}`),
)

test('every decision says when to revisit it', () => {
  const decisions = FILES.flatMap(file => decisionsOf(file).map(text => ({ file, text })))
  expect(decisions.length).toBeGreaterThan(300)
  const unsaid = decisions.filter(({ text }) => !/ Revisit when .+\.$/.test(text))
  expect(unsaid.map(({ file, text }) => `${file}: ${text.slice(0, 60)}`)).toEqual([])
})

test('no two decisions are revisited for the same reason', () => {
  const reasons = FILES.flatMap(file => decisionsOf(file).map(text => text.split(' Revisit when ')[1]))
  expect(reasons.filter((reason, index) => reasons.indexOf(reason) !== index)).toEqual([])
})

/** The entries of a file, each as one line: those of a list, or paragraphs that begin with their day. */
function decisionsOf(file: string): string[] {
  const [, ...entries] = readFileSync(join(root, file), 'utf8').split(/^(?:- |(?=\d{4}-\d\d-\d\d ))/m)
  return entries.map(entry => entry.trim().split(/\s+/).join(' '))
}
