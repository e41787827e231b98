import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
/** What Remix asks every route module for. */
const OF_REMIX = new Set([
  'loader',
  'action',
  'meta',
  'headers',
  'links',
  'shouldRevalidate',
  'ErrorBoundary',
])

const files = ['app', 'theme', 'editor'].flatMap(folder =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/\.(?:css|test)\.tsx?$/.test(path))
    .map(path => `${folder}/${path}`),
)

test('no exported type or function has the name of another one', () => {
  const places = new Map<string, string[]>()
  for (const path of files)
    for (const name of exportedNames(readFileSync(join(root, path), 'utf8')))
      places.set(name, [...(places.get(name) ?? []), path])
  const shared = [...places].filter(([name, paths]) => paths.length > 1 && !OF_REMIX.has(name))
  expect(places.size).toBeGreaterThan(1000)
  expect(shared.map(([name, paths]) => `${name}: ${paths.join(' ')}`)).toEqual([])
})

test.each([
  ['export type Card = { id: string }', ['Card']],
  ['export interface Card { id: string }', ['Card']],
  ['export function card() {}', ['card']],
  ['export class Card {}', ['Card']],
  ['export const card = () => null', ['card']],
  ['export const Card = forwardRef(() => null)', ['Card']],
  ['export const Card = memo(function Card() {})', ['Card']],
  ['export const CARD = "card"', []],
  ['export default function Card() {}', []],
  ['type Card = string; function card() {}', []],
])('%s exports %j', (text, names) => {
  expect(exportedNames(text)).toEqual(names)
})

function exportedNames(text: string): string[] {
  const { statements } = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true)
  return statements.filter(isNamedExport).flatMap(namesOf)
}

function isNamedExport(statement: ts.Statement): boolean {
  const kinds = ts.canHaveModifiers(statement)
    ? (ts.getModifiers(statement) ?? []).map(({ kind }) => kind)
    : []
  return kinds.includes(ts.SyntaxKind.ExportKeyword) && !kinds.includes(ts.SyntaxKind.DefaultKeyword)
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations
      .filter(({ initializer }) => initializer && isFunction(initializer))
      .map(({ name }) => name.getText())
  const isNamed =
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

function isFunction(value: ts.Expression): boolean {
  if (ts.isCallExpression(value)) return /^(?:forwardRef|memo)$/.test(value.expression.getText())
  return ts.isArrowFunction(value) || ts.isFunctionExpression(value)
}
