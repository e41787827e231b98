import ts from 'typescript'
import { claimedIds, isRowId } from './row-ids.ts'

/** A title that stands in the source of a test file, and how it must read in a report. */
export type SourceTitle = { file: string; text: string; ids: string[]; pattern: RegExp }

/**
 * Every claim that stands in a test file: titles, and cells of tables that become titles. What stands inside a test is data of that
 * test. A piece that is only known at run time (`${…}`, `%s`, `$why`) may read as it likes.
 */
export function sourceTitles(file: string, text: string): SourceTitle[] {
  const titles: SourceTitle[] = []
  const visit = (node: ts.Node): void => {
    if (isTestBody(node)) return
    const literal = literalText(node)
    const ids = literal === null ? [] : idsIn(literal)
    if (literal !== null && ids.length > 0)
      titles.push({ file, text: readable(literal), ids, pattern: patternOf(literal) })
    else ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return titles
}

/** The calls that are tests, with their titles where these stand beside them. */
export function testCalls(file: string, text: string): { title: string; body: ts.Node }[] {
  const calls: { title: string; body: ts.Node }[] = []
  const visit = (node: ts.Node): void => {
    if (isTestBody(node)) {
      const [title] = (node.parent as ts.CallExpression).arguments
      calls.push({ title: readable((title && joinedText(title)) ?? ''), body: node })
    } else ts.forEachChild(node, visit)
  }
  visit(parse(file, text))
  return calls
}

function parse(file: string, text: string) {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind)
}

/** `test('…', HERE)`, `it.each(cases)('…', HERE)`, not `describe('…', …)`. */
function isTestBody(node: ts.Node): boolean {
  if (!ts.isArrowFunction(node) && !ts.isFunctionExpression(node)) return false
  return ts.isCallExpression(node.parent) && /^(test|it)$/.test(rootName(node.parent.expression))
}

function rootName(callee: ts.Expression): string {
  if (ts.isIdentifier(callee)) return callee.text
  if (ts.isCallExpression(callee)) return rootName(callee.expression)
  if (ts.isTaggedTemplateExpression(callee)) return rootName(callee.tag)
  const isChain = ts.isPropertyAccessExpression(callee) && !NO_TESTS.has(callee.name.text)
  return isChain ? rootName(callee.expression) : ''
}

/** Members of `test` whose function is no test of its own. */
const NO_TESTS = new Set([
  'describe',
  'beforeEach',
  'afterEach',
  'beforeAll',
  'afterAll',
  'use',
  'extend',
  'step',
])

/** Stands for a piece that is only known at run time. */
const UNKNOWN = '\uFFFC'

function literalText(node: ts.Node): string | null {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return null
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(UNKNOWN)
}

function joinedText(node: ts.Expression): string | null {
  if (!ts.isBinaryExpression(node)) return literalText(node)
  return `${joinedText(node.left) ?? UNKNOWN}${joinedText(node.right) ?? UNKNOWN}`
}

const readable = (text: string) => text.replaceAll(UNKNOWN, '…')

const idsIn = (text: string) => (isRowId(text) ? [text] : claimedIds(text))

function patternOf(text: string) {
  const pieces = text.split(/\uFFFC|%[sdifjoOc#$]|\$[\w.]+/)
  return new RegExp(pieces.map(piece => piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('[^]*'))
}
