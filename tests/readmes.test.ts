import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const READMES = ['app', 'editor', 'stories', 'tests', 'theme'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => /(^|\/)README\.md$/.test(name))
    .map(name => `${folder}/${name}`),
)

test('a folder’s README fits one screen, without the rows of the law', () => {
  expect(READMES.length).toBeGreaterThan(40)
  expect(READMES.filter(file => linesOf(file).length > 40)).toEqual([])
})

test('decisions stand beside the README, which says so', () => {
  const withSection = READMES.filter(file => /^#+ .*decisions/im.test(sourceOf(file)))
  expect(withSection).toEqual([])
  const unsaid = READMES.filter(
    file =>
      existsSync(join(root, dirname(file), 'DECISIONS.md')) && !sourceOf(file).includes('`DECISIONS.md`'),
  )
  expect(unsaid).toEqual([])
})

test('every path that a README names is there', () => {
  const missing = ['README.md', ...READMES].flatMap(file =>
    [...sourceOf(file).matchAll(/`((?:app|editor|stories|tests|theme)\/[\w./-]+)`/g)]
      .map(([, path]) => path!)
      .filter(path => !existsSync(join(root, path)))
      .map(path => `${file}: ${path}`),
  )
  expect(missing).toEqual([])
})

function sourceOf(file: string) {
  return readFileSync(join(root, file), 'utf8')
}

function linesOf(file: string) {
  return sourceOf(file)
    .replace(/^\| folder \| may import \|[\s\S]*?\n\n/m, '')
    .trimEnd()
    .split('\n')
}
