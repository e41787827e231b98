/** A token of a file, its aliases followed: where it stands, its type, its value. */
export type ResolvedToken = {
  readonly path: readonly string[]
  readonly type: string
  readonly value: unknown
}

export type TokenProblem = { readonly path: readonly string[]; readonly problem: string }

type Json = Record<string, unknown>
type Place = { path: readonly string[]; type: string | undefined }

const MAX_DEPTH = 20

/** How many aliases are followed from one token to its value. */
const MAX_ALIASES = 20

export const isJsonObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * All tokens below `root` with their types, own or inherited, and their values, behind aliases (`{group.token}`, `$ref`). What cannot be
 * followed, has no type or extends another group is told by its path (format module 2025.10, sections 5 to 7).
 */
export const resolveTokens = (root: Json): { tokens: ResolvedToken[]; problems: TokenProblem[] } => {
  const tokens: ResolvedToken[] = []
  const problems: TokenProblem[] = []
  const visit = (node: Json, { path, type: inherited }: Place) => {
    const type = typeof node.$type === 'string' ? node.$type : inherited
    const fail = (problem: string) => void problems.push({ path, problem })
    if (path.length > MAX_DEPTH) return fail('stands too deep')
    if ('$extends' in node) fail('extends another group, which is not taken over')
    if ('$value' in node || '$ref' in node) {
      const target = follow(root, { token: node, type })
      if ('problem' in target) return fail(target.problem)
      return void tokens.push({ path: path.filter(name => name !== '$root'), ...target })
    }
    for (const [name, child] of Object.entries(node))
      if (isJsonObject(child) && (!name.startsWith('$') || name === '$root'))
        visit(child, { path: [...path, name], type })
  }
  visit(root, { path: [], type: undefined })
  return { tokens, problems }
}

type Target = { type: string; value: unknown } | { problem: string }

const follow = (root: Json, { token, type }: { token: Json; type: string | undefined }): Target => {
  const seen = new Set<unknown>()
  let present: Json = token
  let known = type
  while (!seen.has(present)) {
    if (seen.size > MAX_ALIASES) return { problem: `leads on over more than ${MAX_ALIASES} others` }
    seen.add(present)
    const pointer = pointerOf(present)
    if (!pointer) return known ? { type: known, value: present.$value } : { problem: 'has no type' }
    const found = lookUp(root, pointer)
    if (!found) return { problem: `names ${pointer.join('.')}, which is not in the file` }
    if (!('$value' in found.token) && !('$ref' in found.token))
      return { problem: `names ${pointer.join('.')}, which is no token` }
    known = typeof present.$type === 'string' ? known : (found.type ?? known)
    present = found.token
  }
  return { problem: 'names itself in a circle' }
}

/** Where an alias leads; undefined for a value. */
const pointerOf = ({ $value, $ref }: Json): string[] | undefined => {
  const reference = isJsonObject($value) && typeof $value.$ref === 'string' ? $value.$ref : $ref
  if (typeof reference === 'string')
    return reference
      .replace(/^#?\//, '')
      .replace(/\/\$value$/, '')
      .split('/')
      .map(part => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const alias = typeof $value === 'string' ? /^\{([^{}]+)\}$/.exec($value)?.[1] : undefined
  return alias?.split('.')
}

const lookUp = (root: Json, pointer: readonly string[]) => {
  let token: Json = root
  let type: string | undefined
  for (const name of pointer) {
    const next = Object.hasOwn(token, name) ? token[name] : undefined
    if (!isJsonObject(next)) return undefined
    token = next
    if (typeof token.$type === 'string') type = token.$type
  }
  return { token, type }
}
