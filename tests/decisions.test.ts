import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const [heading, ...decisions] = readFileSync(join(root, 'tests/decisions.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map(line => line.split('\t'))
const ids = decisions.map(([id]) => id!)

test('a decision has an id of its own, a wording, a date and a moment to look at it again', () => {
  expect(heading).toEqual(['id', 'decision', 'date', 'look at it again when'])
  expect(decisions.filter(cells => cells.length !== 4 || cells.some(cell => !cell.trim()))).toEqual([])
  expect(decisions.filter(([, , date]) => !/^\d{4}-\d{2}-\d{2}$/.test(date!))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('every decision that code, tests or papers cite is in the list', () => {
  const citations = ['app', 'theme', 'editor', 'stories', 'tests', 'README.md']
    .flatMap(listPapers)
    .flatMap(file => citedIds(readFileSync(join(root, file), 'utf8')).map(id => ({ file, id })))
  expect(citations.length).toBeGreaterThan(90)
  expect(citations.filter(({ id }) => !ids.includes(id))).toEqual([])
})

test.each([
  ['/** Seats are held (decision O10). */', ['O10']],
  ['(CHK-107, decisions M7, O10, W5)', ['M7', 'O10', 'W5']],
  ['as decisions W2 and W3 say', ['W2', 'W3']],
  ['Saves and publishes (CHK-257, T3, T4).', ['T3', 'T4']],
  ['Needs staff (W8).', ['W8']],
  ["path('M0 10C12 40', pen(ink, 4))", []],
  ['paper is A4 (or Letter)', []],
])('%s cites %j', (text, cited) => {
  expect(citedIds(text)).toEqual(cited)
})

function citedIds(text: string) {
  const id = '[AWOMCT]\\d{1,2}'
  const named = text.matchAll(new RegExp(`\\bdecisions? (${id}(?:(?:, | and )${id})*)\\b`, 'g'))
  const inParentheses = text.matchAll(new RegExp(`\\(((?:(?:[A-Z]{3}-\\d{3}|${id})(?:, |(?=\\))))+)\\)`, 'g'))
  const lists = [...named, ...inParentheses].map(([, list]) => list!)
  return lists.flatMap(list => list.match(new RegExp(`\\b${id}\\b`, 'g')) ?? [])
}

function listPapers(path: string): string[] {
  if (/\.(tsx?|mjs|md)$/.test(path)) return [path]
  if (/\.\w+$/.test(path)) return []
  return readdirSync(join(root, path), { withFileTypes: true })
    .filter(entry => entry.isDirectory() || /\.(tsx?|mjs|md)$/.test(entry.name))
    .flatMap(entry => listPapers(`${path}/${entry.name}`))
}
