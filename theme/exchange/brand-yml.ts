import { compileTheme } from '#theme/compile/compile-theme.ts'
import type { ResolvedVariables } from '#theme/compile/resolve.ts'
import { fontFamilies, isFontId } from '#theme/fonts/font-families.ts'
import { definitionOf, type VariableReference } from '#theme/variables.ts'
import type { FileContents, FileValue, NamedTheme, UnknownPart } from './file-contents.ts'
import { NO_NAME, ownPartOf } from './own-part.ts'
import { findAt, isYamlObject, leavesOf, parseYaml, printYaml, putAt, type YamlObject } from './yaml-file.ts'
import { printYamlValue, readYamlValue } from './yaml-values.ts'

/** Which variable stands where in a brand.yml. */
const paths: Readonly<Record<string, VariableReference>> = {
  'color.foreground': 'text-color',
  'color.background': 'color-paper',
  'color.primary': 'color-brand',
  'color.secondary': 'color-accent',
  'color.success': 'tone-positive-line',
  'color.info': 'tone-info-text',
  'color.warning': 'tone-warning-line',
  'color.danger': 'tone-critical-solid',
  'typography.base.family': 'face-text',
  'typography.base.size': 'type-body',
  'typography.base.weight': 'text-weight',
  'typography.base.line-height': 'text-leading',
  'typography.headings.family': 'face-display',
  'typography.headings.weight': 'heading-weight',
  'typography.headings.line-height': 'heading-leading',
  'typography.headings.color': 'heading-color',
  'typography.link.color': 'link-color',
  'typography.link.decoration': 'link-underline',
}

/** Where our own part stands: the format leaves `defaults` to whoever needs it. */
const OWN_PATH = ['defaults', 'marquee']

/** A theme as brand.yml: the colours and type that it has places for, and our own part. */
export const printBrandYml = ({ name, document }: NamedTheme): string => {
  const { resolved } = compileTheme(document)
  const brand = Object.entries(paths).reduce(
    (root, [path, reference]) =>
      putAt(root, path.split('.'), printYamlValue(reference, resolved.get(reference)?.value ?? '')),
    { meta: { name }, color: {}, typography: { fonts: fontSources(resolved) } } as YamlObject,
  )
  return printYaml(putAt(brand, OWN_PATH, ownPartOf(document)))
}

/** The families in use, once each; those of the device need no source. */
const fontSources = (resolved: ResolvedVariables) => {
  const ids = (['face-text', 'face-display'] as const).map(reference => resolved.get(reference)?.value)
  return [...new Set(ids)].flatMap(id =>
    isFontId(id) && fontFamilies[id].folder ? [{ family: fontFamilies[id].name, source: 'google' }] : [],
  )
}

/** Reads a brand.yml: names of the palette followed. Of a colour with two modes the light one is taken, the other told. */
export const readBrandYml = (text: string): FileContents => {
  const root = withShorthands(parseYaml(text))
  const [values, unknown]: [FileValue[], UnknownPart[]] = [[], []]
  for (const [path, raw] of leavesOf(withoutOwnPart(root))) {
    const name = path.join('.')
    const mode = path.at(-1)
    const isMode = mode === 'light' || mode === 'dark'
    const place = isMode && path.length > 2 ? path.slice(0, -1).join('.') : name
    const reference = Object.hasOwn(paths, place) ? paths[place] : undefined
    if (reference && place !== name && mode === 'dark') unknown.push({ name, problem: ONE_MODE })
    else if (reference)
      values.push({ reference, name, input: readYamlValue(reference, namedColor(root, { reference, raw })) })
    else if (!isDefinition(path)) unknown.push({ name, problem: path[0] === 'logo' ? A_PICTURE : NO_NAME })
  }
  const own = findAt(root, OWN_PATH)
  return { values, unknown, ...(own !== undefined && { own }) }
}

const ONE_MODE = 'is for the dark; a theme has one mode'
const A_PICTURE = 'is a picture, which is uploaded in the composer'

/** `base: Open Sans` says its family. */
const withShorthands = (root: YamlObject): YamlObject =>
  ['base', 'headings'].reduce((brand, part) => {
    const value = findAt(brand, ['typography', part])
    return typeof value === 'string' ? putAt(brand, ['typography', part], { family: value }) : brand
  }, root)

const withoutOwnPart = (root: YamlObject): YamlObject =>
  findAt(root, OWN_PATH) === undefined ? root : putAt(root, OWN_PATH, {})

/** A colour by its name in the palette or among the theme colours. */
const namedColor = (
  root: YamlObject,
  { reference, raw }: { reference: VariableReference; raw: unknown },
  depth = 0,
): unknown => {
  if (definitionOf(reference).kind !== 'color' || typeof raw !== 'string' || depth > 10) return raw
  const named = findAt(root, ['color', 'palette', raw]) ?? findAt(root, ['color', raw])
  const value = isYamlObject(named) ? (named.light ?? named.dark) : named
  return value === undefined || value === raw ? raw : namedColor(root, { reference, raw: value }, depth + 1)
}

/** Names and sources that other parts of the file use, and facts about it. */
const isDefinition = ([part, name]: readonly string[]) =>
  part === 'meta' || (part === 'color' && name === 'palette') || (part === 'typography' && name === 'fonts')
