import ts from 'typescript'
import { claimedIds } from './row-ids.ts'
import { sourceTitles, testCalls } from './source-titles.ts'

const MAX_ROWS = 4

/**
 * Titles that claim more than four rows and are not proved row by row: inside the test each id must be the message of an assertion of
 * its own, `expect(value, 'ORD-137').toBe(…)`. A cell of a table has no test of its own, so it never claims more than four.
 */
export function crowdedTitles(file: string, text: string): string[] {
  const calls = testCalls(file, text).filter(({ title }) => claimedIds(title).length > MAX_ROWS)
  const proved = calls.map(({ title, body }) => ({ title, bare: claimedIds(title).filter(isBareIn(body)) }))
  const isTitle = (piece: string) => calls.some(({ title }) => title.includes(piece))
  const cells = sourceTitles(file, text).filter(each => each.ids.length > MAX_ROWS && !isTitle(each.text))
  return [
    ...proved
      .filter(({ bare }) => bare.length > 0)
      .map(({ title, bare }) => `${file}: no assertion of its own for ${bare.join(' ')} in ${title}`),
    ...cells.map(cell => `${file}: more than ${MAX_ROWS} rows in ${cell.text}`),
  ]
}

function isBareIn(body: ts.Node): (id: string) => boolean {
  const messages = new Set<string>()
  const visit = (node: ts.Node): void => {
    const message = ts.isPropertyAccessExpression(node) ? messageOf(node.expression) : null
    if (message) messages.add(message)
    ts.forEachChild(node, visit)
  }
  visit(body)
  return id => !messages.has(id)
}

/** The message of `expect(value, message)`, also of `expect.soft` and `expect.poll`, where a matcher follows. */
function messageOf(node: ts.Expression): string | null {
  if (!ts.isCallExpression(node) || !/^expect(\.soft|\.poll)?$/.test(node.expression.getText())) return null
  const [, message] = node.arguments
  return message && ts.isStringLiteralLike(message) ? message.text : null
}
