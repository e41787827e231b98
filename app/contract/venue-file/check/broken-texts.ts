import { isRecord, type Path, type PathIssue } from './places.ts'

const NUL = 'holds a NUL character (\\u0000), which cannot be stored'
const HALF = 'holds half of a character (a lone \\ud800–\\udfff), as text that was cut through an emoji does'

/** Texts and keys of a document that no database can store, anywhere in it. */
export function brokenTexts(root: unknown): PathIssue[] {
  const issues: PathIssue[] = []
  const open: { path: Path; value: unknown }[] = [{ path: [], value: root }]
  for (let place = open.pop(); place; place = open.pop()) {
    const { path, value } = place
    const message = typeof value === 'string' ? faultOf(value) : null
    if (message) issues.push({ path, message })
    if (Array.isArray(value))
      value.forEach((item, index) => open.push({ path: [...path, index], value: item }))
    if (!isRecord(value)) continue
    for (const [key, item] of Object.entries(value)) {
      const fault = faultOf(key)
      if (fault) issues.push({ path, message: `has a key that ${fault}` })
      open.push({ path: [...path, key], value: item })
    }
  }

  return issues
}

function faultOf(text: string): string | null {
  if (text.includes('\0')) return NUL

  return /\p{Surrogate}/u.test(text) ? HALF : null
}
