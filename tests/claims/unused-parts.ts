import ts from 'typescript'
import type { Modules } from './live-exports.ts'
import type { Reference } from './read-module.ts'

type Source = { file: string; text: string }
/** What a function takes: its place among the parameters, or the name in the object that is the parameter. */
type Option = { place: number; key: string | null; name: string; hasDefault: boolean }
type Callee = { file: string; name: string; options: Option[]; calls: Call[]; isValue: boolean }
type Call = { node: ts.Node; isOwn: boolean }

const parse = ({ file, text }: Source) =>
  ts.createSourceFile(
    file,
    text,
    ts.ScriptTarget.Latest,
    true,
    file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  )

/**
 * Defaults that no caller leaves out, and optional parameters that no caller gives: what a test says of them is true of no screen or call.
 * A function that is also handed on as a value is left alone, and so is a caller that spreads what it gives.
 */
export function deadOptions(sources: readonly Source[], modules: Modules): string[] {
  const trees = sources.map(parse)
  const callees = new Map<string, Callee>()
  for (const tree of trees)
    for (const callee of calleesIn(tree)) callees.set(`${callee.file} ${callee.name}`, callee)
  for (const tree of trees) noteUses(tree)
  return [...callees.values()].flatMap(faultsOf)

  function noteUses(tree: ts.SourceFile) {
    const visit = (node: ts.Node): void => {
      if (ts.isIdentifier(node) && isUse(node)) {
        const callee = calleeOf(tree.fileName, node.text)
        if (callee && isCalled(node)) callee.calls.push({ node: node.parent, isOwn: isInside(node, callee) })
        else if (callee && !ts.isJsxClosingElement(node.parent)) callee.isValue = true
      }
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }

  function calleeOf(file: string, name: string): Callee | undefined {
    const origin = originOf({ file, name }, modules)
    return callees.get(`${origin.file} ${origin.name}`)
  }
}

function originOf(reference: Reference, modules: Modules, steps = 0): Reference {
  const next = modules.get(reference.file)?.imports.get(reference.name)
  return next && steps < 5 ? originOf(next, modules, steps + 1) : reference
}

function calleesIn(tree: ts.SourceFile): Callee[] {
  return tree.statements.flatMap(statement => {
    if (ts.isFunctionDeclaration(statement) && statement.name)
      return calleeFrom(tree, statement.name, statement)
    if (!ts.isVariableStatement(statement)) return []
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      initializer && ts.isIdentifier(name) && ts.isArrowFunction(initializer)
        ? calleeFrom(tree, name, initializer)
        : [],
    )
  })
}

function calleeFrom(
  tree: ts.SourceFile,
  name: ts.Identifier,
  { parameters }: ts.SignatureDeclaration,
): Callee[] {
  const options = parameters.flatMap(optionsOf)
  return options.length === 0
    ? []
    : [{ file: tree.fileName, name: name.text, options, calls: [], isValue: false }]
}

function optionsOf({ name, initializer, questionToken }: ts.ParameterDeclaration, place: number): Option[] {
  const hasDefault = Boolean(initializer)
  if (ts.isIdentifier(name))
    return hasDefault || questionToken ? [{ place, key: null, name: name.text, hasDefault }] : []
  if (!ts.isObjectBindingPattern(name)) return []
  return name.elements
    .filter(element => element.initializer)
    .map(element => (element.propertyName ?? element.name).getText())
    .map(key => ({ place, key, name: `{ ${key} }`, hasDefault: true }))
}

function faultsOf({ file, name, options, calls, isValue }: Callee): string[] {
  const others = calls.filter(({ isOwn }) => !isOwn)
  if (isValue || others.length === 0) return []
  return options.flatMap(option => {
    const given = others.map(({ node }) => isGiven(node, option))
    if (option.hasDefault && given.every(each => each === true))
      return [`${file}: ${name}(${option.name}): no caller leaves it out`]
    const isNever =
      given.every(each => each === false) && calls.every(({ node }) => isGiven(node, option) === false)
    return isNever ? [`${file}: ${name}(${option.name}): no caller gives it`] : []
  })
}

/** Whether a call gives what is optional; `null` when that cannot be read from it. */
function isGiven(call: ts.Node, { place, key }: Option): boolean | null {
  if (ts.isJsxOpeningElement(call) || ts.isJsxSelfClosingElement(call))
    return isAmong(key, { parts: call.attributes.properties, isSpread: ts.isJsxSpreadAttribute })
  if (!ts.isCallExpression(call) || call.arguments.some(ts.isSpreadElement)) return null
  const argument = call.arguments[place]
  if (!argument) return false
  if (key === null) return !(ts.isIdentifier(argument) && argument.text === 'undefined')
  if (!ts.isObjectLiteralExpression(argument)) return null
  return isAmong(key, { parts: argument.properties, isSpread: ts.isSpreadAssignment })
}

function isAmong(
  key: string | null,
  {
    parts,
    isSpread,
  }: { parts: readonly (ts.Node & { name?: ts.Node })[]; isSpread: (part: ts.Node) => boolean },
) {
  if (parts.some(({ name }) => name?.getText() === key)) return true
  return parts.some(isSpread) ? null : false
}

const isCalled = ({ parent }: ts.Identifier) =>
  ts.isCallExpression(parent) || ts.isJsxOpeningElement(parent) || ts.isJsxSelfClosingElement(parent)

/** Not where a name is declared, imported, exported, a key, or a type. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isCallExpression(parent)) return true
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node
  if (ts.isShorthandPropertyAssignment(parent)) return true
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isTypeQueryNode(parent)) return false
  return (
    !('name' in parent && parent.name === node) && !('propertyName' in parent && parent.propertyName === node)
  )
}

const isInside = (node: ts.Node, { file, name }: Callee): boolean => {
  if (node.getSourceFile().fileName !== file) return false
  for (let above: ts.Node | undefined = node; above; above = above.parent)
    if (
      (ts.isFunctionDeclaration(above) || ts.isVariableDeclaration(above)) &&
      above.name?.getText() === name
    )
      return true
  return false
}

/** A field of a named type whose name no code reads: neither `.field`, nor taken out of an object, nor named by a string. */
export function unreadFields(sources: readonly Source[]): string[] {
  const read = new Set<string>()
  const declared: { file: string; type: string; name: string }[] = []
  for (const tree of sources.map(parse)) {
    const visit = (node: ts.Node): void => {
      const name = readName(node)
      if (name !== null) read.add(name)
      if (ts.isPropertySignature(node) && ts.isIdentifier(node.name))
        declared.push({ file: tree.fileName, type: typeName(node), name: node.name.text })
      ts.forEachChild(node, visit)
    }
    visit(tree)
  }
  return declared
    .filter(({ name }) => !read.has(name))
    .map(({ file, type, name }) => `${file}: ${type}.${name}: no code reads it`)
}

function readName(node: ts.Node): string | null {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent))
    return (node.propertyName ?? node.name).getText()
  const isKey = node.parent && ts.isPropertyAssignment(node.parent) && node.parent.name === node
  return ts.isStringLiteralLike(node) && !isKey ? node.text : null
}

function typeName(node: ts.Node): string {
  for (let above = node.parent; above; above = above.parent)
    if (ts.isTypeAliasDeclaration(above) || ts.isInterfaceDeclaration(above)) return above.name.text
  return 'a type without a name'
}
