import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { type PathIssue, printPath } from './places.ts'

/** A fault of a venue file for people: where by path, line and column (both from 1), and a sentence about that place. */
export type VenueFileIssue = { path: string; line: number; column: number; message: string }

/** Adds line and column to every issue; a missing value is located at the record that lacks it. Ordered as in the file. */
export function locateIssues(text: string, issues: PathIssue[]): VenueFileIssue[] {
  const tree = parseTree(text)
  const positionOf = positions(text)
  const located = issues.map(({ path, message }) => ({
    message,
    path: printPath(path),
    offset: offsetOf(tree, path),
  }))

  return located
    .sort((one, other) => one.offset - other.offset)
    .map(({ path, message, offset }) => ({ path, ...positionOf(offset), message }))
}

/** From an offset in the text to line and column, both from 1. */
export function positions(text: string): (offset: number) => { line: number; column: number } {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(match => match.index + 1)]

  return offset => {
    const line = lastAtOrBefore(starts, offset)

    return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
  }
}

function offsetOf(tree: Node | undefined, path: PathIssue['path']): number {
  const node = tree && nearestNode(tree, path)
  if (!node) return 0

  return node.parent?.type === 'property' ? node.parent.offset : node.offset
}

function nearestNode(tree: Node, path: PathIssue['path']): Node {
  return findNodeAtLocation(tree, path) ?? (path.length > 0 ? nearestNode(tree, path.slice(0, -1)) : tree)
}

function lastAtOrBefore(starts: number[], offset: number): number {
  let low = 0
  let high = starts.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((starts[middle] ?? 0) <= offset) low = middle
    else high = middle - 1
  }

  return low
}
