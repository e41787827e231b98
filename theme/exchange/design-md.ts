import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { definitionOf, type VariableReference } from '#theme/variables.ts'
import { referenceOfName } from './common-names.ts'
import { componentNames, components, namedColors, sections } from './design-md-names.ts'
import { parseExchangeJson } from './exchange-json.ts'
import {
  ExchangeFileError,
  type FileContents,
  type FileValue,
  type NamedTheme,
  type UnknownPart,
} from './file-contents.ts'
import { fencesOf } from './markdown-fences.ts'
import { NO_NAME, ownPartOf } from './own-part.ts'
import {
  findAt,
  isYamlObject,
  leavesOf,
  parseYamlBlocks,
  printYaml,
  putAt,
  type YamlObject,
} from './yaml-file.ts'
import { printYamlValue, readYamlValue } from './yaml-values.ts'

/** The paths of the sections' tokens, each with its variable. */
const tokenPaths: readonly (readonly [readonly string[], VariableReference])[] = [
  ...Object.entries(namedColors).map(([name, reference]) => [['colors', name], reference] as const),
  ...leavesOf(sections).map(([path, reference]) => [path, reference as VariableReference] as const),
]

const componentPaths = leavesOf(components).map(
  ([path, reference]) => [['components', ...path], reference as VariableReference] as const,
)

const pathOf = (reference: VariableReference) =>
  tokenPaths.find(([, known]) => known === reference)?.[0] ?? ['colors', reference]

/**
 * A theme as Google's DESIGN.md (version alpha): colours, type, corners and space as front matter, our parts as components that name them,
 * sentences for those who read them, and last our own part.
 */
export const printDesignMd = ({ name, document }: NamedTheme): string => {
  const { resolved } = compileTheme(document)
  const own = JSON.stringify(ownPartOf(document), null, 2)
  return `---\n${printYaml(frontMatter(name, resolved))}---\n\n${proseOf(resolved)}\n## Marquee\n\nWhat the venue has set itself; all else follows from it.\n\n\`\`\`${OWN_FENCE}\n${own}\n\`\`\`\n`
}

const OWN_FENCE = 'json marquee'

const frontMatter = (name: string, resolved: ResolvedVariables): YamlObject => {
  const resolvedValue = (reference: VariableReference) =>
    printYamlValue(reference, resolved.get(reference)?.value ?? '')
  const named = [...new Set(componentPaths.map(([, reference]) => reference))].map(
    reference => [pathOf(reference), reference] as const,
  )
  const tokens = [...tokenPaths, ...named].reduce(
    (root, [path, reference]) => putAt(root, path, resolvedValue(reference)),
    { version: 'alpha', name } as YamlObject,
  )
  return componentPaths.reduce(
    (root, [path, reference]) => putAt(root, path, `{${pathOf(reference).join('.')}}`),
    tokens,
  )
}

const proseOf = (resolved: ResolvedVariables): string => {
  const printed = (reference: VariableReference) =>
    String(printYamlValue(reference, resolved.get(reference)?.value ?? ''))
  const colors = Object.entries(namedColors).map(
    ([name, reference]) => `- **${name} (${printed(reference)}):** ${definitionOf(reference).name}`,
  )
  return `## Colors

${colors.join('\n')}

## Typography

Headlines stand in ${printed('face-display')}, text in ${printed('face-text')}, buttons and fields in ${printed('face-control')}.

## Layout

Pages are ${printed('space-page')} wide with margins of ${printed('space-gutter')}. Sizes are those of a desk; on a phone they are smaller.

## Shapes

Parts have corners of ${printed('shape-radius')}, buttons of ${printed('shape-button')}.

## Components

Every colour of a part follows from the few above until the venue sets it.
`
}

/**
 * Reads a DESIGN.md: front matter and fenced YAML, token references followed. Throws an `ExchangeFileError` for one without tokens, with a
 * section twice, or with YAML that does not parse. Prose is not read.
 */
export const readDesignMd = (text: string): FileContents => {
  const plain = text.replaceAll('\r\n', '\n')
  const root = tokensIn(plain)
  const [values, unknown]: [FileValue[], UnknownPart[]] = [[], []]
  for (const [path, raw] of leavesOf(root)) {
    const name = path.join('.')
    const reference = referenceAt(path)
    const value = followed(root, raw)
    if (reference && !isYamlObject(value))
      values.push({ reference, name, input: readYamlValue(reference, value) })
    else if (!isSaidElsewhere(path, value)) unknown.push({ name, problem: NO_NAME })
  }
  return { values, unknown, ...ownPartIn(plain) }
}

const tokensIn = (text: string): YamlObject => {
  const front = /^\s*---\n([\s\S]*?)\n---(?:\n|$)/.exec(text)?.[1]
  const fenced = fencesOf(text).filter(({ language }) => language === 'yaml' || language === 'yml')
  const blocks = parseYamlBlocks([
    ...(front === undefined ? [] : [front]),
    ...fenced.map(({ content }) => content),
  ])
  if (blocks.length === 0)
    throw new ExchangeFileError('A DESIGN.md has its tokens as YAML between two lines ---')
  const names = blocks.flatMap(Object.keys)
  const known = new Set<string>()
  const twice = names.find(name => known.size === known.add(name).size)
  if (twice !== undefined) throw new ExchangeFileError(`The section ${twice} stands in it twice`)
  return Object.assign({}, ...blocks)
}

const ownPartIn = (text: string): { own?: unknown } => {
  const fence = fencesOf(text).find(({ language }) => language === OWN_FENCE)
  return fence ? { own: parseExchangeJson(fence.content, 'Our own part is not JSON') } : {}
}

const referencesByPath: ReadonlyMap<string, VariableReference> = new Map(
  [...tokenPaths, ...componentPaths].map(([path, reference]) => [path.join('.'), reference]),
)

const referenceAt = ([section, name = '', ...rest]: readonly string[]): VariableReference | undefined => {
  const plain = section === 'components' && Object.hasOwn(componentNames, name) ? componentNames[name] : name
  const known = referencesByPath.get([section, plain, ...rest].join('.'))
  return known ?? (section === 'colors' && rest.length === 0 ? referenceOfName(name) : undefined)
}

/** A value behind token references; one that names nothing, or itself, stays the reference, which no kind can read. */
const followed = (root: YamlObject, raw: unknown, depth = 0): unknown => {
  const pointer = typeof raw === 'string' ? /^\{([^{}]+)\}$/.exec(raw)?.[1] : undefined
  if (pointer === undefined || depth > 10) return raw
  const target = findAt(root, pointer.split('.'))
  return target === undefined ? raw : followed(root, target, depth + 1)
}

const FACTS = ['version', 'name', 'description', 'omitted']

/** Facts about the file, and the typography that a component names, which stands in its own section. */
const isSaidElsewhere = ([section = '']: readonly string[], value: unknown) =>
  FACTS.includes(section) || (section === 'components' && isYamlObject(value))
